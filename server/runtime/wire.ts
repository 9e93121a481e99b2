import { randomBytes } from 'node:crypto'
import { forgetChanged } from '../directory/site/cache-briefly.ts'
import { footprintsOf } from '../overview/tracking/footprints.ts'
import { identify } from '../people/sessions/identify.ts'
import { openIdentities } from '../people/third-party/identities.ts'
import { loadCalendar } from '../platform/calendar/load.ts'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/database/open.ts'
import { listenForChanges } from '../platform/database/replica/changes.ts'
import { replicaOf } from '../platform/database/replica/replica.ts'
import type { Deps } from '../platform/deps/deps.ts'
import { keptPagesOf } from '../platform/http/pages/kept-pages.ts'
import type { Keys } from '../platform/keys/keys.ts'
import { journalOf } from '../platform/logs/journal.ts'
import { configuredMail } from '../platform/mail/configured.ts'
import { newsWriter } from '../platform/notify/letter.ts'
import { devInbox } from '../platform/outbox/dev-inbox.ts'
import { dispatcher } from '../platform/outbox/dispatcher.ts'
import type { MailProvider, SmsProvider } from '../platform/outbox/provider.ts'
import { sendersOf } from '../platform/outbox/senders.ts'
import { outgoingOf } from '../platform/outgoing/addresses.ts'
import { configuredSms } from '../platform/sms/configured.ts'
import { fileStore } from '../platform/storage/file-store.ts'
import { localStore } from '../platform/storage/local.ts'
import type { LocalStore } from '../platform/storage/place.ts'
import { metricsOf } from './health/metrics.ts'

/** The required dependencies, and those that may replace the usual ones. */
export type Given = { config: Config; database: Database; keys: Keys } & Partial<
  Omit<Deps, 'outbox' | 'files'>
> & {
    /** The folder of this machine for files. */
    files?: LocalStore
    sms?: SmsProvider
    mail?: MailProvider
    log?: (message: string, detail: object) => void
  }

/** Puts the server's dependencies together, for `main` and for tests. */
export function wire({ sms, mail, log = () => {}, ...given }: Given): Deps {
  const { config, database, keys, clock = () => new Date(), random = randomBytes } = given
  const { outgoing = outgoingOf(config.privateTargets) } = given
  const { db } = database
  const { files: local = localStore(config.uploadFolder) } = given
  const inbox = config.mode === 'demo' ? devInbox(db, clock) : undefined
  const byConfiguration = {
    sms: configuredSms({ db, keys, outgoing, clock, random }, inbox?.sms),
    mail: configuredMail({ db, keys, outgoing }, inbox?.mail)
  }
  const sending = { sms: sms ?? byConfiguration.sms, mail: mail ?? byConfiguration.mail }
  const senders = sendersOf({
    sms: (sms ?? inbox?.sms) !== undefined,
    mail: (mail ?? inbox?.mail) !== undefined
  })
  const changes = given.changes ?? listenForChanges(database, log)
  const { databaseReadUrl } = config
  const replica =
    given.replica ?? (databaseReadUrl ? replicaOf(databaseReadUrl, database, changes, log) : undefined)
  changes.onChange(topic => {
    forgetChanged(db, topic)
    if (topic !== undefined && topic !== 'calendar') return
    loadCalendar(db).catch(error =>
      log('the calendar of working days was not read again', { error: String(error) })
    )
  })
  const keptPages = given.keptPages ?? keptPagesOf(changes, undefined, replica && (() => replica.behind()))
  const origin = config.siteOrigin ?? `http://localhost:${config.port}`
  return {
    journal: journalOf(db, log),
    footprints: footprintsOf(db, log),
    identify,
    metrics: metricsOf(
      database,
      config.version,
      () => keptPages.counts(),
      replica && (() => replica.figures())
    ),
    identities: openIdentities(config, outgoing, log),
    portal: undefined,
    console: undefined,
    validateResponses: false,
    senders,
    ...given,
    changes,
    replica,
    keptPages,
    clock,
    random,
    outgoing,
    files: fileStore({ db, keys, outgoing, local }),
    outbox: dispatcher({ db, keys, clock, log, ...sending, news: newsWriter({ db, keys, origin }) })
  }
}
