import { join, resolve } from 'node:path'
import { networks } from './outgoing/addresses.ts'
import { type ThirdParty, type ThirdPartyType, thirdPartyTypes } from './outgoing/identities.ts'

export type Mode = 'demo' | 'production'

/** How one server is set up; every field comes from the environment, see `readConfig`. */
export type Config = {
  mode: Mode
  /** Whether MODE is given: a site that nobody called a demo may have been meant for real people. */
  isModeNamed: boolean
  host: string
  port: number
  /** PostgreSQL; absent: the embedded database in `dataFolder`. */
  databaseUrl: string | undefined
  /** A streaming replica of it, which answers what visitors read; absent: there is none. */
  databaseReadUrl: string | undefined
  dataFolder: string
  keysFolder: string
  uploadFolder: string
  /** Where archives are put. */
  backupFolder: string
  /** Addresses whose X-Forwarded-For is believed: `false`, a number of hops, or a list of addresses. */
  trustProxy: false | number | string
  /** Scheme and host under which people reach the site; https turns HSTS on. */
  siteOrigin: string | undefined
  /** Requests worked on at once, before others hear 503. */
  maxInFlight: number
  /** Milliseconds that the event loop may be late before requests hear 503; 0: for ever. */
  maxDelay: number
  /** How many accounts' worth of writing, sending and searching one address may do. Decision 0041. */
  accountsPerAddress: number
  logLevel: string
  /** Private addresses or networks that mail and SMS may be sent to; absent: none. */
  privateTargets: readonly string[]
  /** The token that a monitor sends to read `/metrics`. Without one, only this machine may read it. */
  metricsToken: string | undefined
  /** Other sites' sign-ins by which people may sign in here. */
  thirdParties: Readonly<Partial<Record<ThirdPartyType, ThirdParty>>>
}

/** The error for a setting of the environment that cannot be used; the message names the variable. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused'
}

/** The default of `accountsPerAddress`. */
export const usualAccountsPerAddress = 20

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the set-up: PORT 8080, MODE demo or production, HOST 0.0.0.0 (all addresses, as behind a proxy or in a container; this
 * machine alone where MODE is not given), DATABASE_URL, DATABASE_READ_URL, DATA_DIR ./data, KEYS_DIR, UPLOAD_DIR, BACKUP_DIR, TRUST_PROXY, SITE_ORIGIN,
 * MAX_IN_FLIGHT, MAX_DELAY, ACCOUNTS_PER_ADDRESS, LOG_LEVEL, PRIVATE_TARGETS, METRICS_TOKEN, and of each third party THIRD_PARTY_QQ_ISSUER, _CLIENT_ID,
 * _CLIENT_SECRET (QQ, WECHAT, SINA, PEOPLEPASS).
 * @throws ConfigRefused
 */
export function readConfig(environment: Environment, folder = process.cwd()): Config {
  const dataFolder = resolve(folder, environment.DATA_DIR || 'data')
  const mode = environment.MODE || 'demo'
  if (mode !== 'demo' && mode !== 'production')
    throw new ConfigRefused(`MODE is demo or production, not ${mode}`)
  return {
    mode,
    isModeNamed: Boolean(environment.MODE),
    host: readHost(environment),
    port: readNumber(environment, 'PORT', 8080, 0, 65_535),
    databaseUrl: environment.DATABASE_URL || undefined,
    databaseReadUrl: readReplica(environment),
    dataFolder,
    keysFolder: environment.KEYS_DIR ? resolve(folder, environment.KEYS_DIR) : join(dataFolder, 'keys'),
    uploadFolder: environment.UPLOAD_DIR
      ? resolve(folder, environment.UPLOAD_DIR)
      : join(dataFolder, 'uploads'),
    backupFolder: environment.BACKUP_DIR
      ? resolve(folder, environment.BACKUP_DIR)
      : join(dataFolder, 'backups'),
    trustProxy: readTrust(environment.TRUST_PROXY),
    siteOrigin: readOrigin(environment.SITE_ORIGIN),
    maxInFlight: readNumber(environment, 'MAX_IN_FLIGHT', 400, 1, 100_000),
    maxDelay: readNumber(environment, 'MAX_DELAY', 1000, 0, 60_000),
    accountsPerAddress: readNumber(environment, 'ACCOUNTS_PER_ADDRESS', usualAccountsPerAddress, 1, 100_000),
    logLevel: environment.LOG_LEVEL || (mode === 'demo' ? 'warn' : 'info'),
    privateTargets: readNetworks(environment.PRIVATE_TARGETS),
    metricsToken: readToken(environment.METRICS_TOKEN),
    thirdParties: readThirdParties(environment)
  }
}

