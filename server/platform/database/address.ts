import pg from 'pg'

/** How the driver reaches the database: its address, completed by the variables of PostgreSQL, such as PGPASSWORD. */
export interface Address {
  readonly user: string
  readonly password: string
  /**
   * True if the site reaches the database through a socket file of this machine. The database then knows the caller's
   * account.
   */
  readonly isSocket: boolean
  /** True if the site proves its identity with a certificate. */
  readonly hasCertificate: boolean
}

/**
 * Reads an address as the driver does. It does not connect.
 * @throws Error if it cannot read the address, or a certificate that the address names
 */
export function readAddress(url: string): Address {
  const { user = '', password, host, ssl } = new pg.Client({ connectionString: url })
  // the types allow only a boolean; the driver keeps all settings of TLS here
  const tls: unknown = ssl
  const hasCertificate =
    typeof tls === 'object' &&
    tls !== null &&
    'cert' in tls &&
    Boolean(tls.cert) &&
    'key' in tls &&
    Boolean(tls.key)
  return { user, password: password ?? '', isSocket: host.startsWith('/'), hasCertificate }
}
