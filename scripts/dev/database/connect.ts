import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { protocol } from '@electric-sql/pglite'
import type { Database } from '../../../server/database/open.ts'
import { connectPglite, type PgliteSession } from '../../../server/database/pglite.ts'
import { frame, readFrames } from './frames.ts'

/** Connects to the embedded database that another process holds (`hold.ts`). */
export async function connectHeld(socketFile: string): Promise<Database> {
  const socket = connect(socketFile)
  await once(socket, 'connect')
  return connectPglite(sessionOver(socket), async () => void socket.destroy())
}

function sessionOver(socket: Socket): PgliteSession {
  const answers = readFrames(socket)
  let last: Promise<unknown> = Promise.resolve()
  const ask = async (message: Uint8Array): Promise<Buffer> => {
    socket.write(frame(message))
    const { value, done } = await answers.next()
    if (done) throw new Error('The process that holds the database has ended. Start `npm run dev` again.')
    return value
  }
  return {
    waitReady: Promise.resolve(),
    execProtocolStream: async message => {
      const answer = last.then(() => ask(message))
      last = answer.catch(() => {})
      const messages: Awaited<ReturnType<PgliteSession['execProtocolStream']>> = []
      new protocol.Parser().parse(await answer, one => void messages.push(one))
      return messages
    }
  }
}
