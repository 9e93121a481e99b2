import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/deps/deps.ts'
import type { Scheduler } from '../../platform/schedule/scheduler.ts'

/** Seconds that requests and jobs under way have to end. */
export const gracePeriod = 10

/**
 * Closes the HTTP server: requests under way are answered, and connections that fall silent are not waited for. A client that
 * keeps its connection for the next request would hold the server open for more than a minute.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => app.server.closeAllConnections(), gracePeriod * 1000)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
}

/**
 * Ends the server without cutting anything short: no new connections, requests under way are answered, jobs and
 * letters under way end, then the database is closed.
 */
export async function stopServer(
  app: FastifyInstance,
  { outbox, database }: Deps,
  scheduler: Scheduler
): Promise<void> {
  const stopJobs = scheduler.stop(gracePeriod)
  await closeApp(app)
  await stopJobs
  await outbox.stop()
  await database.close()
}
