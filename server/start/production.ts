import type { Config } from '../config.ts'
import type { Db } from '../database/open.ts'
import { findMark } from '../database/site-marks.ts'
import { demoMark } from './demo.ts'

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

/**
 * In production: a real database with a password of its own, the address under which people reach the site, and
 * no demo data. @throws ProductionRefused naming everything that is missing
 */
export async function requireProduction(config: Config, db: Db): Promise<void> {
  const problems: string[] = [...configProblems(config)]
  if ((await findMark(db, demoMark)) !== undefined) {
    problems.push('The database holds demo data, whose accounts have known passwords: use an empty one.')
  }
  if (problems.length > 0)
    throw new ProductionRefused(`MODE=production cannot start:\n  ${problems.join('\n  ')}`)
}

function* configProblems({ databaseUrl, siteOrigin }: Config) {
  if (!siteOrigin?.startsWith('https:')) yield 'SITE_ORIGIN is missing, or is not an https address.'
  if (!databaseUrl) {
    yield 'DATABASE_URL is missing: the embedded database is for trying out, it does not survive a power cut.'
    return
  }
  const { password, username, hostname } = new URL(databaseUrl)
  const isCommon =
    commonPasswords.includes(password.toLowerCase()) || (password !== '' && password === username)
  if (isCommon) yield 'DATABASE_URL has a password that everybody tries first: choose another.'
  if (password === '' && hostname !== '' && !process.env.PGPASSWORD) yield 'DATABASE_URL has no password.'
}
