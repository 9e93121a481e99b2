import { CssBaseline } from '@mui/material'
import type { I18nProvider, StringMap, TranslationMessages } from 'ra-core'
import { memoryStore } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { AdminContext } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from '../api/queries.ts'
import { SiteContext } from '../api/site.ts'
import type { Language } from '../i18n/languages.ts'
import { pageTexts } from '../i18n/pageTexts.ts'
import { withEntities, withResources } from '../i18n/resources.ts'
import { themesOf } from '../theme/theme.ts'
import { readAddress } from './address.ts'
import { Gallery } from './gallery.tsx'
import { dataProvider, site } from './samples.ts'

const frames = import.meta.glob<{ messages: TranslationMessages }>('../locales/*/index.ts')
const entities = import.meta.glob<{ entities: StringMap }>('../locales/*/entities.ts')

/** Loads all texts of a language, because a part may use any of them. */
async function translations(language: Language): Promise<I18nProvider> {
  const [frame, words, ...pages] = await Promise.all([
    frames[`../locales/${language}/index.ts`]?.(),
    entities[`../locales/${language}/entities.ts`]?.(),
    ...Object.values(pageTexts[language]).map(load => load())
  ])
  const texts = Object.assign({}, frame?.messages, ...pages.map(page => page.texts)) as TranslationMessages
  const messages = withResources(withEntities(texts, words?.entities ?? {}))
  return polyglotI18nProvider(() => messages, language, [], { allowMissing: true })
}

async function start(): Promise<void> {
  const shown = readAddress(location)
  const { lang, mode, size } = shown
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  // the gallery has no server: an answer never comes
  window.fetch = () => new Promise<Response>(() => undefined)
  document.documentElement.lang = lang
  // the console's sizes follow the text size of the browser
  if (size === 'large') document.documentElement.style.fontSize = '135%'
  const i18nProvider = await translations(lang)
  const { light, dark } = themesOf(undefined)
  const page = (
    <AdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={createQueryClient()}
      store={memoryStore({ theme: mode })}
      lightTheme={light}
      darkTheme={dark}
    >
      <CssBaseline enableColorScheme />
      <SiteContext value={site}>
        <Gallery />
      </SiteContext>
    </AdminContext>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  createRoot(root).render(<RouterProvider router={router} useTransitions={false} />)
}

void start()
