import type { Identity } from './actor.ts'
import type { Config } from './config.ts'
import type { Changes } from './database/changes.ts'
import type { Database, Db } from './database/open.ts'
import type { Replica } from './database/replica.ts'
import type { Metrics } from './health/metrics.ts'
import type { KeptPages } from './http/kept-pages.ts'
import type { ConsolePages, PortalPages } from './http/pages.ts'
import type { Keys } from './keys/keys.ts'
import type { Journal } from './logs/journal.ts'
import type { Dispatcher } from './outbox/dispatcher.ts'
import type { Outgoing } from './outgoing/addresses.ts'
import type { Identities } from './outgoing/identities.ts'
import type { FileStore } from './storage/file-store.ts'
import type { Footprints } from './tracking/footprints.ts'

/** Everything from outside that the server uses, so that tests can pass their own. */
export type Deps = {
  config: Config
  database: Database
  keys: Keys
  /** Answers what visitors read; absent where the site has none. */
  replica: Replica | undefined
  /** Hears what other servers change; it ends with the app. */
  changes: Changes
  /** Where uploads lie: in the storage in use, and in those that were. */
  files: FileStore
  clock: () => Date
  /** Cryptographically strong bytes. */
  random: (bytes: number) => Buffer
  /** Sends what transactions put into the outbox; looked at after each commit that did. */
  outbox: Dispatcher
  /** Finds whose session a token is. */
  identify: (db: Db, token: string | undefined, now: Date) => Promise<Identity>
  /** How the server reaches mail servers, SMS platforms and storages. */
  outgoing: Outgoing
  /** The sign-ins of other sites that are set up. */
  identities: Identities
  /** Takes down what staff do and what goes wrong; it ends with the app. */
  journal: Journal
  /** Takes down what people open and where they go; it ends with the app. */
  footprints: Footprints
  portal: PortalPages | undefined
  /** The visitors' pages of the portal that are kept for a moment. */
  keptPages: KeptPages
  console: ConsolePages | undefined
  /** Counts requests and jobs; it ends with the app. */
  metrics: Metrics
  /** Tests hold every answer of every status against the contract. */
  validateResponses: boolean
}
