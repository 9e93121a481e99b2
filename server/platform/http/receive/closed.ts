import type { ServerResponse } from 'node:http'

const waiting = new WeakMap<ServerResponse, (() => void)[]>()

/**
 * Runs `act` once the answer has ended or its client has left. A response has one listener for all, because Node warns of
 * many.
 */
export function onceClosed(response: ServerResponse, act: () => void): void {
  const known = waiting.get(response)
  if (known) {
    known.push(act)
    return
  }
  const acts = [act]
  waiting.set(response, acts)
  response.once('close', () => {
    // the young generation's collector takes the values of a weak map as reachable: they would keep the whole request
    waiting.delete(response)
    for (const each of acts) each()
  })
}
