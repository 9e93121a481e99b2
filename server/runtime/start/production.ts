import type { Config } from '../../platform/config/config.ts'
import { type Address, readAddress } from '../../platform/database/address.ts'
import type { Db } from '../../platform/database/open.ts'
import { addMark, findMark } from '../../platform/database/site-marks.ts'
import { demoMark } from './demo.ts'
import { isExamplePassword } from './example-passwords.ts'
import { hasAccounts, hasMarks } from './store.ts'

/** The set-up is not fit for real people's data. */
class ProductionRefused extends Error {
  override readonly name = 'ProductionRefused'
}

/** Passwords that everybody tries first. */
const commonPasswords = [
  'postgres',
  'password',
  'secret',
  'admin',
  'root',
  'changeme',
  '123456',
  'board',
  'test'
]

/** The mark of a database that a site in production has served. */
const productionMark = 'production'

/**
 * Refuses a set-up before anything is opened or created: production needs a real database with a password of its own,
 * and the address under which people reach the site.
 * @throws ProductionRefused naming everything that is missing
 */
export function requireProductionSettings(config: Config): void {
  const problems = productionProblems(config)
  if (problems.length > 0)
    throw new ProductionRefused(`MODE=production cannot start:\n  ${problems.join('\n  ')}`)
}

/**
 * Refuses a database that belongs to the other mode, before it is changed.
 * @throws ProductionRefused
 */
export async function requireDatabaseOfMode(
  { mode, isModeNamed }: Pick<Config, 'mode' | 'isModeNamed'>,
  db: Db
): Promise<void> {
  if (!(await hasMarks(db))) return
  const hasDemo = (await findMark(db, demoMark)) !== undefined
  if (mode === 'production' && hasDemo) {
    throw new ProductionRefused(
      'MODE=production cannot start:\n  The database holds demo data, whose accounts have known passwords: use an empty one.'
    )
  }
  if (mode === 'demo' && (await findMark(db, productionMark)) !== undefined) {
    throw new ProductionRefused(
      'The database holds the data of a site in production: start it with MODE=production, or use another database for a demo.'
    )
  }
  if (!isModeNamed && !hasDemo && (await hasAccounts(db))) {
    throw new ProductionRefused(
      'The database holds accounts that are not those of a demo: start it with MODE=production, or say MODE=demo if it is one.'
    )
  }
}

/** Notes that real people's data is in the database from now on. */
export const markProduction = (db: Db): Promise<void> => addMark(db, productionMark, '1')

/** Lists what these settings lack for production. */
export const productionProblems = (config: Config): string[] => [...configProblems(config)]

function* configProblems({ databaseUrl, databaseReadUrl, siteOrigin, thirdParties }: Config) {
  for (const [site, { clientSecret }] of Object.entries(thirdParties))
    if (isExamplePassword(clientSecret))
      yield `THIRD_PARTY_${site.toUpperCase()}_CLIENT_SECRET is that of an example: enter the one of the other site.`
  if (!siteOrigin) yield 'SITE_ORIGIN is missing: the https address that people type.'
  else if (!siteOrigin.startsWith('https:'))
    yield `SITE_ORIGIN is ${siteOrigin}, which is not an https address.`
  if (!databaseUrl) {
    yield 'DATABASE_URL is missing: the embedded database is for trying out, it does not survive a power cut.'
    return
  }
  const addresses = { DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseReadUrl }
  for (const [name, address] of Object.entries(addresses)) {
    const problem = address && addressProblem(name, address)
    if (problem) yield problem
  }
}

function addressProblem(name: string, address: string): string | undefined {
  try {
    return passwordProblem(readAddress(address), name)
  } catch (error) {
    // the message of a broken address may show its password, that of a file does not
    const file = error instanceof Error && 'path' in error ? `: ${error.message}` : ''
    return `${name} cannot be read${file}.`
  }
}

/**
 * Names the problem of the database’s password; undefined if it has none. It needs no password where the database knows the site otherwise: by its account
 * on the same machine, or by its certificate.
 */
export function passwordProblem(
  { user, password, isSocket, hasCertificate }: Address,
  name = 'DATABASE_URL'
): string | undefined {
  if (password === '') {
    if (isSocket || hasCertificate) return undefined
    return `${name} has no password, and goes neither by a unix socket nor with a client certificate.`
  }
  if (isExamplePassword(password))
    return `${name} has the password of an example, which everybody can read: choose another, such as that of openssl rand -hex 24.`
  const isCommon = commonPasswords.includes(password.toLowerCase()) || password === user
  return isCommon ? `${name} has a password that everybody tries first: choose another.` : undefined
}
