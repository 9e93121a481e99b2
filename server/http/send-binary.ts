import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Binary, FileContent } from './call.ts'

/**
 * Sends a reply that is not JSON; of a file, the part that a Range header asks for, so that videos can be wound. A reader
 * who has the same content already, as its ETag says, gets no body.
 */
export async function sendBinary(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, content, headers }: Binary
) {
  reply.type(mediaType).headers({ 'cache-control': 'no-store', ...headers })
  if (!isFile(content)) {
    if (headers.etag !== undefined && request.headers['if-none-match'] === headers.etag)
      return reply.code(304).send()
    return reply.send(content)
  }
  reply.header('accept-ranges', 'bytes')
  const range = rangeOf(request.headers.range, content.bytes)
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${content.bytes}`).send()
  }
  // what cannot be read is refused before anything is answered
  const stream = await content.read(range)
  if (!range) return reply.header('content-length', content.bytes).send(stream)
  const { start, end } = range
  reply.code(206).header('content-range', `bytes ${start}-${end}/${content.bytes}`)
  return reply.header('content-length', end - start + 1).send(stream)
}

const isFile = (content: Buffer | Readable | FileContent): content is FileContent => 'bytes' in content

/** One range of bytes, both ends included; several ranges, or nonsense, are answered with the whole. RFC 9110, 14. */
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
