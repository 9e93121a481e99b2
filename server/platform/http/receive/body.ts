import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../refusal.ts'
import { largestBody } from './body-limit.ts'
import { hasFewTexts } from './texts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as received, which the signature covers; empty if there was none. */
    rawBody: string
  }
}

/** Parses JSON, and multipart part by part; refuses every other media type. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.decorateRequest('rawBody', '')
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body.toString()
    // calls without a body may still declare JSON
    if (request.rawBody === '') done(null, undefined)
    else if (isTooMuch(request.rawBody)) done(new Refusal('GEN0413'), undefined)
    else parse(request, request.rawBody, done)
  })
  await app.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Tells whether a body is above the general limit without being a few long texts. Parsing it would delay all other
 * requests.
 */
export const isTooMuch = (body: string): boolean => body.length > largestBody && !hasFewTexts(body)
