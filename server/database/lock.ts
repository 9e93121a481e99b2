import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './unavailable.ts'

/** Who holds a data folder. `started` is the kernel's start time of the process: a re-used pid has another. */
type Holder = { pid: number; started: string; host: string }

/** Another process has the data folder open. The message says which, and what to do. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/** One that was just killed may take a moment to be gone. */
const patience = 600
const beatEvery = 5_000
const silentAfter = 60_000

/**
 * Takes a data folder for this process, so that two never write the embedded database at once. A lock whose
 * process is gone is taken over; one from another host, where we cannot look, once it was silent a minute.
 * @returns a function that lets the folder go
 * @throws FolderInUse within a second
 */
export async function lockFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'database.lock')
  const until = Date.now() + patience
  for (;;) {
    if (create(file)) return hold(file)
    const holder = read(file)
    if (!holder || !isAlive(holder, file)) removeStale(file)
    if (Date.now() > until) throw new FolderInUse(message(folder, file, holder))
    await sleep(25)
  }
}

function create(file: string) {
  const draft = `${file}.${process.pid}`
  const me: Holder = { pid: process.pid, started: startOf(process.pid) ?? '', host: hostname() }
  writeFileSync(draft, JSON.stringify(me))
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
      // someone removed it by hand; the folder is theirs to explain
    }
  }, beatEvery)
  beat.unref()
  const release = () => {
    clearInterval(beat)
    process.off('exit', release)
    if (read(file)?.pid === process.pid) rmSync(file, { force: true })
  }
  process.on('exit', release)
  return release
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder, file: string) {
  if (holder.host !== hostname())
    return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < silentAfter
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  const started = startOf(holder.pid)
  return started !== 'dead' && (!started || !holder.started || started === holder.started)
}

/** Two processes may find the same stale lock: only the one that makes this folder removes it. */
function removeStale(file: string) {
  const guard = `${file}.takeover`
  try {
    mkdirSync(guard)
  } catch {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > silentAfter) rmSync(guard, { recursive: true, force: true })
    return
  }
  const holder = read(file)
  if (!holder || !isAlive(holder, file)) rmSync(file, { force: true })
  rmdirSync(guard)
}

/** Boot and start time of a process on Linux, `dead` for one that its parent has yet to bury; undefined elsewhere, where the pid alone must do. */
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

function message(folder: string, file: string, holder: Holder | undefined) {
  if (!holder) return `${file} cannot be taken over. Stop other starts of the board, and try again.`
  const { pid, host } = holder
  const where = host === hostname() ? '' : ` on ${host}`
  return (
    `The data folder ${folder} is in use by process ${pid}${where}. ` +
    `Stop that process first (kill ${pid}), or set DATABASE_URL to share a PostgreSQL database. ` +
    `If you are sure that it no longer runs, delete ${file}.`
  )
}
