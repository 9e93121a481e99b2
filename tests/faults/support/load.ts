/** Load for a server: a fixed number of concurrent requests, or a fixed rate whatever the answers are. */
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** One answer: its status (0 without an answer) and its duration in milliseconds. */
export interface Heard {
  status: number
  took: number
  retryAfter: string | null
}

/** Counts the answers of each status. */
export const byStatus = (heard: readonly Heard[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of heard) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** The answers of a load, and its duration in seconds. */
export interface Load {
  heard: Heard[]
  seconds: number
}

/** Returns the answers of a status per second. */
export const perSecond = ({ heard, seconds }: Load, status: number): number =>
  (byStatus(heard)[status] ?? 0) / seconds

/** Returns the time in milliseconds within which the given share of the answers came. */
export function percentile(heard: readonly Heard[], share: number): number {
  const times = heard.map(({ took }) => took).sort((one, other) => one - other)
  return times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? Number.NaN
}

async function ask(url: string): Promise<Heard> {
  const began = performance.now()
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) })
    await answer.arrayBuffer()
    const retryAfter = answer.headers.get('retry-after')
    return { status: answer.status, took: performance.now() - began, retryAfter }
  } catch {
    return { status: 0, took: performance.now() - began, retryAfter: null }
  }
}

/**
 * Keeps a number of requests running; each is sent after the answer to the one before. @param seconds how long, at
 * least
 */
export async function closedLoop(url: string, atOnce: number, seconds: number): Promise<Load> {
  const heard: Heard[] = []
  const began = performance.now()
  const asker = async () => {
    while (performance.now() < began + seconds * 1000) heard.push(await ask(url))
  }
  await Promise.all(Array.from({ length: atOnce }, asker))
  return { heard, seconds: (performance.now() - began) / 1000 }
}

/** Sends requests at a fixed rate without waiting for answers. @param seconds how long, at least */
export async function openLoop(url: string, rate: number, seconds: number): Promise<Load> {
  const asked: Promise<Heard>[] = []
  const began = performance.now()
  const all = rate * seconds
  while (asked.length < all) {
    const due = Math.min(all, Math.ceil(((performance.now() - began) / 1000) * rate))
    while (asked.length < due) asked.push(ask(url))
    await sleep(5)
  }
  const heard = await Promise.all(asked)
  return { heard, seconds: (performance.now() - began) / 1000 }
}

/** Returns the megabytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
