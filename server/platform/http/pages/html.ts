import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Body, ReadyPage } from '../../deps/kept-pages.ts'
import type { Page } from '../../deps/pages.ts'
import { pagePolicy } from '../receive/security-headers.ts'
import { bodyFor, encodingOf } from './compress.ts'
import { hasPresent, keptBriefly } from './shared-cache.ts'

/** The page of both front ends before they are built. */
export const notBuiltPage: Page = {
  status: 503,
  style: '',
  html: '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>尚未构建</title><h1>页面尚未构建</h1><p>请运行 <code>npm run build</code>，或用 <code>npm start</code> 启动。</p><p lang="en">The pages are not built yet: run <code>npm run build</code>, or start with <code>npm start</code>.</p></html>'
}

/** Sends a page to one reader. No cache may keep it. */
export async function sendHtml(request: FastifyRequest, reply: FastifyReply, page: Page) {
  describePage(reply, page, 'no-store')
  return sendBody(
    reply,
    await bodyFor(Buffer.from(page.html), encodingOf(request.headers['accept-encoding']))
  )
}

/**
 * Sends a page for visitors. If the page is the same for all of them, a proxy may keep it for 2 s, and a browser that has
 * it already gets a 304. A refusal may concern one visitor alone, so it is not kept.
 */
export async function sendToVisitors(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  const { etag } = page.body
  const isShared = page.status === 200
  describePage(reply, page, isShared ? keptBriefly : 'no-store')
  if (isShared) reply.header('etag', etag)
  if (isShared && hasPresent(request.headers, etag)) return reply.code(304).send()
  return sendBody(reply, await page.body.in(encodingOf(request.headers['accept-encoding'])))
}

function describePage(reply: FastifyReply, page: Omit<Page, 'html'>, cacheControl: string): void {
  reply.code(page.status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControl,
    'content-security-policy': pagePolicy(page.style),
    vary: 'accept-encoding, cookie, accept-language',
    ...page.headers
  })
}

function sendBody(reply: FastifyReply, { encoding, bytes }: Body) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
