import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Page } from './pages.ts'
import { pagePolicy } from './security-headers.ts'

/** Bytes below which compressing does not pay. */
const worthCompressing = 1400

/** Brotli's level for answers made on the spot: most of the gain at a tenth of the time. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** What every page says while the front ends are not built. */
export const notBuilt = {
  status: 503,
  nonce: '',
  html: '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>尚未构建</title><h1>页面尚未构建</h1><p>请运行 <code>npm run build</code>，或用 <code>npm start</code> 启动。</p><p lang="en">The pages are not built yet: run <code>npm run build</code>, or start with <code>npm start</code>.</p></html>'
}

/** Sends a page with the policy of its nonce, compressed where the reader takes that. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, page: Page & { nonce: string }) {
  reply.code(page.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': pagePolicy(page.nonce),
    vary: 'accept-encoding, cookie, accept-language',
    ...page.headers
  })
  const { encoding, body } = await compressed(Buffer.from(page.html), request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}

/** A body as the reader takes it: by brotli, gzip, or as it is. */
export async function compressed(
  body: Buffer,
  accepted = ''
): Promise<{ encoding?: 'br' | 'gzip'; body: Buffer }> {
  if (body.length < worthCompressing) return { body }
  if (/\bbr\b/.test(accepted))
    return { encoding: 'br', body: await promisify(brotliCompress)(body, brotliLevel) }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', body: await promisify(gzip)(body) }
  return { body }
}
