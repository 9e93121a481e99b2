import { join } from 'node:path'
import { type Client, createClient } from '@board/client'
import { containerOf } from '@board/schemas/facts/source'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider
} from 'react-router-dom'
import { accentStyle } from '../app/accent.ts'
import { App } from '../app/app.tsx'
import { entries } from '../app/entries.ts'
import { headOf } from '../app/head.ts'
import { changesIn, lookOf, provinceOf } from '../app/look.tsx'
import { Manifest } from '../app/manifest.ts'
import { pages, scriptsOf } from '../app/pages.ts'
import { pageRoutes } from '../app/router/page-routes.ts'
import { routesAround } from '../app/router/routes.tsx'
import { sitemapPaths } from '../app/sitemap.ts'
import { escapeHtml, pageHtml } from '../app/template.ts'
import { cookieLine } from '../lib/cookies.ts'
import { createTranslate, type Language } from '../lib/i18n.tsx'
import { loadMessages, localeFile } from '../locales/load.ts'
import { failureTitle, titleOf } from '../services/document.ts'
import { menuOf } from '../services/menu.ts'
import { firstPageOf, type RootData, rootId } from '../services/root.ts'
import type { Services } from '../services/services.tsx'
import { formFor } from './forms.ts'
import { factsOf } from './heads.ts'
import { type FormInput, inside, renderForm } from './render-form.tsx'
import type { RenderInput, RenderOutput } from './rendering.ts'

export { ownDataPage } from './own-data.ts'

const routes = routesAround(pageRoutes())
const handler = createStaticHandler(routes)

/** The table of pages as data, for the tests and for the site map; `file` is the path of a page's module. */
export const pageList = pages.map(({ module: _module, file, ...page }) => {
  if (!file)
    throw new Error(`the build wrote no file into the row of ${page.path}: see portal/vite.config.ts`)
  return { ...page, file, scripts: scriptsOf(page) }
})
/** Addresses of the pages for the site map. */
export const addresses = sitemapPaths(pages)

/** The row of each address; a route's id is its path. */
const rows = new Map(
  pageList.flatMap(page => [page.path, ...(page.otherPaths ?? [])].map(path => [path, page]))
)

const manifest = new Manifest(join(import.meta.dirname, '../client'))
const year = 365 * 86_400

/**
 * Returns the parts of a request, besides address and language, on which a page for a visitor depends; undefined for a
 * reader with a session. A cookie that is not named here does not affect pages for visitors.
 */
export function variantOf({
  cookies,
  userAgent
}: Pick<RenderInput, 'cookies' | 'userAgent'>): string | undefined {
  if (cookies.token) return undefined
  return JSON.stringify([lookOf(cookies), provinceOf(cookies), containerOf(userAgent)])
}

