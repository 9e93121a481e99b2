import pg from 'pg'
import { destroyConnection } from './statements.ts'
import { asUnavailable } from './unavailable.ts'

/** Asks short questions of a database on a connection of its own, which no load of the pool keeps waiting. */
export interface DirectConnection {
  /**
   * Asks one question at a time.
   * @throws Error where no answer comes in time; the next question opens a new connection
   */
  ask<Row extends pg.QueryResultRow>(question: string): Promise<Row>
  stop(): Promise<void>
}

/**
 * @param milliseconds within which a connection is open, and within which an answer comes
 * @param onLost is called as soon as an open connection ends by itself
 */
export function createDirectConnection(
  address: pg.ClientConfig,
  milliseconds: number,
  onLost: (error: Error) => void = () => {}
): DirectConnection {
  let open: { client: pg.Client; connected: Promise<unknown> } | undefined

  function connect() {
    const client = new pg.Client({
      ...address,
      application_name: 'board replica',
      connectionTimeoutMillis: milliseconds,
      query_timeout: milliseconds
    })
    const ended = (error = new Error('The connection has ended')) => {
      if (open?.client !== client) return
      open = undefined
      onLost(error)
    }
    // a client that was given up may still report its end
    client.on('error', ended)
    client.on('end', () => ended())
    open = { client, connected: client.connect() }
    return open
  }

  return {
    async ask<Row extends pg.QueryResultRow>(question: string) {
      const { client, connected } = open ?? connect()
      try {
        await connected
        const { rows } = await client.query<Row>(question)
        const [row] = rows
        if (!row) throw new Error('The database gave no row')
        return row
      } catch (error) {
        if (open?.client === client) open = undefined
        destroyConnection(client)
        throw asUnavailable(error)
      }
    },
    async stop() {
      const last = open
      open = undefined
      await last?.client.end().catch(() => {})
    }
  }
}
