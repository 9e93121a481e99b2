import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseUnavailable } from '../database/unavailable.ts'

type Log = (message: string, detail: object) => void

interface Buffering<T> {
  /** The buffer's name in the log. */
  name: string
  write(rows: readonly T[]): Promise<void>
  log: Log
  /** The largest number of waiting rows; beyond it the newest are dropped, and the log says so. */
  most?: number
  /** Milliseconds for which rows are collected, so that an answer is sent before its row is written. */
  gather?: number
  /** Milliseconds after which an unavailable database is asked again. */
  again?: number
}

export interface Buffer<T> {
  /** Adds a row. It returns at once in any case. */
  add(row: T): void
  /** Writes the waiting rows; resolves when none waits, or when they could not be written. */
  drain(): Promise<void>
  /** Writes the waiting rows once, and accepts no more. */
  stop(): Promise<void>
}

/** Rows of one statement. */
const batch = 100

/**
 * Writes rows after the call that added them has returned: a few at a time over one connection. The number of waiting
 * rows is limited. They wait while the database is unavailable; rows that it refuses are dropped, so that they do not
 * delay others.
 */
export function bufferOf<T>({
  name,
  write,
  log,
  most = 1000,
  gather = 50,
  again = 1000
}: Buffering<T>): Buffer<T> {
  let waiting: T[] = []
  let dropped = 0
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function add(row: T): void {
    if (isStopped || waiting.length >= most) {
      dropped++
      return
    }
    waiting.push(row)
    if (!running) timer ??= setTimeout(() => void drain(), gather)
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const rows = waiting.splice(0, batch)
      try {
        await write(rows)
      } catch (err) {
        if (!(err instanceof DatabaseUnavailable)) {
          log(`rows of the ${name} were refused`, { err, rows: rows.length })
          continue
        }
        waiting = [...rows, ...waiting].slice(0, most)
        if (isStopped) break
        await sleep(again, undefined, { ref: false })
      }
    }
    if (dropped === 0) return
    log(`the ${name} lost rows`, { rows: dropped })
    dropped = 0
  }

  function drain(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    running ??= flush().finally(() => {
      running = undefined
    })
    return running
  }

  async function stop(): Promise<void> {
    isStopped = true
    await drain()
    if (waiting.length > 0) log(`the ${name} lost rows`, { rows: waiting.length })
  }

  return { add, drain, stop }
}
