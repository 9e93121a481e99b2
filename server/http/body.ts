import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as received, which the signature covers; empty where there was none. */
    rawBody: string
  }
}

/** Reads JSON, and multipart part by part; everything else is refused. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.decorateRequest('rawBody', '')
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body.toString()
    // calls without a body may still say that it is JSON
    if (request.rawBody === '') done(null, undefined)
    else parse(request, request.rawBody, done)
  })
  await app.register(multipart, { throwFileSizeLimit: false })
}
