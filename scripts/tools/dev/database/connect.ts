import { once } from 'node:events'
import { connect } from 'node:net'
import type { Database } from '../../../../server/platform/database/open.ts'
import { connectPglite, sessionOver } from '../../../../server/platform/database/pglite.ts'
import { frame, readFrames } from './frames.ts'

/** Connects to the embedded database that another process holds (`hold.ts`). */
export async function connectHeld(socketFile: string): Promise<Database> {
  const socket = connect(socketFile)
  await once(socket, 'connect')
  const answers = readFrames(socket)
  const ask = async (message: Uint8Array): Promise<Uint8Array> => {
    socket.write(frame(message))
    const { value, done } = await answers.next()
    if (done) throw new Error('The process that holds the database has ended. Start `npm run dev` again.')
    return value
  }
  return connectPglite(sessionOver(ask), async () => void socket.destroy())
}
