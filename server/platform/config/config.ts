import { join, resolve } from 'node:path'
import { uploadLimits } from '@board/schemas/facts/uploads'
import { networks } from '../outgoing/addresses.ts'
import {
  hasOwnProtocol,
  type OwnProtocolType,
  ownProtocolAddresses,
  type ThirdParty,
  type ThirdPartyType,
  thirdPartyTypes
} from '../outgoing/identities.ts'
import { findVersion } from './version.ts'

export type Mode = 'demo' | 'production'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

/** The configuration of one server; every field but the version comes from the environment, see `readConfig`. */
export type Config = {
  /** The version of the program, with its commit where it is known. */
  version: string
  mode: Mode
  /** True if MODE is set: a site without MODE may have been meant for real people, and not as a demo. */
  isModeNamed: boolean
  host: string
  port: number
  /** The address of PostgreSQL; if absent, the embedded database in `dataFolder` is used. */
  databaseUrl: string | undefined
  /** A streaming replica of it, which answers what visitors read; absent: there is none. */
  databaseReadUrl: string | undefined
  dataFolder: string
  keysFolder: string
  uploadFolder: string
  /** The folder for archives. */
  backupFolder: string
  /** The proxies whose X-Forwarded-For is trusted: `false`, a number of hops, or a list of addresses. */
  trustProxy: false | number | string
  /** Scheme and host under which people reach the site; https enables HSTS. */
  siteOrigin: string | undefined
  /** Requests processed at once, before others get a 503. */
  maxInFlight: number
  /** Milliseconds that the event loop may be late before requests get a 503; 0 for no limit. */
  maxDelay: number
  /** The number of accounts whose limits of writing, sending and searching one address may use. Decision 0041. */
  accountsPerAddress: number
  /** Bytes from which a picture or a video is refused. Specification 5. */
  uploadLimits: Readonly<Record<'image' | 'video', number>>
  logLevel: LogLevel
  /** True if each statement of the database is written to the error output; in production without its values. */
  logSql: boolean
  /** Private addresses or networks to which mail and SMS may be sent; none if absent. */
  privateTargets: readonly string[]
  /** The token that a monitor sends to read `/metrics`. Without one, only this machine may read it. */
  metricsToken: string | undefined
  /** The collector of traces, and the share of them that it gets; absent: nothing is traced. */
  traces: { readonly endpoint: string; readonly ratio: number } | undefined
  /** The sign-ins of other sites by which people may sign in here. */
  thirdParties: Readonly<Partial<Record<ThirdPartyType, ThirdParty>>>
}

/** The error for a setting of the environment that cannot be used; the message names the variable. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused'
}

/** The default of `accountsPerAddress`. */
export const usualAccountsPerAddress = 20

type ThirdPartyField = 'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET'

/** Returns the variable of a third party, such as THIRD_PARTY_QQ_ISSUER. */
const thirdPartyVariable = <Type extends ThirdPartyType, Field extends string>(type: Type, field: Field) =>
  `THIRD_PARTY_${type.toUpperCase() as Uppercase<Type>}_${field}` as const

const clientVariables = (type: ThirdPartyType) =>
  (['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'] satisfies ThirdPartyField[]).map(field =>
    thirdPartyVariable(type, field)
  )

/** Returns the variables for the addresses of a third party that has a protocol of its own. */
const addressVariables = (type: OwnProtocolType) =>
  [thirdPartyVariable(type, 'SIGN_IN_URL'), thirdPartyVariable(type, 'API_URL')] as const

/** The environment variables of the site. The section Settings of docs/guide/operations.md explains each. */
export const variables = [
  'MODE',
  'SITE_ORIGIN',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'HOST',
  'PORT',
  'TRUST_PROXY',
  'DATA_DIR',
  'KEYS_DIR',
  'UPLOAD_DIR',
  'BACKUP_DIR',
  'PRIVATE_TARGETS',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER_ARG',
  'LOG_LEVEL',
  'LOG_SQL',
  'ACCOUNTS_PER_ADDRESS',
  'MAX_IN_FLIGHT',
  'MAX_DELAY',
  'SITE_REVISION',
  ...thirdPartyTypes.flatMap(clientVariables),
  ...thirdPartyTypes.filter(hasOwnProtocol).flatMap(addressVariables)
] as const

type Variable = (typeof variables)[number]

type Environment = Readonly<Partial<Record<Variable, string | undefined>>>

/**
 * Reads the configuration from `variables`. HOST is 0.0.0.0 by default, for a proxy or a container; without MODE, only this
 * machine is served.
 * @throws ConfigRefused
 */
export function readConfig(environment: Environment, folder = process.cwd()): Config {
  const dataFolder = resolve(folder, environment.DATA_DIR || 'data')
  const mode = environment.MODE || 'demo'
  if (mode !== 'demo' && mode !== 'production')
    throw new ConfigRefused(`MODE is demo or production, not ${mode}`)
  return {
    version: findVersion(readRevision(environment.SITE_REVISION)),
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
    uploadLimits,
    accountsPerAddress: readNumber(environment, 'ACCOUNTS_PER_ADDRESS', usualAccountsPerAddress, 1, 100_000),
    logLevel: readLogLevel(environment.LOG_LEVEL || (mode === 'demo' ? 'warn' : 'info')),
    logSql: readNumber(environment, 'LOG_SQL', 0, 0, 1) === 1,
    privateTargets: readNetworks(environment.PRIVATE_TARGETS),
    metricsToken: readToken(environment.METRICS_TOKEN),
    traces: readTraces(environment),
    thirdParties: readThirdParties(environment)
  }
}

