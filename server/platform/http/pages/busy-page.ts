import { translations } from '@board/schemas/vocabulary/words'
import type { FastifyRequest } from 'fastify'
import { type Refusal, textOf } from '../../refusal.ts'
import { cookiesOf } from '../answer/cookies.ts'
import { languageOf } from '../answer/language.ts'

const retry = translations('重试', '重試', 'Try again')

const style = [
  'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center}',
  'body{padding:16px;box-sizing:border-box;font:16px/1.75 system-ui,sans-serif}',
  'h1{margin:0;font-size:22px;line-height:32px}a{display:inline-block;padding:8px 24px}'
].join('')

/** Tells whether a person waits for a page: a call of a program does not ask for HTML first. */
export const isForPage = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions?.config?.operation === undefined && /^text\/html\b/.test(headers.accept ?? '')

/**
 * Returns the page that stands in place of one that a busy server does not render. It needs no other file. Its link asks
 * for the same address again; it does not do so by itself, because a busy server would only get busier.
 */
export function busyPage({ headers, method }: FastifyRequest, refusal: Refusal): string {
  const language = languageOf(cookiesOf(headers.cookie).language ?? headers['accept-language'])
  const words = textOf(refusal, language)
  const again = method === 'GET' ? `<p><a href="">${retry[language]}</a></p>` : ''
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${words}</title><style>${style}</style><main><h1>${words}</h1>${again}</main></html>`
  ].join('')
}
