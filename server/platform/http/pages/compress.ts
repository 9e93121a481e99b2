import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Body, Encoding, RepeatedBody } from '../../deps/kept-pages.ts'

/** Bytes below which compression does not pay. */
const worthCompressing = 1400

/** The level of Brotli for replies that are compressed while a client waits: most of the gain at a tenth of the time. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Returns the best encoding that the header Accept-Encoding allows. */
export function encodingOf(accepted = ''): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** Encodes a body. */
export async function bodyFor(plain: Buffer, encoding: Encoding): Promise<Body> {
  if (encoding === 'identity' || plain.length < worthCompressing)
    return { encoding: 'identity', bytes: plain }
  if (encoding === 'br') return { encoding, bytes: await promisify(brotliCompress)(plain, brotliLevel) }
  return { encoding, bytes: await promisify(gzip)(plain) }
}

/** Returns a short digest of a body for its ETag. */
export const digestOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 22)

/** Prepares a body that is sent many times. */
export function repeatedBody(plain: Buffer): RepeatedBody {
  const bodies = new Map<Encoding, Promise<Body>>()
  return {
    etag: `W/"${digestOf(plain)}"`,
    in(encoding) {
      const body = bodies.get(encoding) ?? bodyFor(plain, encoding)
      bodies.set(encoding, body)
      return body
    }
  }
}
