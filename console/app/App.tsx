import { localStore } from '@board/client/storage/storage'
import { CssBaseline } from '@mui/material'
import {
  type AuthProvider,
  CoreAdminUI,
  type CoreLayoutProps,
  CustomRoutes,
  type I18nProvider,
  Resource
} from 'ra-core'
import { Suspense, useMemo } from 'react'
import { AdminContext, Notification } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { createQueryClient, withFreshAnswers } from '../api/queries.ts'
import { SiteProvider } from '../api/SiteProvider.tsx'
import { faceOf } from '../base/face.ts'
import { keptStore } from '../base/keptStore.ts'
import { accountStore } from '../base/store.ts'
import { Allowed } from '../layout/guard/Allowed.tsx'
import { Layout } from '../layout/Layout.tsx'
import { mayOpen, type Page, pagesOnFace, redirectsOnFace } from '../layout/pageTable.ts'
import { Home } from '../pages/Home.tsx'
import { PageLoading } from '../pages/PageLoading.tsx'
import { lazyProvider } from '../provider/lazy.ts'
import { authProvider, getIdentity } from '../session/authProvider.ts'
import { useAccents } from '../theme/accent.ts'
import { themesOf } from '../theme/theme.ts'
import { Forbidden } from '../widgets/parts/notices/Forbidden.tsx'
import { NotFound } from '../widgets/parts/notices/NotFound.tsx'
import { PageError } from '../widgets/parts/notices/PageError.tsx'
import { componentOf, LoginPage } from './lazy.ts'
import { resourcesOf } from './resources.tsx'

const queryClient = createQueryClient()
const store = accountStore(keptStore(localStore), localStore)

/** Signs in and out like `authProvider`, and gives each person their own content of the store. */
const storedAuthProvider: AuthProvider = {
  ...authProvider,
  async getIdentity() {
    const identity = await getIdentity()
    store.openAccount(String(identity.id))
    return identity
  }
}

/**
 * The frame with the site's configuration. A sign-out drops all fetched data, so the frame and the sign-in page each
 * fetch the configuration.
 */
const SiteLayout = (props: CoreLayoutProps) => (
  <SiteProvider>
    <Layout {...props} />
  </SiteProvider>
)
const SiteLogin = () => (
  <SiteProvider>
    <LoginPage />
  </SiteProvider>
)

/** Shows a hand-made page if the reader may open it. */
function HandmadePage({ page }: { page: Page }) {
  const Component = componentOf(page)
  return (
    <Allowed to={({ permissions }) => mayOpen(page, permissions)}>
      <Component />
    </Allowed>
  )
}

/** Sets up the console of one face: react-admin's frame around resources and hand-made pages. */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const face = faceOf(window.location.pathname)
  const resources = useMemo(() => resourcesOf(face, i18nProvider.translate), [face, i18nProvider])
  const translations = useMemo(() => withFreshAnswers(i18nProvider, queryClient), [i18nProvider])
  const accents = useAccents()
  const themes = useMemo(() => themesOf(accents), [accents])
  return (
    <AdminContext
      authProvider={storedAuthProvider}
      dataProvider={lazyProvider}
      i18nProvider={translations}
      queryClient={queryClient}
      store={store}
      lightTheme={themes.light}
      darkTheme={themes.dark}
    >
      <CssBaseline enableColorScheme />
      <Suspense fallback={<PageLoading />}>
        <CoreAdminUI
          disableTelemetry
          requireAuth
          layout={SiteLayout}
          loginPage={SiteLogin}
          catchAll={NotFound}
          error={PageError}
          loading={PageLoading}
          dashboard={Home}
          accessDenied={Forbidden}
          authenticationError={PageError}
        >
          {resources.map(resource => (
            <Resource key={resource.name} {...resource} />
          ))}
          <CustomRoutes>
            {pagesOnFace(face).map(page => (
              <Route key={page.path} path={page.path} element={<HandmadePage page={page} />} />
            ))}
            {redirectsOnFace(face).map(({ from, page }) => (
              <Route key={from} path={from} element={<Navigate to={page.path} replace />} />
            ))}
            <Route path="/home" element={<Navigate to="/" replace />} />
          </CustomRoutes>
        </CoreAdminUI>
      </Suspense>
      {/* The notification is at the top so that it never covers the button that is pressed next. */}
      <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} disableWindowBlurListener />
    </AdminContext>
  )
}
