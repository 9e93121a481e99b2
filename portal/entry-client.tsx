import './tokens.css'
import './base.css'
import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom'
import { App } from './app/app.tsx'
import { type Boot, bootId } from './app/boot.ts'
import { lateClient } from './app/late-client.ts'
import { setBrowserServices } from './app/loading.ts'
import type { Services } from './app/services.tsx'
import { announceSession, currentToken } from './app/session.ts'
import { createTranslate } from './lib/i18n.tsx'
import { loadMessages, showMessages } from './locales/load.ts'
import { routes } from './routes.tsx'

/** A page's module is loaded before hydration, so that its loader does not run a second time. */
async function resolveLazy(): Promise<void> {
  const matched = matchRoutes(routes, location) ?? []
  await Promise.all(matched.map(({ route }) => resolve(route)))
}

async function resolve(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}

function createServices(boot: Boot, t: Services['t']): Services {
  const client = lateClient({
    baseUrl: '',
    token: currentToken,
    language: () => boot.language,
    appCode: boot.appCode,
    publicKey: async () => boot.publicKey,
    onSession: announceSession
  })
  for (const type of ['pointerover', 'pointerdown', 'keydown'])
    addEventListener(type, client.warm, { once: true, passive: true })
  return {
    call: client.call,
    address: client.address,
    site: () => client.call('siteConfig'),
    language: boot.language,
    t,
    hasToken: () => currentToken() !== undefined
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  const text = document.getElementById(bootId)?.textContent
  if (!root || !text) return
  const boot: Boot = JSON.parse(text)
  const messages = await loadMessages(boot.language, ['reading'])
  showMessages(boot.language, messages)
  await resolveLazy()
  const services = createServices(boot, createTranslate(messages))
  setBrowserServices(services)
  const { loaderData, errors, language, look } = boot
  const router = createBrowserRouter(routes, { hydrationData: { loaderData, errors } })
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

/** Takes away what the page brought for the start, once everything on it answers; whoever waits for that sees it go. */
function Live({ children }: { children: ReactNode }) {
  useEffect(() => document.getElementById(bootId)?.remove(), [])
  return children
}

start()
