import { sql } from 'kysely'
import pg from 'pg'
import type { Database, Trx } from '../open.ts'

/** The channel of the database on which servers tell each other what they have changed; triggers use it, too (migration 0308). */
const channel = 'board_changed'

/** Milliseconds until a lost connection is opened again: the first pause and the longest one. Each attempt doubles it. */
const pause = { first: 250, most: 15_000 }

/** Something that servers keep in memory: the name of a table whose triggers report changes, or the pages of visitors. */
export type Topic =
  | 'parameter'
  | 'dictionary'
  | 'region'
  | 'help_text'
  | 'numbers'
  | 'forbidden_word'
  | 'synonym_group'
  | 'calendar'
  | 'pages'

/** Receives the changes that any server of this database makes, as soon as they are committed. Decision 0100. */
export interface Changes {
  /** Returns false while changes of other servers could be missed. The first call begins to listen. */
  isHeard(): boolean
  /** Registers a callback for each change. It is called without a topic if changes may have been missed. */
  onChange(receive: (topic: string | undefined) => void): void
  stop(): Promise<void>
}

/**
 * Tells all servers of a change when the transaction is committed. The embedded database has one server, so nobody
 * listens.
 */
export async function tellChange(trx: Trx, topic: Topic): Promise<void> {
  await sql`select pg_notify(${channel}, ${topic})`.execute(trx)
}

/** Listens on a connection of its own, and opens it again if it is lost. */
export function listenForChanges(
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
  log: (message: string, detail: object) => void
): Changes {
  const receivers: ((topic: string | undefined) => void)[] = []
  const onChange: Changes['onChange'] = receive => void receivers.push(receive)
  const receive = (topic: string | undefined) => {
    for (const each of receivers) each(topic)
  }
  if (kind === 'pglite') return { isHeard: () => true, onChange, stop: async () => {} }
  return { ...listening(pool, receive, log), onChange }
}

function listening(
  pool: pg.Pool,
  receive: (topic: string | undefined) => void,
  log: (message: string, detail: object) => void
): Omit<Changes, 'onChange'> {
  let listener: pg.Client | undefined
  let isListening = false
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  let wait = pause.first

  const lost = (error?: Error) => {
    if (error) log('changes of other servers are not heard', { error: error.message })
    isListening = false
    const client = listener
    listener = undefined
    client?.end().catch(() => {})
    if (stopped || retry) return
    // servers that lost the database at the same moment come back one after the other
    retry = setTimeout(
      () => {
        retry = undefined
        void listen()
      },
      wait * (0.5 + Math.random())
    )
    retry.unref()
    wait = Math.min(pause.most, wait * 2)
  }
  const listen = async () => {
    if (stopped || listener) return
    const client = new pg.Client({ ...pool.options, application_name: 'board changes' })
    listener = client
    // a client that was given up may still report its end
    client.on('error', error => listener === client && lost(error))
    client.on('end', () => listener === client && lost())
    client.on('notification', ({ payload }) => receive(payload))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      if (listener !== client) return
      // changes made while there was no connection were missed
      receive(undefined)
      isListening = true
      wait = pause.first
    } catch (error) {
      if (listener === client) lost(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return {
    isHeard() {
      if (!listener && !retry) void listen()
      return isListening
    },
    async stop() {
      stopped = true
      isListening = false
      clearTimeout(retry)
      await listener?.end().catch(() => {})
    }
  }
}
