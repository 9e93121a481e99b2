import { randomBytes } from 'node:crypto'
import { localStore } from './attachments/local-store.ts'
import type { Config } from './config.ts'
import type { Database } from './database/open.ts'
import type { Deps } from './deps.ts'
import type { Keys } from './keys/keys.ts'
import { journalOf } from './logs/journal.ts'
import { devInbox } from './outbox/dev-inbox.ts'
import { dispatcher } from './outbox/dispatcher.ts'
import type { MailProvider, SmsProvider } from './outbox/provider.ts'

/** What must be given, and what may be given in place of the usual. */
export type Given = { config: Config; database: Database; keys: Keys } & Partial<Omit<Deps, 'outbox'>> & {
    sms?: SmsProvider
    mail?: MailProvider
    log?: (message: string, detail: object) => void
  }

/** Puts the server's dependencies together, for `main` and for tests alike. */
export function wire({ sms, mail, log = () => {}, ...given }: Given): Deps {
  const { database, keys, clock = () => new Date() } = given
  const inbox = devInbox(database.db, clock)
  return {
    journal: journalOf(database.db, log),
    files: localStore(given.config.uploadFolder),
    random: randomBytes,
    portal: undefined,
    console: undefined,
    validateResponses: false,
    ...given,
    clock,
    outbox: dispatcher({ db: database.db, keys, clock, log, sms: sms ?? inbox.sms, mail: mail ?? inbox.mail })
  }
}
