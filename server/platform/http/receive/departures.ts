/** Limits for answers that their clients do not take: the silence of a client, and the memory of all answers. Decision 0111. */
import type { ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../../network.ts'
import { isFromInside } from './call-self.ts'
import { onceClosed } from './closed.ts'

export type DepartureLimits = {
  /** Milliseconds that a client may let pass without taking a part of its answer. */
  silence: number
  /** Bytes of all answers that have not left yet. */
  memory: number
}

const usual: DepartureLimits = { silence: 60_000, memory: 128 * 1024 * 1024 }

/** Bytes that a stream holds while its client does not read, about: it is read as it leaves. */
const ofStream = 64 * 1024

/**
 * An answer that has not left yet. It lets go of its response once that has left: the former tables of a set refer to the next one,
 * so that the collector of the young generation would keep each response with its request and its rows.
 */
type Departing = {
  response: ServerResponse | undefined
  readonly bytes: number
}

/** The answers for one address that have not left yet, oldest first. */
type Departures = {
  bytes: number
  readonly answers: Set<Departing>
}

/**
 * Closes the connection of a client that takes nothing of its answer for too long. If all answers together hold too much
 * memory, those of the address that holds most are ended, oldest first, so that nobody else has to wait for them.
 */
export function watchAnswers(app: FastifyInstance, limits: DepartureLimits = usual): void {
  const addresses = new Map<string, Departures>()
  const known = new WeakSet<ServerResponse>()
  let held = 0

  app.addHook('onSend', (request, { raw }, payload, done) => {
    const { socket } = request.raw
    if (isFromInside(request) || !(socket instanceof Socket) || raw.closed || known.has(raw)) return done()
    // with the next request, Node sets the usual limit of the connection again
    socket.setTimeout(limits.silence)
    const address = networkOf(request.ip)
    const departures = addresses.get(address) ?? { bytes: 0, answers: new Set() }
    const bytes = bytesOf(payload)
    const departing: Departing = { response: raw, bytes }
    known.add(raw)
    addresses.set(address, departures)
    departures.answers.add(departing)
    departures.bytes += bytes
    held += bytes
    onceClosed(raw, () => {
      departures.answers.delete(departing)
      departing.response = undefined
      departures.bytes -= bytes
      held -= bytes
      if (departures.answers.size === 0) addresses.delete(address)
    })
    if (held > limits.memory) endOldest(addresses, held - limits.memory, raw)
    done()
  })
}

function bytesOf(payload: unknown): number {
  if (payload instanceof Readable) return ofStream
  return typeof payload === 'string' || Buffer.isBuffer(payload) ? Buffer.byteLength(payload) : 0
}

/** Ends answers of the address that holds most until so many bytes are free. The newest answer is spared. */
function endOldest(addresses: ReadonlyMap<string, Departures>, excess: number, newest: ServerResponse): void {
  let most: Departures | undefined
  for (const departures of addresses.values()) if (!most || departures.bytes > most.bytes) most = departures
  let freed = 0
  for (const { response, bytes } of most?.answers ?? []) {
    if (freed >= excess) return
    if (response === newest) continue
    response?.req.socket.destroy()
    freed += bytes
  }
}
