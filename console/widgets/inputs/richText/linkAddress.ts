import { findOwnPath } from '@board/schemas/facts/own-path'

const webAddress = /^https?:\/\/[^\s/\\]\S*$/i

/** Returns the address for a link; undefined if the server would remove it. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  const isOwn = !/\s/.test(address) && findOwnPath(address) !== undefined
  if (webAddress.test(address) || isOwn) return address
  const isHost = /^[\w-]+(\.[\w-]+)+(?:[/?#]\S*)?$/.test(address)
  return isHost ? `https://${address}` : undefined
}
