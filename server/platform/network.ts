import { isIPv6 } from 'node:net'

/**
 * Returns the address of a sign-in as its owner reads it, without the end: `203.0.113.*`, or the first three groups of
 * IPv6. A list of whole addresses would show a reader of the screen where the owner lives and works.
 */
export function maskIp(address: string): string {
  const network = networkOf(address)
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}:*`
  const end = network.lastIndexOf('.') + 1
  return end > 0 ? `${network.slice(0, end)}*` : network
}

/**
 * Returns the network under which an address is counted: an IPv4 address itself; for IPv6 the /64 network, which belongs
 * to one household or machine. An IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [whole = ''] = plain.split('%')
  // the last two groups may be written as an IPv4 address
  const [head = '', tail] = whole.replace(/(?:\d{1,3}\.){3}\d{1,3}$/, '0:0').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  const first = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}
