import type { FastifyInstance } from 'fastify'

/** Milliseconds between two lines in the log about the same limit. */
const logInterval = 10_000

/**
 * Returns a function that logs which limit makes the server answer 503, with its value, at most once in ten seconds for
 * each limit: the reason need not stand beside each refused request.
 */
export function refusalLog({ log }: FastifyInstance): (limit: string, detail: object) => void {
  const silentUntil = new Map<string, number>()
  return (limit, detail) => {
    const now = performance.now()
    if (now < (silentUntil.get(limit) ?? 0)) return
    silentUntil.set(limit, now + logInterval)
    log.warn(detail, `requests get 503: ${limit}`)
  }
}
