import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Binary, FileContent } from '../call.ts'
import { hasPresent } from './shared-cache.ts'

/**
 * Sends a reply that is not JSON. Of a file it sends the part that a Range header asks for, so that a viewer can jump
 * within a video. A reader who has the same content already, according to its ETag, gets no body.
 */
export async function sendBinary(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, content, headers }: Binary
) {
  reply.type(mediaType).headers({ 'cache-control': 'no-store', ...headers })
  const etag = headers.etag === undefined ? undefined : String(headers.etag)
  if (etag !== undefined && hasPresent(request.headers, etag)) {
    if (!isFile(content) && !Buffer.isBuffer(content)) content.destroy()
    return reply.code(304).send()
  }
  if (!isFile(content)) return reply.send(content)
  reply.header('accept-ranges', 'bytes')
  const range = isRangeOfPresent(request.headers, etag)
    ? rangeOf(request.headers.range, content.bytes)
    : undefined
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${content.bytes}`).send()
  }
  // a file that cannot be read is refused before anything is sent
  const stream = await content.read(range)
  if (!range) return reply.header('content-length', content.bytes).send(stream)
  const { start, end } = range
  reply.code(206).header('content-range', `bytes ${start}-${end}/${content.bytes}`)
  return reply.header('content-length', end - start + 1).send(stream)
}

/** Tells whether a range is asked of the present content; otherwise the whole of it is sent. RFC 9110, 13.1.5. */
const isRangeOfPresent = ({ 'if-range': known }: IncomingHttpHeaders, etag: string | undefined) =>
  known === undefined || known === etag

const isFile = (content: Buffer | Readable | FileContent): content is FileContent => 'bytes' in content

/**
 * Returns one range of bytes, both ends included. Several ranges or an invalid header give undefined: the whole file is
 * sent. RFC 9110, 14.
 */
function rangeOf(
  header: string | undefined,
  bytes: number
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, first, last] = match
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
