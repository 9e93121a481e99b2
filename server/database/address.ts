import pg from 'pg'

/** How the driver will reach the database: the address, completed by the variables of PostgreSQL such as PGPASSWORD. */
export interface Address {
  readonly user: string
  readonly password: string
  /** Reached by a file of this machine, so that the database knows the account of the caller. */
  readonly isSocket: boolean
  /** The site proves itself with a certificate. */
  readonly hasCertificate: boolean
}

/**
 * Reads an address as the driver does; connects to nothing.
 * @throws Error where it cannot be read, or names a certificate that cannot be read
 */
export function readAddress(url: string): Address {
  const { user = '', password, host, ssl } = new pg.Client({ connectionString: url })
  // the types know a boolean alone, the driver keeps the whole set-up of TLS
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
