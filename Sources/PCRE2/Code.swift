import CPCRE2

/// Owns one compiled `pcre2_code` and frees it exactly once.
@safe struct Code: ~Copyable, @unchecked Sendable {
  // `pcre2_code` is immutable after compilation and may be used by any number of threads (pcre2api(3), "Multithreading").
  let pointer: OpaquePointer

  init(compiling source: String) throws(PatternError) {
    var code: Int32 = 0
    var offset = 0
    let utf8 = Array(source.utf8)
    let options = PCRE2_UTF | PCRE2_MATCH_INVALID_UTF | PCRE2_NO_AUTO_CAPTURE | PCRE2_NEVER_BACKSLASH_C
    let compiled = unsafe utf8.withUnsafeBufferPointer { buffer in
      unsafe pcre2_compile_8(buffer.baseAddress, buffer.count, options, &code, &offset, nil)
    }
    guard let compiled = unsafe compiled else {
      throw PatternError(pattern: source, offset: offset, reason: Self.message(for: code))
    }
    unsafe pointer = compiled
  }

  deinit { unsafe pcre2_code_free_8(pointer) }

  /// Asks for machine code; where PCRE2 has no JIT for this processor the interpreter goes on serving.
  func translateToMachineCode() { _ = unsafe pcre2_jit_compile_8(pointer, PCRE2_JIT_COMPLETE) }

  func group(named name: String) -> Int? {
    let number = unsafe name.withCString { cString in
      unsafe cString.withMemoryRebound(to: UInt8.self, capacity: name.utf8.count + 1) { bytes in
        unsafe pcre2_substring_number_from_name_8(pointer, bytes)
      }
    }
    return number > 0 ? Int(number) : nil
  }

  private static func message(for code: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let length = unsafe buffer.withUnsafeMutableBufferPointer { bytes in
      unsafe pcre2_get_error_message_8(code, bytes.baseAddress, bytes.count)
    }
    return length > 0 ? String(decoding: buffer.prefix(Int(length)), as: UTF8.self) : "error \(code)"
  }
}
