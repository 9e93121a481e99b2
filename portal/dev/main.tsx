import '../ui/css/tokens.css'
import '../ui/css/headings.css'
import '../ui/css/base.css'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { App } from '../app/app.tsx'
import { createTranslate } from '../lib/i18n.tsx'
import type { TextPart } from '../locales/keys.ts'
import { loadMessages } from '../locales/load.ts'
import { rootId } from '../services/root.ts'
import type { Services } from '../services/services.tsx'
import { readAddress } from './address.ts'
import { Gallery } from './gallery.tsx'
import { rootIn } from './samples.ts'

/** All files of texts, because a part may use any of them. */
const parts = Object.keys(import.meta.glob('../locales/zh-CN/*.ts')).map(
  path => path.replace(/^.*\/|\.ts$/g, '') as TextPart
)

/** An answer that never comes: the gallery has no server. */
const never = () => new Promise<never>(() => undefined)

async function start(): Promise<void> {
  const shown = readAddress(location)
  const { lang, mode, size } = shown
  const messages = await loadMessages(lang, parts)
  const { dataset } = document.documentElement
  document.documentElement.lang = lang
  dataset.theme = mode
  if (size === 'large') dataset.type = 'large'
  const services: Services = {
    call: never,
    address: () => '',
    site: never,
    menu: [],
    language: lang,
    t: createTranslate(messages),
    hasToken: () => true
  }
  const routes = [{ id: rootId, path: '*', loader: () => rootIn(lang), element: <Gallery /> }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { [rootId]: rootIn(lang) } } })
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  createRoot(root).render(
    <App
      language={lang}
      messages={messages}
      look={{ large: size === 'large', theme: mode }}
      services={services}
    >
      <RouterProvider router={router} />
    </App>
  )
}

void start()
