/**
 * Limits for requests whose body is still arriving: its duration, and the number of such requests. Decision
 * 0043.
 */
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { networkOf } from '../../network.ts'
import { Refusal } from '../../refusal.ts'
import { busyRefusal } from '../answer/errors.ts'
import { isUpload, largestFile, maxUploads } from '../answer/uploads.ts'
import { refusalLog } from '../log/refusal-log.ts'
import { isFromInside } from './call-self.ts'

/** Limits for a client; times are in milliseconds. */
export type Deadlines = {
  /** For a whole body that is not an upload, and between two chunks of an upload that was answered. */
  body: number
  /** Between two chunks of an upload, whatever its total duration. Specification 9: upload timeout of a day. */
  silence: number
  /**
   * Bytes that an upload may have once it is answered, so that a client that reads its answer only at the end hears it.
   * Before its answer it may have twice as many, because the frames of small chunks count, too.
   */
  rest: number
  /** Between two checks of the bodies. */
  look: number
  /** For bodies that are still arriving when the server begins to stop: those that are not complete then are refused. */
  stop: number
}

/** Milliseconds for the headers of a request, and for its body if it is not an upload. */
export const arrivalTimeout = 10_000

/**
 * Milliseconds that a body has to arrive when the server stops. It is less than the grace of `start/stop.ts`, after which
 * connections are closed without an answer.
 */
export const stopTimeout = 7000

const usual: Deadlines = {
  body: arrivalTimeout,
  silence: 60_000,
  rest: largestFile + 1_000_000,
  look: 500,
  stop: stopTimeout
}

/**
 * Maximum number of concurrent bodies for one account; the limit of an address is this times
 * ACCOUNTS_PER_ADDRESS.
 */
const perAccount = 2

/**
 * Maximum number of concurrent bodies for each request that the server may process at once: most bodies
 * arrive far quicker than they are processed.
 */
const perPlace = 5

type Call = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** The progress of the body of a request. */
type Arrival = {
  /** Undefined once the body has left: the former tables of a set would keep the request for the young generation's collector. */
  call: Call | undefined
  began: number
  /** Bytes received on its connection when it began. */
  first: number
  /** Bytes received on its connection at the last check, and the time when they last grew. */
  bytes: number
  movedAt: number
  /** Ends the watch over it. */
  leave(): void
}

/**
 * Applies the time limits to bodies: one that takes too long is refused with GEN0408, and its connection is
 * closed. An address with too many concurrent bodies is refused with GEN0503.
 */
export function watchBodies(
  app: FastifyInstance,
  { accountsPerAddress, maxInFlight }: Pick<Config, 'accountsPerAddress' | 'maxInFlight'>,
  deadlines: Deadlines = usual
): void {
  const arrivals = new Set<Arrival>()
  const byAddress = new Map<string, number>()
  const limits = { all: perPlace * maxInFlight + maxUploads, address: perAccount * accountsPerAddress }

  const logLimit = refusalLog(app)

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    // an injected request has no connection, and its body is complete
    if (!hasBody(request) || isFromInside(request) || !(raw.socket instanceof Socket)) return done()
    const address = networkOf(request.ip)
    const others = byAddress.get(address) ?? 0
    if (arrivals.size >= limits.all || others >= limits.address) {
      if (others >= limits.address)
        logLimit('one address sends too many bodies at once (ACCOUNTS_PER_ADDRESS, TRUST_PROXY)', {
          most: limits.address
        })
      else logLimit('too many bodies arrive at once (MAX_IN_FLIGHT)', { most: limits.all })
      reply.header('connection', 'close')
      return done(busyRefusal())
    }
    const now = performance.now()
    const { bytesRead } = raw.socket
    const leave = () => {
      if (!arrivals.delete(arrival)) return
      arrival.call = undefined
      const left = (byAddress.get(address) ?? 1) - 1
      if (left === 0) byAddress.delete(address)
      else byAddress.set(address, left)
    }
    const call: Call = { request, reply }
    const arrival: Arrival = { call, began: now, first: bytesRead, bytes: bytesRead, movedAt: now, leave }
    arrivals.add(arrival)
    byAddress.set(address, others + 1)
    raw.once('end', leave).once('close', leave)
    done()
  })

  const looking = setInterval(() => {
    for (const arrival of arrivals) {
      const { call } = arrival
      if (!call) continue
      // an answered request is not told that its connection was closed
      if (call.request.raw.socket.destroyed) arrival.leave()
      else if (isTooLong(call, arrival, deadlines)) cut(call, 'GEN0413')
      else if (isLate(call, arrival, deadlines)) cut(call, 'GEN0408')
    }
  }, deadlines.look)
  looking.unref()
  app.addHook('onClose', () => clearInterval(looking))

  // a client that uploads into a server that stops is told so, and tries again at the next one
  app.addHook('preClose', async () => {
    const endAll = () => {
      for (const { call } of arrivals) if (call && !call.request.raw.complete) cut(call, 'GEN0503')
    }
    setTimeout(endAll, deadlines.stop).unref()
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Tells whether an upload has more bytes than any may have. The reader of multipart bodies drops what stands outside its
 * parts, without a limit.
 */
function isTooLong({ request, reply }: Call, { first }: Arrival, { rest }: Deadlines): boolean {
  if (request.raw.complete || !isUpload(request)) return false
  const received = request.raw.socket.bytesRead - first
  return received > (reply.raw.writableFinished ? rest : 2 * rest)
}

function isLate({ request, reply }: Call, arrival: Arrival, { body, silence }: Deadlines): boolean {
  const { began } = arrival
  const { raw } = request
  if (raw.complete) return false
  const now = performance.now()
  const isAnswered = reply.raw.writableFinished
  // unread data shows that the server is slow, not the client
  const isUnread = raw.readableLength > 0 && !isAnswered
  if (raw.socket.bytesRead > arrival.bytes || isUnread) {
    arrival.bytes = raw.socket.bytesRead
    arrival.movedAt = now
  }
  if (!isUpload(request)) return now - began > body
  return now - arrival.movedAt > (isAnswered ? body : silence)
}

/**
 * Ends a body: its reader gets the error and refuses the request; without a reader, the connection is closed
 * unanswered.
 */
function cut({ request: { raw }, reply }: Call, code: 'GEN0408' | 'GEN0413' | 'GEN0503'): void {
  if (reply.sent || raw.listenerCount('error') === 0) {
    raw.socket.destroy()
    return
  }
  reply.header('connection', 'close')
  raw.emit('error', code === 'GEN0503' ? busyRefusal() : new Refusal(code))
}
