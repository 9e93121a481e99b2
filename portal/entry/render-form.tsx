import { type Client, createClient } from '@board/client'
import { ApiError, isOtherAccount } from '@board/client/error'
import { sha256Hex } from '@board/client/hash'
import { encryptField } from '@board/client/node'
import { randomHex } from '@board/client/random'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunctionArgs,
  StaticRouterProvider
} from 'react-router-dom'
import { accentStyle } from '../app/accent.ts'
import { App } from '../app/app.tsx'
import { entries } from '../app/entries.ts'
import { lookOf } from '../app/look.tsx'
import type { Manifest } from '../app/manifest.ts'
import { plainHtml } from '../app/template.ts'
import { createTranslate, type Translate } from '../lib/i18n.tsx'
import { type Problems, sortRefusal } from '../lib/problems.ts'
import { loadMessages } from '../locales/load.ts'
import { wordsFor } from '../services/failure.ts'
import { loader as loadRoot, rootId } from '../services/root.ts'
import type { Services } from '../services/services.tsx'
import type { Answer, FormArgs, Outcome, PlainForm, SentFile } from '../shared/forms/plain-form.ts'
import { FormFrame } from '../shared/forms/plain-frame.tsx'
import { forms, loginForm, styledLike } from './forms.ts'
import type { RenderInput, RenderOutput } from './rendering.ts'

export interface FormInput extends RenderInput {
  csrf: string
  content?: { fields: readonly (readonly [string, string])[]; files: readonly SentFile[] }
  refusal?: { status: number; words: string }
}

/** The origin of this site during rendering on the server; no page ever shows it. */
export const inside = 'http://site.invalid'

/**
 * Lets the reader’s own browser keep a page for Back, also the response to a POST; any other visit asks the server.
 * Without this, Back would send the form a second time.
 */
const keptForBack = 'private, max-age=0'

/** Fields that are not written into a page again. A password that was not tried is an exception. */
const secretFields = ['csrf', 'writing', 'account', 'goOnAs', 'password']

/**
 * Answers a form for a browser that runs no scripts: a redirect, or the form again with the typed text and its errors.
 * Decision 0055.
 */
export async function renderForm(input: FormInput, manifest: Manifest): Promise<RenderOutput | undefined> {
  const url = new URL(input.url.replace(/^\/+/, '/'), inside)
  const form = forms.find(({ path }) => path === url.pathname)
  if (!form) return undefined
  const { language } = input
  const messages = await loadMessages(language, ['common', ...form.texts])
  const t = createTranslate(messages)
  const hasToken = Boolean(input.cookies.token)
  const here = url.pathname + url.search
  if (form.needsSession && !hasToken && !input.content) return redirect(302, loginForm(here))

  const values = new URLSearchParams(
    (input.content?.fields ?? [...url.searchParams]).map(([...field]) => field)
  )
  let account = input.content && accountIn(values)
  const { call, address } = await clientFor(input, language, () => account)
  const site = call('siteConfig')
  const services: Services = {
    call,
    address,
    site: () => site,
    menu: [],
    language,
    t,
    hasToken: () => hasToken
  }
  const root = await loadRoot({
    request: new Request(url),
    context: services
  } as unknown as LoaderFunctionArgs)
  if (form.needsSession && !root.user && !input.content) return redirect(302, loginForm(here))

  // the person has read that another account is signed in, and goes on with it
  const goesOn = root.user !== null && values.get('goOnAs') === String(root.user.uid)
  if (goesOn || account === undefined) account = root.user?.uid ?? 0
  const isOfOther =
    input.content !== undefined && root.user !== null && account > 0 && account !== root.user.uid
  const writing = values.get('writing') ?? ''
  const args: FormArgs = { ...services, url, root }
  let data: unknown
  let outcome: Outcome = { values }
  let status = input.refusal?.status ?? 200
  try {
    data = await form.load(args, values)
    if (isOfOther) {
      status = 401
      outcome = { values, isOfOther, failure: t('plain.otherAccount', { name: root.user?.nickName ?? '' }) }
    } else if (input.refusal) {
      outcome = { values, failure: input.refusal.words === 'csrf' ? t('plain.csrf') : input.refusal.words }
    } else if (input.content && !goesOn) {
      const { files } = input.content
      const keyOf = (body: object) =>
        sha256Hex(`${writing}\n${form.path}\n${JSON.stringify(body)}`).slice(0, 32)
      outcome = await form.send({ ...args, data, values, files, keyOf })
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    outcome = refused(error, values, t, here)
    status = error.status || 503
  }
  if ('to' in outcome) {
    const { headers, ...rest } = redirect(303, outcome.to, outcome.cookies)
    return { ...rest, headers: outcome.forgets ? { ...headers, 'clear-site-data': '"cache"' } : headers }
  }
  if (status === 200 && Object.values(outcome.problems ?? {}).some(Boolean)) status = 422
  for (const name of secretFields)
    if (!(name === 'password' && outcome.keepsPassword)) outcome.values.delete(name)

  const title = t(typeof form.title === 'string' ? form.title : form.title(data))
  const look = lookOf(input.cookies)
  const frame = (
    <FormFrame
      title={title}
      address={here}
      csrf={input.csrf}
      writing={writing || randomHex()}
      account={account}
      problems={outcome.problems ?? {}}
      failure={outcome.failure}
      way={
        outcome.isOfOther
          ? { to: loginForm(here), label: t('plain.toLogin'), isOwnWindow: true }
          : outcome.way
      }
      other={outcome.isOfOther ? root.user : null}
    >
      {data !== undefined && <FormView form={form} data={data} answer={outcome} />}
    </FormFrame>
  )
  // components read the account and the site’s limits from the root route, so there must be one
  const handler = createStaticHandler([{ id: rootId, path: '*', loader: () => root, element: frame }])
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`${form.path} was redirected by its own frame`)
  const body = renderToString(
    <App language={language} messages={messages} look={look} services={services}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>
  )
  const { styles } = manifest.assetsOf([...entries, ...styledLike])
  const style = manifest.inlineStyle(styles, accentStyle((await site).accent))
  const html = plainHtml({ language, look, title: `${title} - ${t('site.name')}`, style: style.text, body })
  // a page that contains a password must not be kept
  const headers = { 'cache-control': outcome.keepsPassword ? 'no-store' : keptForBack }
  return { status, html, style: style.source, headers }
}

