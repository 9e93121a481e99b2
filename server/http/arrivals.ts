/** Requests whose body is still under way: how long it may take, and how many of them there may be. Decision 0043. */
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { isFromInside } from './call-self.ts'
import { busy } from './errors.ts'
import { networkOf } from './rate-limit.ts'
import { isUpload, maxUploads } from './uploads.ts'

/** Milliseconds that a client has. */
export type Deadlines = {
  /** For a whole body that is no upload, and for the rest of any body once its request is answered. */
  body: number
  /** Between two pieces of an upload, however long the whole takes. Specification 9: upload timeout of a day. */
  silence: number
  /** Between two looks at the bodies. */
  look: number
}

/** Milliseconds for the headers of a request, and for its body where it is no upload. */
export const patience = 10_000

const usual: Deadlines = { body: patience, silence: 60_000, look: 500 }

/** Bodies under way at once, for one account: an address may have as many as several accounts. */
const perAccount = 2

/** Bodies under way at once, for one request that may be worked on: most arrive far quicker than they are worked on. */
const perPlace = 5

/** A request and how far its body is. */
type Arrival = {
  request: FastifyRequest
  reply: FastifyReply
  began: number
  /** Bytes of its connection when we last looked, and when they last grew. */
  bytes: number
  movedAt: number
}

/**
 * Holds bodies against deadlines: one that takes too long is refused with GEN0408, and its connection is closed. Whoever
 * has too many of them under way, by address, is refused with GEN0503.
 */
export function watchBodies(
  app: FastifyInstance,
  { accountsPerAddress, maxInFlight }: Pick<Config, 'accountsPerAddress' | 'maxInFlight'>,
  deadlines: Deadlines = usual
): void {
  const arrivals = new Set<Arrival>()
  const byAddress = new Map<string, number>()
  const most = { all: perPlace * maxInFlight + maxUploads, address: perAccount * accountsPerAddress }

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    // a request that is injected has no connection, and is here as a whole
    if (!hasBody(request) || isFromInside(request) || !(raw.socket instanceof Socket)) return
    const address = networkOf(request.ip)
    const others = byAddress.get(address) ?? 0
    if (arrivals.size >= most.all || others >= most.address) {
      reply.header('connection', 'close')
      throw busy()
    }
    const now = performance.now()
    const arrival = { request, reply, began: now, bytes: raw.socket.bytesRead, movedAt: now }
    arrivals.add(arrival)
    byAddress.set(address, others + 1)
    const leave = () => {
      if (!arrivals.delete(arrival)) return
      const left = (byAddress.get(address) ?? 1) - 1
      if (left === 0) byAddress.delete(address)
      else byAddress.set(address, left)
    }
    raw.once('end', leave).once('close', leave)
  })

  const looking = setInterval(() => {
    for (const arrival of arrivals) if (isLate(arrival, deadlines)) cut(arrival)
  }, deadlines.look)
  looking.unref()
  app.addHook('onClose', () => clearInterval(looking))
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function isLate(arrival: Arrival, { body, silence }: Deadlines): boolean {
  const { request, reply, began } = arrival
  const { raw } = request
  if (raw.complete) return false
  const now = performance.now()
  const isAnswered = reply.raw.writableFinished
  // what has come and was not read yet shows that the client is not the one that is waited for
  const isUnread = raw.readableLength > 0 && !isAnswered
  if (raw.socket.bytesRead > arrival.bytes || isUnread) {
    arrival.bytes = raw.socket.bytesRead
    arrival.movedAt = now
  }
  if (isAnswered) return now - arrival.movedAt > body
  return isUpload(request) ? now - arrival.movedAt > silence : now - began > body
}

/** Ends a body: who reads it hears why and refuses; where nobody does, there is nobody to answer. */
function cut({ request: { raw }, reply }: Arrival): void {
  if (reply.sent || raw.listenerCount('error') === 0) {
    raw.socket.destroy()
    return
  }
  reply.header('connection', 'close')
  raw.emit('error', new Refusal('GEN0408'))
}
