import pg from 'pg'
import type { Database } from './open.ts'

/** Milliseconds until a lost connection is opened anew. */
const pause = 1000

/** A signal among all servers on one database. */
export interface Signal {
  /** False while signals of other servers could be missed. The first call begins to listen. */
  isHeard(): boolean
  /** Sends the signal to all servers, to this one at once. */
  send(): void
  stop(): Promise<void>
}

interface SignalOptions {
  /** The name of the signal: lower-case letters and underscores. */
  name: string
  receive: () => void
  log: (message: string, detail: object) => void
}

/**
 * Makes a signal. On PostgreSQL it goes by NOTIFY; on the embedded database this process is the only server.
 * Signals that are sent while one is under way are sent as one.
 */
export function signalOf({ kind, pool }: Database, options: SignalOptions): Signal {
  return kind === 'postgres' ? notifying(pool, options) : within(options)
}

const within = ({ receive }: SignalOptions): Signal => ({
  isHeard: () => true,
  send: receive,
  stop: async () => {}
})

function notifying(pool: pg.Pool, { name, receive, log }: SignalOptions): Signal {
  let listener: pg.Client | undefined
  let isListening = false
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const lost = (error?: Error) => {
    if (error) log('signals of other servers are not heard', { error: error.message })
    isListening = false
    const client = listener
    listener = undefined
    client?.end().catch(() => {})
    if (stopped || retry) return
    retry = setTimeout(() => {
      retry = undefined
      void listen()
    }, pause)
    retry.unref()
  }
  const listen = async () => {
    if (stopped || listener) return
    const client = new pg.Client({ ...pool.options, application_name: 'board signals' })
    listener = client
    // a client that was given up may still report its end
    client.on('error', error => listener === client && lost(error))
    client.on('end', () => listener === client && lost())
    client.on('notification', receive)
    try {
      await client.connect()
      await client.query(`listen ${name}`)
      // signals of the time without a connection were missed
      receive()
      isListening = listener === client
    } catch (error) {
      if (listener === client) lost(error instanceof Error ? error : new Error(String(error)))
    }
  }

  let sending = false
  let again = false
  const notify = async () => {
    sending = true
    do {
      again = false
      await pool
        .query(`notify ${name}`)
        .catch(error => log('a signal was not sent', { error: String(error) }))
    } while (again)
    sending = false
  }
  return {
    isHeard() {
      if (!listener && !retry) void listen()
      return isListening
    },
    send() {
      receive()
      if (sending) again = true
      else void notify()
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      await listener?.end().catch(() => {})
    }
  }
}
