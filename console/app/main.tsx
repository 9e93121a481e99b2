import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { fetchAgainOnFocus } from '../api/queries.ts'
import { preloadSite } from '../api/site.ts'
import { basenameOf, faceOf } from '../base/face.ts'
import { createI18nProvider, currentLanguage } from '../i18n/provider.ts'
import { preloadNav } from '../layout/nav.ts'
import { preloadSession } from '../session/authProvider.ts'
import { isOwnSession } from '../session/otherAccount.ts'
import { preloadIcons } from '../widgets/icons/icons.tsx'
import { App } from './App.tsx'
import { preloadPage } from './lazy.ts'

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  const cache = createCache({ key: 'c', ...(nonce ? { nonce } : {}) })
  const page = preloadPage(window.location.pathname)
  fetchAgainOnFocus(isOwnSession)
  preloadSession()
  preloadNav()
  preloadSite(currentLanguage())
  preloadIcons(faceOf(window.location.pathname))
  const [i18nProvider] = await Promise.all([createI18nProvider(), page])
  const router = createBrowserRouter([{ path: '*', element: <App i18nProvider={i18nProvider} /> }], {
    basename: basenameOf(faceOf(window.location.pathname))
  })
  // Without transitions: react-admin renders the old page again and again while it signs out, and transitions would never
  // end.
  createRoot(root).render(
    <CacheProvider value={cache}>
      <RouterProvider router={router} useTransitions={false} />
    </CacheProvider>
  )
}

void start()