function FormView({ form, data, answer }: { form: PlainForm<unknown>; data: unknown; answer: Answer }) {
  const { View } = form
  return <View {...answer} data={data} problems={answer.problems ?? {}} />
}

/** Shows a refusal at the fields that it names, otherwise above the form with a link to continue. */
function refused(error: ApiError, values: URLSearchParams, t: Translate, here: string): Answer {
  if (isOtherAccount(error)) return { values, isOfOther: true, failure: wordsFor(error, t) }
  if (error.status === 401)
    return {
      values,
      failure: t('plain.needsSession'),
      way: { to: loginForm(here), label: t('plain.toLogin'), isOwnWindow: true }
    }
  if (error.code === 'SN0011')
    return {
      values,
      failure: t('plain.needsName'),
      way: { to: '/uCenter/baseInfo', label: t('plain.toName') }
    }
  if (error.code === 'COM0001')
    return {
      values,
      failure: t('plain.needsCompany'),
      way: { to: '/uCenter/compInfo', label: t('plain.toCompany') }
    }
  const { code, fields = [] } = error
  const said: { refused: Problems; failure: string | undefined } = sortRefusal(
    { code, words: wordsFor(error, t), fields },
    [...values.keys()],
    {}
  )
  const way = error.status === 404 ? { to: '/home', label: t('missing.home') } : undefined
  return { values, problems: said.refused, failure: said.failure, way }
}

/** Returns the account that opened a form; undefined if the form does not name one. */
function accountIn(values: URLSearchParams): number | undefined {
  const account = values.get('account')
  return account !== null && /^\d{1,10}$/.test(account) ? Number(account) : undefined
}

function redirect(status: 302 | 303, to: string, cookies: readonly string[] = []): RenderOutput {
  return { status, html: '', style: '', headers: { location: to, 'set-cookie': [...cookies] } }
}

/** Creates a client that signs and encrypts like a browser. The server trusts it no more than a browser. */
async function clientFor(
  input: RenderInput,
  language: string,
  account: () => number | undefined
): Promise<Client> {
  const options = {
    baseUrl: inside,
    token: () => input.cookies.token,
    account,
    language: () => language,
    appCode: '',
    publicKey: () => Promise.reject(new Error('the key is not known yet')),
    fetch: input.api
  }
  const { appCode, publicKey } = await createClient(options).call('siteConfig')
  return createClient({ ...options, appCode, publicKey: async () => publicKey, encryptField })
}
