import type { Config } from '../../platform/config/config.ts'
import { DatabaseUnavailable } from '../../platform/database/unavailable.ts'
import type { DemoAccount } from './demo.ts'

/** One line for whoever started the server. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Prints where the site is, and who can sign in. */
export function printAddresses(port: number, config: Config, accounts: readonly DemoAccount[]): void {
  say(`\n${describeSite(port, config, accounts)}`)
}

/** Returns the lines that say where the site is, and who can sign in. */
export function describeSite(
  port: number,
  { siteOrigin, mode, host, version }: Config,
  accounts: readonly DemoAccount[]
): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const origin = siteOrigin ?? `http://${name}:${port}`
  const lines = [
    `The board is ready (${mode}):`,
    `  citizens        ${origin}/`,
    `  institutions    ${origin}/g`,
    `  administration  ${origin}/admin`,
    `  version         ${version}`
  ]
  const width = Math.max(...accounts.map(({ username }) => username.length))
  const rows = accounts.map(
    ({ username, password, role, page }) => `  ${username.padEnd(width)}  ${password}  ${role}, at ${page}`
  )
  return [...lines, ...(rows.length > 0 ? ['', 'Demo accounts:', ...rows] : [])].join('\n')
}

/** Explains an error that stopped the start, in words that somebody can act on. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port, path } = error as Error & { code?: string; port?: number; path?: string }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${(port ?? 8080) + 1} npm start`
  }
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used by this user. Choose one above 1023: PORT=8080 npm start`
  if (code === 'EACCES')
    return `${error.message}. Give the folder and its files to the account that runs the site.`
  if (code === 'ENOENT' && path?.endsWith('.ts'))
    return `A file of the program is missing: ${path}. Install this version again.`
  if (code === 'ENOSPC') return 'The disk is full. Free some space, and start again.'
  if (error instanceof DatabaseUnavailable && error.cause instanceof Error)
    return `${error.message}: ${error.cause.message}. Check DATABASE_URL, and that PostgreSQL runs.`
  return plainErrors.includes(error.name) ? error.message : (error.stack ?? error.message)
}

/** Errors whose message says all that is needed. */
const plainErrors = [
  'ConfigRefused',
  'DatabaseRefused',
  'FolderInUse',
  'MigrationRefused',
  'KeysRefused',
  'ProductionRefused',
  'DatabaseUnavailable'
]
