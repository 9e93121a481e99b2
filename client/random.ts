/** Returns 32 hex digits from the device's random source. It works on plain HTTP, where `randomUUID` is missing. */
export function randomHex(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}

/** Returns bytes as lower-case hex. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
