import type { FastifyInstance, FastifyRequest } from 'fastify'
import { currentTracer, type RequestSpan } from '../../traces/spans.ts'
import { isFromInside } from './call-self.ts'
import { onceClosed } from './closed.ts'
import { kindOf } from './measure.ts'

/** Makes a span for each request, named by its operation, if the site has a collector. Decision 0110. */
export function traceRequests(app: FastifyInstance): void {
  const tracer = currentTracer()
  if (!tracer) return
  const spans = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', (request, reply, done) => {
    const span = tracer.request(isFromInside(request) ? undefined : traceparentOf(request))
    spans.set(request, span)
    onceClosed(reply.raw, () => {
      const isAnswered = reply.raw.writableEnded
      const facts = {
        'http.request.method': request.method,
        ...(isAnswered ? { 'http.response.status_code': reply.statusCode } : { 'board.aborted': 1 }),
        'board.request_id': request.id
      }
      span.end(kindOf(request, reply.statusCode), facts, isAnswered && reply.statusCode >= 500)
    })
    span.within(done)
  })
  // the body may come by events of the connection, which do not belong to the span
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  })
}

/** Returns the span to which a request belongs elsewhere, if a trusted proxy has passed it on; else an empty text. */
function traceparentOf({ headers, ips = [] }: FastifyRequest): string {
  // behind its own address, the list has those that trusted proxies tell
  const { traceparent } = headers
  return ips.length > 1 && typeof traceparent === 'string' ? traceparent : ''
}
