import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Scheduler } from '../schedule/scheduler.ts'

/** Seconds that requests and jobs under way have to end. */
export const patience = 10

/**
 * Ends the server without cutting anything short: no new connections, requests under way are answered, jobs and
 * letters under way end, then the database is closed.
 */
export async function stopServer(
  app: FastifyInstance,
  { outbox, database }: Deps,
  scheduler: Scheduler
): Promise<void> {
  const stopJobs = scheduler.stop(patience)
  // connections that fall silent are not waited for
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => app.server.closeAllConnections(), patience * 1000)
  await app.close()
  clearInterval(sweep)
  clearTimeout(cut)
  await stopJobs
  await outbox.stop()
  await database.close()
}