/** Renders one page, or redirects. A failed loader answers with its status; only a defect throws. Specification 2. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const url = new URL(input.url.replace(/^\/+/, '/'), inside)
  const wanted = changesIn(url)
  if (wanted) {
    const cookies = wanted.changes.map(([name, value]) => cookieLine(name, value, year))
    return { status: 302, html: '', style: '', headers: { location: wanted.back, 'set-cookie': cookies } }
  }
  const { language } = input
  const path = matchRoutes(routes, url.pathname)?.at(-1)?.route.id ?? ''
  const page = rows.get(path)
  const parts = ['common' as const, ...(page?.texts ?? [])]
  const messages = await loadMessages(language, parts)
  const t = createTranslate(messages)
  const config = clientFor(input, language, '').call('siteConfig')
  // if the configuration cannot be read, the loader of the root reports it
  const site = await config.catch(() => undefined)
  const { call, address } = clientFor(input, language, site?.appCode ?? '')
  const hasToken = () => Boolean(input.cookies.token)
  const province = provinceOf(input.cookies)
  const container = containerOf(input.userAgent)
  const menu = menuOf(pages, province)
  const services: Services = {
    call,
    address,
    site: () => config,
    menu,
    province,
    container,
    language,
    t,
    hasToken
  }
  const context = await handler.query(new Request(url), { requestContext: services })
  if (context instanceof Response) return redirection(context)
  const root: RootData | undefined = context.loaderData[rootId]
  const firstPage = root && firstPageOf(root)
  if (firstPage && url.pathname !== firstPage)
    return { status: 302, html: '', style: '', headers: { location: firstPage } }
  if (!page) throw new Error(`${url.pathname} leads to no page`)

  const look = lookOf(input.cookies)
  const textFiles = parts.map(part => localeFile(language, part))
  const router = createStaticRouter(handler.dataRoutes, context)
  const body = renderToString(
    <App language={language} messages={messages} look={look} services={services}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>
  )
  const assets = manifest.assetsOf([...entries, page.file, ...textFiles])
  const style = manifest.inlineStyle(assets.styles, accentStyle(site?.accent))
  const failure = context.errors ? failureTitle(context.statusCode, t) : undefined
  const title = titleOf(matchesOf(context), t, failure)
  const siteName = t('site.name')
  const { origin } = input
  const data = context.loaderData[path]
  const html = pageHtml({
    language,
    look,
    title,
    head: [
      ...headOf({
        page,
        status: context.statusCode,
        url,
        origin,
        title,
        site: siteName,
        facts: factsOf(path, { data, origin, site: siteName, query: url.searchParams, language })
      }),
      ...formRedirect(url)
    ],
    style: style.text,
    assets,
    body,
    boot: {
      language,
      look,
      province,
      container,
      appCode: site?.appCode ?? '',
      publicKey: site?.publicKey ?? '',
      menu,
      page: {
        path,
        access: page.access,
        title: page.title,
        track: page.track,
        form: page.form,
        isAlone: page.isAlone,
        module: manifest.addressOf(page.file),
        texts: textFiles.map(file => manifest.addressOf(file))
      },
      loaderData: context.loaderData,
      errors: errorsOf(context)
    }
  })
  const headers: RenderOutput['headers'] = { 'content-type': 'text/html; charset=utf-8' }
  // proxies ignore the user agent: they would give this page to browsers
  if (container) headers['cache-control'] = 'private, max-age=0'
  return { status: context.statusCode, html, style: style.source, headers }
}

/** Answers a form for a browser that runs no scripts; undefined if the address belongs to no form. */
export const form = (input: FormInput): Promise<RenderOutput | undefined> => renderForm(input, manifest)

/** Returns the element that redirects a browser without scripts to the form of a page; empty if there is no form. */
function formRedirect(url: URL): string[] {
  const to = formFor(url)
  return to ? [`<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(to)}"></noscript>`] : []
}

function clientFor(input: RenderInput, language: Language, appCode: string): Client {
  return createClient({
    baseUrl: inside,
    token: () => input.cookies.token,
    language: () => language,
    appCode,
    publicKey: () => Promise.reject(new Error('nothing is encrypted while a page is rendered')),
    fetch: input.api
  })
}

function redirection(response: Response): RenderOutput {
  const location = (response.headers.get('location') ?? '/').replace(inside, '')
  return { status: response.status, html: '', style: '', headers: { location } }
}

function matchesOf(context: StaticHandlerContext) {
  return context.matches.map(({ route }) => ({ handle: route.handle, data: context.loaderData[route.id] }))
}

/** Returns errors in the form of the browser’s router: refusals completely, defects without their text. */
function errorsOf(context: StaticHandlerContext): Record<string, unknown> | null {
  if (!context.errors) return null
  const plain = (error: unknown) => {
    if (!isRouteErrorResponse(error)) return { status: 500, statusText: '', internal: false, data: null }
    const { status, statusText, data } = error
    return { status, statusText, internal: false, data }
  }
  return Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, plain(error)]))
}
