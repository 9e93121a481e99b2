/** Forms for browsers that run no scripts. Decision 0055. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps/deps.ts'
import type { PortalPages } from '../../deps/pages.ts'
import { type Refusal, textOf } from '../../refusal.ts'
import { cookiesOf } from '../answer/cookies.ts'
import { statusOf } from '../answer/envelope.ts'
import { toRefusal } from '../answer/errors.ts'
import { languageOf } from '../answer/language.ts'
import { originOf } from '../answer/origin.ts'
import { refuse } from '../answer/refuse.ts'
import { sendHtml } from '../pages/html.ts'
import { callSelf } from '../receive/call-self.ts'
import { isSameToken, senderOf, tokenOf } from './origin.ts'
import { type FormContent, readForm } from './read.ts'

/** The cookie that names a browser for its forms; scripts cannot read it. */
const browserCookie = 'formBrowser'

/** Serves the forms at /forms: each is rendered for one reader, and calls the operation that the scripted form calls. */
export async function serveForms(app: FastifyInstance, deps: Deps): Promise<void> {
  const { portal } = deps
  if (!portal) return
  await app.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body)
    )
    const form = formsOf(app, deps, portal)
    scope.setErrorHandler(async (error, request, reply) => {
      const refusal = toRefusal(error, request)
      // a busy server does not render
      if (refusal.code === 'GEN0503') return refuse(refusal, request, reply)
      return form.refused(refusal, request, reply)
    })
    scope.get('/forms/*', form.show)
    scope.post('/forms/*', { config: { multipart: true } }, form.take)
  })
}

function formsOf(app: FastifyInstance, deps: Deps, portal: PortalPages) {
  const { keys, config } = deps

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    more: { content?: FormContent; refusal?: { status: number; words: string } }
  ) {
    const cookies = cookiesOf(request.headers.cookie)
    const origin = originOf(request, config)
    const browser = browserOf(cookies) ?? randomBytes(16).toString('hex')
    const page = await portal.form({
      url: request.url,
      cookies,
      language: languageOf(cookies.language ?? request.headers['accept-language']),
      userAgent: request.headers['user-agent'] ?? '',
      origin,
      api: callSelf(app, request, line => reply.header('set-cookie', line)),
      csrf: tokenOf(keys, browser, cookies.token),
      ...more
    })
    if (!page) return reply.callNotFound()
    const secure = origin.startsWith('https:') ? '; Secure' : ''
    reply.header('set-cookie', `${browserCookie}=${browser}; Path=/forms; HttpOnly; SameSite=Lax${secure}`)
    return sendHtml(request, reply, page)
  }

  return {
    show: (request: FastifyRequest, reply: FastifyReply) => send(request, reply, {}),

    async take(request: FastifyRequest, reply: FastifyReply) {
      const sender = senderOf(request, originOf(request, config))
      if (sender === 'other') return send(request, reply, { refusal: { status: 403, words: 'csrf' } })
      const content = await readForm(request)
      const cookies = cookiesOf(request.headers.cookie)
      const browser = browserOf(cookies)
      const given = content.fields.find(([name]) => name === 'csrf')?.[1] ?? ''
      const isOwn = browser !== undefined && isSameToken(tokenOf(keys, browser, cookies.token), given)
      if (isOwn) return send(request, reply, { content })
      // text that another site filled in is not shown as the reader's own words
      const kept = sender === 'own' ? content : undefined
      return send(request, reply, { content: kept, refusal: { status: 403, words: 'csrf' } })
    },

    refused: (refusal: Refusal, request: FastifyRequest, reply: FastifyReply) =>
      send(request, reply, {
        refusal: {
          status: statusOf(refusal.code),
          words: textOf(refusal, languageOf(cookiesOf(request.headers.cookie).language))
        }
      })
  }
}

const browserOf = ({ [browserCookie]: value }: Record<string, string>) =>
  value && /^[0-9a-f]{32}$/.test(value) ? value : undefined
