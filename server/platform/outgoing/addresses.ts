/**
 * The addresses to which the server may connect on its own. Private networks are refused unless the configuration opens
 * them.
 */
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { SendFailure } from './failure.ts'

/** Networks without public addresses (IANA's special-purpose registries), v4 and v6. */
const special = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // addresses that contain a v4 address (compatible, NAT64, 6to4, Teredo) could lead to a private one; mapped ones are
  // checked as v4
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2002::/16',
  '2001:db8::/32',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8'
]

/**
 * Parses a list of networks, such as `10.1.2.0/24` or `127.0.0.1`.
 * @throws Error with the entry that is not a network
 */
export function networks(list: readonly string[]): BlockList {
  const found = new BlockList()
  for (const text of list) {
    const [address = '', prefix] = text.split('/')
    const family = isIP(address)
    const bits = prefix === undefined ? (family === 4 ? 32 : 128) : Number(prefix || Number.NaN)
    if (family === 0 || !Number.isInteger(bits) || bits < 0 || bits > (family === 4 ? 32 : 128))
      throw new Error(text)
    found.addSubnet(address, bits, family === 4 ? 'ipv4' : 'ipv6')
  }
  return found
}

const closed = networks(special)
const holds = (list: BlockList, address: string) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An address to connect to, and whether it is in an opened network. */
export interface Target {
  readonly address: string
  readonly family: 4 | 6
  readonly isOpened: boolean
}

/** The settings and services for connections to other servers. */
export interface Outgoing {
  /** Private networks to which connections are allowed. */
  readonly opened: BlockList
  /** Looks up the addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly { address: string }[]>
  /** Certificates in PEM that are trusted in addition to those of the machine. */
  readonly ca?: string
}

/**
 * Returns the settings for production, with these private networks opened.
 * @throws Error with the entry that is not a network
 */
export const outgoingOf = (opened: readonly string[]): Outgoing => ({
  opened: networks(opened),
  resolve: host => lookup(host, { all: true })
})

/** The failure for a host without an address, or with a private one. */
export class NoTarget extends SendFailure {
  readonly why: 'noAddress' | 'privateAddress'

  constructor(why: NoTarget['why'], message: string) {
    super('unreachable', message)
    this.why = why
  }
}

/**
 * Returns the address of a host. The caller must connect to this address and not look the host up again, because a
 * second answer could be another address.
 * @throws NoTarget if the host has no address, or if one of its addresses is private
 */
export async function targetOf(host: string, outgoing: Outgoing): Promise<Target> {
  const found = await addressesOf(host.replace(/^\[|\]$/g, ''), outgoing)
  const [first] = found
  if (!first) throw new NoTarget('noAddress', `${host} has no address`)
  const isOpen = (address: string) => holds(outgoing.opened, address)
  if (found.some(({ address }) => holds(closed, address) && !isOpen(address)))
    throw new NoTarget('privateAddress', `${host} is a private address that PRIVATE_TARGETS does not name`)
  const { address } = first
  return { address, family: isIP(address) === 6 ? 6 : 4, isOpened: isOpen(address) }
}

async function addressesOf(host: string, { resolve }: Outgoing): Promise<readonly { address: string }[]> {
  if (isIP(host)) return [{ address: host }]
  try {
    return await resolve(host)
  } catch {
    throw new NoTarget('noAddress', `${host} has no address`)
  }
}
