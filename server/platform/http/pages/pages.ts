import type { Language } from '@board/schemas/errors/catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { ConsolePages, ConsolePreloads } from '../../deps/pages.ts'
import { Refusal } from '../../refusal.ts'
import type { Contract } from '../answer/bind.ts'
import { cookiesOf } from '../answer/cookies.ts'
import { languageOf } from '../answer/language.ts'
import { originOf } from '../answer/origin.ts'
import { readWrittenPosition } from '../answer/read-source.ts'
import { refuse } from '../answer/refuse.ts'
import { object } from '../contract/contract.ts'
import { callSelf } from '../receive/call-self.ts'
import { newNonce, nonceSource } from '../receive/security-headers.ts'
import { serveContract } from './contract-pages.ts'
import { notBuiltPage, sendHtml, sendToVisitors } from './html.ts'
import { serveBuild } from './page-files.ts'

/** First steps of paths that are never pages, even if the contract does not name them yet. */
const apiSteps = ['v1', 'v2', 'sys', 'act', 'files', 'api']

/** Serves the console at /g and /admin, and the portal at every other address that is no call. */
export async function servePages(
  app: FastifyInstance,
  deps: Deps,
  { document }: Contract,
  isContractWhole: () => Promise<boolean>
): Promise<void> {
  const steps = new Set([...apiSteps, ...Object.keys(object(document.paths)).map(firstStep)])
  if (deps.portal?.folder) await serveBuild(app, deps.portal.folder, '/')
  if (deps.console?.folder) await serveBuild(app, deps.console.folder, '/console-assets/')
  for (const path of ['/g', '/g/*', '/admin', '/admin/*']) {
    app.get(path, (request, reply) => sendConsole(deps.console, request, reply))
  }
  serveContract(app, deps.console, document, isContractWhole)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || steps.has(firstStep(request.url)) || !isNativeForm(request)) return
    const [to = '/'] = request.url.split('?', 1)
    // answered before the body is read: nobody learns what was typed
    return reply
      .header('cache-control', 'no-store')
      .redirect(`/forms/unsent?${new URLSearchParams({ to })}`, 303)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || steps.has(firstStep(request.url)) || isAsset(request.url)) {
      return refuse(new Refusal('GEN0404'), request, reply)
    }
    return await sendPortal(app, deps, request, reply)
  })
}

/** The text of the console for a browser that runs no scripts. */
const consoleNeeds: Readonly<Record<Language, string>> = {
  'zh-CN': '工作台需要 JavaScript。请在浏览器设置中启用，然后刷新此页。',
  'zh-TW': '工作台需要 JavaScript。請在瀏覽器設定中啟用，然後重新整理此頁。',
  'en-US': 'The console needs JavaScript. Enable it in the settings of your browser, then reload this page.'
}

async function sendConsole(console: ConsolePages | undefined, request: FastifyRequest, reply: FastifyReply) {
  if (!console) return sendHtml(request, reply, notBuiltPage)
  const nonce = newNonce()
  const cookies = cookiesOf(request.headers.cookie)
  const language = languageOf(cookies.language ?? request.headers['accept-language'])
  const html = console.html
    .replaceAll('__NONCE__', nonce)
    .replace('__NOSCRIPT__', consoleNeeds[language])
    .replace('</head>', `${announced(console.preloads, request.url, languageOf(cookies.language))}</head>`)
  return sendHtml(request, reply, { status: 200, html, style: nonceSource(nonce) })
}

/**
 * Returns the header that announces the scripts and the texts of a page. Otherwise the browser finds them only in its
 * first script.
 */
function announced({ pages, sets, texts }: ConsolePreloads, url: string, language: Language): string {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const [, face = '', page] = path.split('/', 3)
  const set = pages[path] ?? pages[`/${face}/${page}`] ?? -1
  const files = [...(texts[face]?.[language] ?? []), ...(sets[set] ?? [])]
  return files.map(file => `<link rel="modulepreload" crossorigin href="/console-assets/${file}">`).join('')
}

async function sendPortal(
  app: FastifyInstance,
  { portal, keptPages, config, replica, keys }: Deps,
  request: FastifyRequest,
  reply: FastifyReply
) {
  if (!portal) return sendHtml(request, reply, notBuiltPage)
  const cookies = cookiesOf(request.headers.cookie)
  const language = languageOf(cookies.language ?? request.headers['accept-language'])
  const origin = originOf(request, config)
  const api = callSelf(app, request)
  const userAgent = request.headers['user-agent'] ?? ''
  const render = () => portal.render({ url: request.url, cookies, language, userAgent, origin, api })
  const variant = portal.variantOf({ cookies, userAgent })
  // a kept page may be older than what this browser has just written
  const hasWritten = replica !== undefined && readWrittenPosition(keys, request.headers.cookie) !== undefined
  if (variant === undefined || hasWritten) return sendHtml(request, reply, await render())
  return sendToVisitors(
    request,
    reply,
    await keptPages.get(`${language} ${variant} ${origin} ${request.url}`, render)
  )
}

/** Tells whether a browser posted a form without scripts: calls are JSON. */
function isNativeForm({ method, headers }: FastifyRequest): boolean {
  const type = headers['content-type'] ?? ''
  return (
    method === 'POST' &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i.test(type)
  )
}

const firstStep = (url: string) => url.split(/[/?#]/, 2)[1] ?? ''
const isAsset = (url: string) => url.startsWith('/assets/') || url.startsWith('/console-assets/')