/** A site that nobody called a demo may be meant for real people: without MODE it is reached from this machine alone. */
function readHost({ HOST, MODE }: Environment): string {
  const host = HOST || (MODE ? '0.0.0.0' : '127.0.0.1')
  if (MODE || /^(127\.[\d.]+|::1|localhost)$/.test(host)) return host
  throw new ConfigRefused(
    `HOST=${host} serves other machines: say MODE=production for a real site, or MODE=demo to show the demo to them`
  )
}

function readReplica({ DATABASE_URL, DATABASE_READ_URL }: Environment): string | undefined {
  if (!DATABASE_READ_URL) return undefined
  if (DATABASE_URL) return DATABASE_READ_URL
  throw new ConfigRefused('DATABASE_READ_URL is a replica of the database in DATABASE_URL, which is missing')
}

function readNumber(
  environment: Environment,
  name: string,
  otherwise: number,
  min: number,
  max: number
): number {
  const text = environment[name]
  if (!text) return otherwise
  const value = Number(text)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new ConfigRefused(`${name} is a whole number from ${min} to ${max}, not ${text}`)
}

/** `true` would believe anybody who writes the header, so it is not offered. */
function readTrust(text: string | undefined): Config['trustProxy'] {
  if (!text || text === 'false') return false
  if (/^\d+$/.test(text)) return Number(text)
  if (/^[\da-f.:/, ]+$|^(loopback|linklocal|uniquelocal)(, ?(loopback|linklocal|uniquelocal))*$/i.test(text))
    return text
  throw new ConfigRefused(`TRUST_PROXY is a number of hops, or a list of addresses or networks, not ${text}`)
}

function readToken(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^[\w.~+/=-]{16,200}$/.test(text)) return text
  throw new ConfigRefused('METRICS_TOKEN has 16 to 200 letters, digits or . ~ + / = _ - characters')
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin
  throw new ConfigRefused(`SITE_ORIGIN is a scheme and a host such as https://board.example.org, not ${text}`)
}

function readNetworks(text = ''): string[] {
  const list = text.split(',').flatMap(one => one.trim() || [])
  try {
    networks(list)
  } catch (error) {
    const wrong = error instanceof Error ? error.message : text
    throw new ConfigRefused(
      `PRIVATE_TARGETS is a list of addresses or networks such as 10.1.2.0/24, not ${wrong}`
    )
  }
  return list
}

function readThirdParties(environment: Environment): Config['thirdParties'] {
  const found: Partial<Record<ThirdPartyType, ThirdParty>> = {}
  for (const type of thirdPartyTypes) {
    const prefix = `THIRD_PARTY_${type.toUpperCase()}_`
    const [issuer, clientId, clientSecret] = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'].map(
      name => environment[prefix + name]
    )
    if (!issuer && !clientId && !clientSecret) continue
    if (!issuer || !clientId || !clientSecret)
      throw new ConfigRefused(`${prefix}ISSUER, ${prefix}CLIENT_ID and ${prefix}CLIENT_SECRET come together`)
    if (!URL.canParse(issuer) || !/^https?:/.test(issuer))
      throw new ConfigRefused(`${prefix}ISSUER is an address such as https://id.example.org, not ${issuer}`)
    if (!environment.SITE_ORIGIN)
      throw new ConfigRefused(`${prefix}ISSUER needs SITE_ORIGIN, to come back to`)
    found[type] = { issuer, clientId, clientSecret }
  }
  return found
}
