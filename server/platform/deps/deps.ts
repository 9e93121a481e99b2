import type { Identity } from '../actor.ts'
import type { Config } from '../config/config.ts'
import type { Database, Db } from '../database/open.ts'
import type { Changes } from '../database/replica/changes.ts'
import type { Replica } from '../database/replica/replica.ts'
import type { Keys } from '../keys/keys.ts'
import type { Journal } from '../logs/journal.ts'
import type { Dispatcher } from '../outbox/dispatcher.ts'
import type { Senders } from '../outbox/senders.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import type { Identities } from '../outgoing/identities.ts'
import type { FileStore } from '../storage/file-store.ts'
import type { Footprints } from './footprints.ts'
import type { KeptPages } from './kept-pages.ts'
import type { Metrics } from './metrics.ts'
import type { ConsolePages, PortalPages } from './pages.ts'

/** The external dependencies of the server, so that tests can pass their own. */
export type Deps = {
  config: Config
  database: Database
  keys: Keys
  /** The replica from which visitors read; absent if the site has none. */
  replica: Replica | undefined
  /** Receives the changes of other servers; it ends with the app. */
  changes: Changes
  /** The files in the storage in use, and in former ones. */
  files: FileStore
  clock: () => Date
  /** Cryptographically strong bytes. */
  random: (bytes: number) => Buffer
  /** Sends the letters that transactions put into the outbox; it reads the outbox after each such commit. */
  outbox: Dispatcher
  /** Tells whether codes can be sent by SMS or mail. */
  senders: Senders
  /** Finds the actor of a token. */
  identify: (db: Db, token: string | undefined, now: Date) => Promise<Identity>
  /** The connections to mail servers, SMS platforms and storages. */
  outgoing: Outgoing
  /** The sign-ins of other sites that are set up. */
  identities: Identities
  /** Writes the operation log and the error log; it ends with the app. */
  journal: Journal
  /** Records the visits of people; it ends with the app. */
  footprints: Footprints
  portal: PortalPages | undefined
  /** The visitors' pages of the portal that are kept for a moment. */
  keptPages: KeptPages
  console: ConsolePages | undefined
  /** Counts requests and jobs; it ends with the app. */
  metrics: Metrics
  /** True in tests: every answer of every status is validated against the contract. */
  validateResponses: boolean
}
