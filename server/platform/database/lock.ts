import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { codeOf } from './unavailable.ts'

/** Returns the folder of the embedded database in a data folder. */
export const embeddedFolder = (dataFolder: string) => join(dataFolder, 'pglite')

/** The process that holds a data folder. `started` is its start time from the kernel, because a pid can be re-used. */
type Holder = { pid: number; started: string; host: string }

/** Another process has the data folder open. The message names the process and says what to do. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/** Milliseconds to wait for a lock: a process that was just killed may take a moment to end. */
const lockTimeout = 600
const beatEvery = 5_000
const silentAfter = 60_000

/**
 * Takes a data folder for this process, so that two processes never write the embedded database at once. It takes over a
 * lock whose process is gone. The processes of another host cannot be seen from here, so it takes over their lock after a
 * minute without a sign of life.
 * @returns a function that lets the folder go
 * @throws FolderInUse within a second
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'database.lock')
  const until = Date.now() + lockTimeout
  for (;;) {
    if (create(file)) return hold(file)
    if (removeStale(file)) continue
    if (Date.now() > until) throw new FolderInUse(message(folder, file))
    await sleep(25)
  }
}

const myself = (): Holder => ({ pid: process.pid, started: startOf(process.pid) ?? '', host: hostname() })

/** Writes the lock as a whole or not at all. No process, not even one in another container, uses the same draft name. */
function create(file: string) {
  const draft = `${file}.${process.pid}-${randomBytes(6).toString('hex')}`
  writeFileSync(draft, JSON.stringify(myself()))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function hold(file: string) {
  const beat = setInterval(() => {
    const now = new Date()
    try {
      utimesSync(file, now, now)
    } catch {
      // somebody removed it by hand; this process leaves the folder alone
    }
  }, beatEvery)
  beat.unref()
  const release = () => {
    clearInterval(beat)
    process.off('exit', release)
    // after a long silence another host may have taken the folder; then this process must not remove the lock
    if (isDeepStrictEqual(read(file), myself())) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

/** Reads the lock: undefined if there is none, `unreadable` if it names no process. */
function read(file: string): Holder | 'unreadable' | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Holder | null) ?? 'unreadable'
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    if (error instanceof SyntaxError || codeOf(error) === 'EISDIR') return 'unreadable'
    throw error
  }
}

function isAlive(holder: Holder, file: string) {
  if (holder.host !== hostname())
    return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) < silentAfter
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  const started = startOf(holder.pid)
  return started !== 'dead' && (!started || !holder.started || started === holder.started)
}

/**
 * Tells whether the lock is there and its process is gone. It reads the file once, because another process may take the
 * folder between two reads.
 */
function isStale(file: string) {
  const holder = read(file)
  return holder !== undefined && (holder === 'unreadable' || !isAlive(holder, file))
}

/**
 * Removes a stale lock. Two processes may find the same stale lock, and the slower one must not remove the lock that the
 * faster one has written. So a process takes a second lock and looks again before it removes the first. A second lock
 * whose process was killed is removed in the same way.
 * @returns whether a lock was removed, so that the caller can try again at once
 */
function removeStale(file: string): boolean {
  if (!isStale(file)) return false
  const turn = `${file}.takeover`
  if (!create(turn)) return removeStale(turn)
  try {
    if (!isStale(file)) return false
    rmSync(file, { force: true, recursive: true })
    return true
  } finally {
    rmSync(turn, { force: true })
  }
}

/**
 * Returns the boot id and the start time of a process on Linux, and `dead` if its parent has not collected it yet. On
 * other systems it returns undefined, and only the pid is compared.
 */
function startOf(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return 'dead'
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return undefined
  }
}

function message(folder: string, file: string) {
  const holder = read(file)
  if (!holder || holder === 'unreadable')
    return `${file} cannot be taken over. Stop other starts of the board, and try again.`
  const { pid, host } = holder
  const where = host === hostname() ? '' : ` on ${host}`
  return (
    `The data folder ${folder} is in use by process ${pid}${where}. ` +
    `Stop that process first (kill ${pid}), or set DATABASE_URL to share a PostgreSQL database. ` +
    `If you are sure that it no longer runs, delete ${file}.`
  )
}
