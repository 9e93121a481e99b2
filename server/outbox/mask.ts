/** An address as the log shows it: its first character and its domain, so that one's own can be told apart. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '***' : `${address.slice(0, 1)}***${address.slice(at)}`
}
