import { pageClock } from '@board/client/server-clock'
import type { Shown as ShownPage } from '@board/client/visits'
import '../ui/css/tokens.css'
import '../ui/css/headings.css'
import '../ui/css/base.css'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type DataRouteObject, RouterProvider } from 'react-router-dom'
import { App } from '../app/app.tsx'
import { type Boot, bootId } from '../app/boot.ts'
import { lateClient } from '../app/late-client.ts'
import { type LateRouter, lateRouter } from '../app/router/late-router.ts'
import { pagesId, routesAround } from '../app/router/routes.tsx'
import { startVisits } from '../app/visits.ts'
import { atFirstAct } from '../lib/first-act.ts'
import { createTranslate } from '../lib/i18n.tsx'
import type { Messages } from '../locales/keys.ts'
import { showMessages } from '../locales/shown.ts'
import { setBrowserServices } from '../services/loading.ts'
import type { PageModule } from '../services/page.ts'
import { pageOf, routeParts } from '../services/page-route.ts'
import { type RootData, rootId } from '../services/root.ts'
import type { Services } from '../services/services.tsx'
import { announceSession, currentSender, currentToken } from '../services/session.ts'

/**
 * Loads the module and the texts of the page that the server has rendered. The server sends their addresses, because
 * the browser has no table of pages yet. They are loaded before hydration, so that the page’s loader does not run a
 * second time.
 */
async function loadFirst({ module, texts }: Boot['page']) {
  const [page, ...parts]: [PageModule, ...{ messages: Partial<Messages> }[]] = await Promise.all([
    import(/* @vite-ignore */ module),
    ...texts.map(file => import(/* @vite-ignore */ file))
  ])
  return { page, messages: Object.assign({}, ...parts.map(part => part.messages)) as Messages }
}

const later = () => import('../app/later.ts')

function createServices(boot: Boot, t: Services['t']) {
  const client = lateClient({
    baseUrl: '',
    token: currentToken,
    account: () => currentSender().account,
    language: () => boot.language,
    appCode: boot.appCode,
    publicKey: async () => boot.publicKey,
    onSession: announceSession,
    serverClock: pageClock
  })
  const services: Services = {
    call: client.call,
    address: client.address,
    site: () => client.call('siteConfig'),
    menu: boot.menu,
    province: boot.province,
    container: boot.container,
    language: boot.language,
    t,
    hasToken: () => currentToken() !== undefined
  }
  return { services, client }
}

type Shown = Pick<Boot, 'loaderData' | 'errors'>

function createRouter(first: DataRouteObject, shown: Shown): LateRouter {
  const routes = routesAround([first])
  return lateRouter(routes, shown, async () => (await later()).createMovingRouter(routes, shown, pagesId))
}

/** Loads the parts that every act needs with the reader's first one. */
const warmAtFirstAct = (...parts: { warm: () => void }[]): void =>
  atFirstAct(() => {
    for (const part of parts) part.warm()
  })

async function start(): Promise<void> {
  const root = document.getElementById('root')
  const text = document.getElementById(bootId)?.textContent
  if (!root || !text) return
  const boot: Boot = JSON.parse(text)
  const { page, messages } = await loadFirst(boot.page)
  showMessages(boot.language, messages, async (language, parts) =>
    (await later()).loadMessages(language, parts)
  )
  const { services, client } = createServices(boot, createTranslate(messages))
  setBrowserServices(services)
  const { loaderData, errors, language, look } = boot
  const { path } = boot.page
  const first = { id: path, path, ...routeParts(boot.page, page) }
  const router = createRouter(first, { loaderData, errors })
  warmAtFirstAct(client, router)
  countVisits(router, { ...services, isReady: client.isReady })
  await new Promise(resolve => setTimeout(resolve))
  startTransition(() => {
    hydrateRoot(
      root,
      <App language={language} messages={messages} look={look} services={services}>
        <Live>
          <RouterProvider router={router} />
        </Live>
      </App>
    )
  })
}

/** Counts the first page, and each page after it. */
function countVisits(router: LateRouter, services: Parameters<typeof startVisits>[0]): void {
  const shown = (): ShownPage | undefined => {
    const { matches, location, loaderData } = router.state
    const page = pageOf(matches.at(-1)?.route.handle)
    const root: RootData | undefined = loaderData[rootId]
    return (
      page && { track: page.track, query: new URLSearchParams(location.search), user: root?.user ?? null }
    )
  }
  const another = startVisits(services, shown)
  let at = router.state.location.key
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === at) return
    at = location.key
    another()
  })
}

/**
 * Removes the data for the start from the page after hydration. Other programs can see by this that the page is ready.
 */
function Live({ children }: { children: ReactNode }) {
  useEffect(() => document.getElementById(bootId)?.remove(), [])
  return children
}

start()
