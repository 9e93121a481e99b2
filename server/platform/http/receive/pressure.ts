import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { busyRefusal } from '../answer/errors.ts'
import { isUpload, maxUploads } from '../answer/uploads.ts'
import { refusalLog } from '../log/refusal-log.ts'
import { isBuildFile } from '../pages/page-files.ts'
import { isFromInside } from './call-self.ts'
import { onceClosed } from './closed.ts'
import { isProbe } from './probes.ts'

/** Milliseconds after the start during which measurements still include the delay of the start itself. */
const settling = 2500

/**
 * Refuses requests with 503 while the process is overloaded, so that admitted requests are still answered in time. A
 * request has a place from the end of its body until its answer is made: the client may take as long as it likes to
 * read it (decision 0111). Health checks and files of the front ends are always answered.
 */
export async function shedLoad(
  app: FastifyInstance,
  { maxInFlight, maxDelay }: Pick<Config, 'maxInFlight' | 'maxDelay'>
): Promise<void> {
  let settled = Number.POSITIVE_INFINITY
  app.addHook('onReady', async () => {
    settled = performance.now() + settling
  })
  const logLimit = refusalLog(app)
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    pressureHandler: (request, _reply, _type, lateMs) => {
      if (isExempt(request) || performance.now() <= settled) return
      logLimit('the process is later than MAX_DELAY', { lateMs: Math.round(Number(lateMs)), most: maxDelay })
      throw busyRefusal()
    }
  })
  const inside = { plain: 0, upload: 0 }
  const limits = { plain: maxInFlight, upload: maxUploads }
  const reasons = {
    plain: 'MAX_IN_FLIGHT requests are worked on',
    upload: 'as many uploads as possible are worked on'
  }
  const leaving = new WeakMap<FastifyRequest, () => void>()
  const kindOf = (request: FastifyRequest) => (isUpload(request) ? 'upload' : 'plain')
  const isFull = (kind: keyof typeof inside) => {
    if (inside[kind] < limits[kind]) return false
    logLimit(reasons[kind], { most: limits[kind] })
    return true
  }
  // refuses before the body is read
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isExempt(request) && isFull(kindOf(request))) done(busyRefusal())
    else done()
  })
  // the body is complete; an upload is read by its handler
  app.addHook('preValidation', (request, reply, done) => {
    if (isExempt(request) || reply.raw.closed) return done()
    const kind = kindOf(request)
    if (isFull(kind)) return done(busyRefusal())
    inside[kind]++
    const leave = () => {
      if (leaving.delete(request)) inside[kind]--
    }
    leaving.set(request, leave)
    onceClosed(reply.raw, leave)
    done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    leaving.get(request)?.()
    done()
  })
}

/**
 * Tells whether a request is exempt: health checks; files of the front ends, which cost little and without which a page
 * does not work; and requests of a page that is being rendered, which was admitted already.
 */
const isExempt = (request: FastifyRequest) =>
  isProbe(request.url) || isBuildFile(request) || isFromInside(request)
