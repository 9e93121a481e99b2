/**
 * Holds the embedded database for servers that come and go: `node hold.ts <data folder>`, started by `database.ts`. Opening
 * it takes longer than the rest of a server's restart. One server at a time has the session, the next one waits for it.
 */
import { createServer, type Socket } from 'node:net'
import { privateFiles } from '../../../../server/platform/config/private-files.ts'
import { type Embedded, sessionSettings, startPglite } from '../../../../server/platform/database/pglite.ts'
import { explain } from '../../../../server/runtime/start/say.ts'
import { frame, readFrames } from './frames.ts'

const [, , folder = '', socketFile = ''] = process.argv

process.umask(privateFiles)
// Ctrl+C in a terminal reaches this process, too; it ends after the server
process.on('SIGINT', () => {})

try {
  const embedded = await startPglite(folder)
  serveSessions(embedded)
} catch (error) {
  process.send?.({ type: 'failed', message: explain(error) })
  process.disconnect?.()
}

function serveSessions({ pglite, close }: Embedded): void {
  let last: Promise<unknown> = Promise.resolve()
  const server = createServer(socket => {
    last = last.then(() => serveSession(socket))
  })
  server.listen(socketFile, () => process.send?.({ type: 'ready' }))
  process.on('disconnect', async () => {
    server.close()
    await close()
    process.exit(0)
  })

  /** Answers one server until it ends. What it has left open is rolled back. */
  async function serveSession(socket: Socket): Promise<void> {
    try {
      for await (const message of readFrames(socket))
        socket.write(frame(await pglite.execProtocolRaw(message)))
    } catch {
      // the server was killed; the next one begins with an empty session
    }
    for (const statement of ['rollback', 'discard all', sessionSettings]) await pglite.exec(statement)
  }
}
