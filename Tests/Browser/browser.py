"""Drives a headless Chromium over a pipe with the DevTools protocol; needs nothing but Python's standard library."""

import base64
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time


def find_browser():
    """The path of a Chromium; None if there is none."""
    names = [os.environ.get("LIFELOG_BROWSER"), "chromium", "chromium-browser", "google-chrome", "chrome"]
    return next((path for path in map(shutil.which, filter(None, names)) if path), None)


class Browser:
    """One browser with one page; what the console says is kept."""

    def __init__(self, path, width=1280, height=800, dark=False, touch=False, scale=1):
        self.folder = tempfile.mkdtemp(prefix="lifelog-browser-")
        to_read, self.to_browser = os.pipe()
        self.from_browser, to_write = os.pipe()
        arguments = [
            path, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--no-first-run", "--disable-extensions", "--disable-background-networking", "--hide-scrollbars",
            f"--user-data-dir={self.folder}", f"--window-size={width},{height}", "about:blank",
        ]

        def connect():
            # The protocol wants exactly these two; copies first, so that neither overwrites the other.
            source, sink = os.dup(to_read), os.dup(to_write)
            os.dup2(source, 3)
            os.dup2(sink, 4)

        self.process = subprocess.Popen(
            arguments, preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        os.close(to_read)
        os.close(to_write)
        self.buffer, self.number, self.events, self.messages, self.session = b"", 0, [], [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=touch)
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    # Protocol

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to_browser, data):]
        while True:
            answer = self.receive(60)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.keep(answer)

    def receive(self, seconds):
        deadline = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            if not select.select([self.from_browser], [], [], max(0, deadline - time.monotonic()))[0]:
                raise TimeoutError("the browser does not answer")
            data = os.read(self.from_browser, 1 << 16)
            if not data:
                raise EOFError("the browser has gone")
            self.buffer += data
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def keep(self, event):
        method, parameters = event.get("method"), event.get("params", {})
        if method == "Runtime.consoleAPICalled":
            self.messages.append(" ".join(str(item.get("value", item.get("description"))) for item in parameters["args"]))
        elif method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.messages.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Log.entryAdded":
            self.messages.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.events.append(("request", parameters["request"]["url"]))
        elif method:
            self.events.append((method, parameters))

    def wait(self, method, seconds=30):
        deadline = time.monotonic() + seconds
        while not any(name == method for name, _ in self.events):
            self.keep(self.receive(max(0, deadline - time.monotonic())))

    # What people do

    def open(self, path):
        """Opens a file; returns the seconds until it answered after its first drawing."""
        self.events = []
        start = time.monotonic()
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        self.wait("Page.loadEventFired", 60)
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")
        return time.monotonic() - start

    def evaluate(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", "exception"))
        return result["result"].get("value")

    def settle(self):
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")

    def place(self, selector):
        return self.evaluate(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            "return [box.left + box.width / 2, box.top + box.height / 2]; })()")

    def click(self, selector):
        self.evaluate(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'nearest'}})")
        self.press_at(*self.place(selector))

    def press_at(self, x, y, count=1):
        for kind in ["mousePressed", "mouseReleased"]:
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=count)
        self.settle()

    def move(self, x, y):
        self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        self.settle()

    def wheel(self, x, y, lines, control=False):
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=lines, modifiers=2 if control else 0)
        self.settle()

    def type(self, text):
        self.call("Input.insertText", text=text)
        self.settle()

    def key(self, name, code=0):
        text = name if len(name) == 1 else ""
        self.call("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", key=name, code=name, text=text,
                  windowsVirtualKeyCode=code)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=name, code=name, windowsVirtualKeyCode=code)
        self.settle()

    def touch(self, kind, points):
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])
        self.settle()

    def picture(self, path, whole=False):
        data = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=whole)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def paper(self, path):
        data = self.call("Page.printToPDF", printBackground=True, paperWidth=8.27, paperHeight=11.69)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        for end in [self.to_browser, self.from_browser]:
            os.close(end)
        shutil.rmtree(self.folder, ignore_errors=True)
