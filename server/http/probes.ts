/** Addresses that orchestrators ask; they stand outside the contract, and are answered whatever the load. */
export const probes = { alive: '/healthz', ready: '/readyz' } as const

const addresses: readonly string[] = Object.values(probes)

/** Tells whether a request asks for the health of the server. */
export const isProbe = (url: string): boolean =>
  url.startsWith('/health/') || addresses.includes(url.split('?', 1)[0] ?? '')