/** Reads the host. A site without MODE may be meant for real people, so it is reachable only from this machine. */
function readHost({ HOST, MODE }: Environment): string {
  const host = HOST || (MODE ? '0.0.0.0' : '127.0.0.1')
  if (MODE || /^(127\.[\d.]+|::1|localhost)$/.test(host)) return host
  throw new ConfigRefused(
    `HOST=${host} serves other machines: say MODE=production for a real site, or MODE=demo to show the demo to them`
  )
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find(one => one === text)
  if (level) return level
  throw new ConfigRefused(`LOG_LEVEL is one of ${logLevels.join(', ')}, not ${text}`)
}

function readReplica({ DATABASE_URL, DATABASE_READ_URL }: Environment): string | undefined {
  if (!DATABASE_READ_URL) return undefined
  if (DATABASE_URL) return DATABASE_READ_URL
  throw new ConfigRefused('DATABASE_READ_URL is a replica of the database in DATABASE_URL, which is missing')
}

function readNumber(
  environment: Environment,
  name: Variable,
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

/** Reads the trusted proxies. `true` is not offered, because it would trust everybody who writes the header. */
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

function readTraces({
  OTEL_EXPORTER_OTLP_ENDPOINT: base,
  OTEL_TRACES_SAMPLER_ARG: share = '1'
}: Environment): Config['traces'] {
  if (!base) return undefined
  const url = URL.canParse(base) ? new URL(base) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search)
    throw new ConfigRefused(
      'OTEL_EXPORTER_OTLP_ENDPOINT is the address of a collector such as http://127.0.0.1:4318'
    )
  const ratio = Number(share)
  if (share.trim() === '' || !(ratio >= 0 && ratio <= 1))
    throw new ConfigRefused(`OTEL_TRACES_SAMPLER_ARG is a number from 0 to 1, not ${share}`)
  return { endpoint: `${url.href.replace(/\/$/, '')}/v1/traces`, ratio }
}

function readOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) return url.origin
  throw new ConfigRefused(`SITE_ORIGIN is a scheme and a host such as https://board.example.org, not ${text}`)
}

function readRevision(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (/^[0-9a-f]{7,64}$/.test(text)) return text
  throw new ConfigRefused(
    `SITE_REVISION is a commit such as 1a2b3c4d5e6f, as git rev-parse HEAD prints it, not ${text}`
  )
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

/** Reads the third parties; without an issuer, one that has a protocol of its own is reached by that. Decision 0170. */
function readThirdParties(environment: Environment): Config['thirdParties'] {
  const found: Partial<Record<ThirdPartyType, ThirdParty>> = {}
  for (const type of thirdPartyTypes) {
    const party = readThirdParty(environment, type)
    if (!party) continue
    if (!environment.SITE_ORIGIN)
      throw new ConfigRefused(`${thirdPartyVariable(type, 'CLIENT_ID')} needs SITE_ORIGIN, to come back to`)
    found[type] = party
  }
  return found
}

function readThirdParty(environment: Environment, type: ThirdPartyType): ThirdParty | undefined {
  const names = clientVariables(type)
  const [issuer, clientId, clientSecret] = names.map(name => environment[name])
  const addresses = hasOwnProtocol(type) ? addressVariables(type) : []
  const named = addresses.filter(name => environment[name])
  if (!issuer && !clientId && !clientSecret && named.length === 0) return undefined
  const required = hasOwnProtocol(type) ? names.slice(1) : names
  if (!clientId || !clientSecret || (!issuer && !hasOwnProtocol(type)))
    throw new ConfigRefused(`${required.slice(0, -1).join(', ')} and ${required.at(-1)} come together`)
  if (issuer) {
    const name = thirdPartyVariable(type, 'ISSUER')
    if (named[0]) throw new ConfigRefused(`${name} and ${named[0]} exclude each other`)
    requireAddress(name, issuer)
    return { issuer, clientId, clientSecret }
  }
  if (!hasOwnProtocol(type)) return undefined
  const usual = ownProtocolAddresses[type]
  const [signInName, apiName] = addressVariables(type)
  const signInUrl = readAddress(environment, signInName) ?? usual.signInUrl
  const apiUrl = readAddress(environment, apiName) ?? usual.apiUrl
  return { signInUrl, apiUrl, clientId, clientSecret }
}

/** Reads an address that paths are appended to. */
function readAddress(environment: Environment, name: Variable): string | undefined {
  const text = environment[name]
  if (!text) return undefined
  const { search, hash } = requireAddress(name, text)
  if (search || hash) throw new ConfigRefused(`${name} is an address without a query, not ${text}`)
  return text.replace(/\/$/, '')
}

function requireAddress(name: Variable, text: string): URL {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text)
  throw new ConfigRefused(`${name} is an address such as https://id.example.org, not ${text}`)
}
