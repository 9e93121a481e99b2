import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Halt } from '../../bootstrap/say.mjs'

/** The process that holds the embedded database. */
export type HeldDatabase = {
  socketFile: string
  /** Closes the database. */
  stop(): Promise<void>
}

/** Starts the process that holds the embedded database of a data folder. @throws Halt that says why it cannot */
export async function holdDatabase(dataFolder: string): Promise<HeldDatabase> {
  // a path of a socket has at most 107 characters
  const folder = mkdtempSync(join(tmpdir(), 'board-dev-'))
  const socketFile = join(folder, 'database')
  const child = fork(join(import.meta.dirname, 'hold.ts'), [dataFolder, socketFile], { execArgv: [] })
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  const failure = await new Promise<string | undefined>(resolve => {
    child.on('message', (message: { type: string; message?: string }) => resolve(message.message))
    void ended.then(() => resolve('The process that holds the database has ended.'))
  })
  const stop = async () => {
    if (child.connected) child.disconnect()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  if (failure === undefined) return { socketFile, stop }
  await stop()
  throw new Halt(failure)
}
