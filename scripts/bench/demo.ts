import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBoard } from './processes.ts'

let made: Promise<string> | undefined

/**
 * Returns a data folder of the embedded database with the demo's 5,000 messages; it is created once and removed with
 * this process.
 */
export function demoFolder(log: (line: string) => void): Promise<string> {
  made ??= makeDemo(log)
  return made
}

async function makeDemo(log: (line: string) => void): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'board-bench-demo-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const started = performance.now()
  const server = await startBoard({ folder })
  log(`  the demo was made at the first start, in ${Math.round((performance.now() - started) / 1000)} s`)
  await server.stop()
  return folder
}
