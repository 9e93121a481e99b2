const webAddress = /^https?:\/\/[^\s/\\]\S*$/i
const ownPath = /^\/(?![/\\])\S*$/

/** Returns the address for a link; undefined if the server would remove it. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (webAddress.test(address) || ownPath.test(address)) return address
  const isHost = /^[\w-]+(\.[\w-]+)+(?:[/?#]\S*)?$/.test(address)
  return isHost ? `https://${address}` : undefined
}
