import { setTimeout as sleep } from 'node:timers/promises'
import { NoTarget, type Outgoing, targetOf } from './addresses.ts'

/** Milliseconds within which a host must have been looked up. */
const usualPatience = 1000

/** Milliseconds for which the answer about a host is remembered. Pages that show it ask again and again. */
const memory = 60_000

/**
 * How this server may connect to a host. `unknown`: the host has no address, or it was not looked up in time; neither is
 * known to be permanent.
 */
export type Reach = 'public' | 'opened' | 'private' | 'unknown'

/**
 * Why nothing is sent to an address: it is a private one that is not opened, or a public one without TLS.
 */
export type Block = 'private' | 'withoutTls'

interface Remembered {
  /** The answer, which may come too late for those who asked first; later ones get it. */
  readonly looked: Promise<Reach>
  /** `unknown`, after the time that anybody waits. */
  readonly tooLate: Promise<Reach>
  readonly until: number
}

/** The answers about hosts, by the settings that they hold for. */
const answers = new WeakMap<Outgoing, Map<string, Remembered>>()

/**
 * Tells how this server may connect to a host. `private`: connections are refused, because an address is a private one that
 * is not opened. A host is looked up once a minute at most.
 */
export async function findReach(
  host: string,
  outgoing: Outgoing,
  now: Date,
  patience = usualPatience
): Promise<Reach> {
  const known = answers.get(outgoing) ?? new Map<string, Remembered>()
  answers.set(outgoing, known)
  for (const [name, { until }] of known) if (until <= now.getTime()) known.delete(name)
  const { looked, tooLate } = known.get(host) ?? {
    looked: lookUp(host, outgoing),
    tooLate: sleep<Reach>(patience, 'unknown', { ref: false })
  }
  if (!known.has(host)) known.set(host, { looked, tooLate, until: now.getTime() + memory })
  return await Promise.race([looked, tooLate])
}

const lookUp = (host: string, outgoing: Outgoing): Promise<Reach> =>
  targetOf(host, outgoing).then(
    ({ isOpened }) => (isOpened ? 'opened' : 'public'),
    error => (error instanceof NoTarget && error.why === 'privateAddress' ? 'private' : 'unknown')
  )
