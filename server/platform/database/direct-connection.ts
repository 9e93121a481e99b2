import pg from 'pg'
import { destroyConnection } from './statements/statements.ts'
import { asUnavailable } from './unavailable.ts'

/** A connection outside of the pool for short queries. The load of the pool does not delay them. */
export interface DirectConnection {
  /**
   * Runs one query at a time and returns its first row.
   * @throws Error without an answer in time; the next query then opens a new connection
   */
  ask<Row extends pg.QueryResultRow>(question: string): Promise<Row>
  stop(): Promise<void>
}

/**
 * Returns a connection that is opened by its first query.
 * @param milliseconds the limit for opening the connection, and for each answer
 * @param onLost is called when an open connection ends without a call of `stop`
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
    // a client that was replaced may still report its end
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
