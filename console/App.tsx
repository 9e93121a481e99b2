import { entityNames } from '@board/generated/entity-names'
import { CssBaseline } from '@mui/material'
import { QueryClient } from '@tanstack/react-query'
import { CoreAdminUI, CustomRoutes, type I18nProvider, localStorageStore } from 'ra-core'
import { Suspense } from 'react'
import { AdminContext, Notification } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { lazyProvider } from './api/lazy-provider.ts'
import { Allowed } from './auth/Allowed.tsx'
import { authProvider } from './auth/authProvider.ts'
import { boards, boardsOf } from './boards.ts'
import { faceOf } from './face.ts'
import { Layout } from './layout/Layout.tsx'
import { Home } from './pages/Home.tsx'
import { BoardPage, componentOf, EntityPages, LoginPage } from './pages/lazy.ts'
import { NotFound } from './pages/NotFound.tsx'
import { PageError } from './pages/PageError.tsx'
import { PageLoading } from './pages/PageLoading.tsx'
import { mayOpen, type Page, pagesOnFace } from './pages.ts'
import { darkTheme, lightTheme } from './theme/theme.ts'

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, refetchOnWindowFocus: true, retry: 1 } }
})
const store = localStorageStore('1', 'console')

/** A page that is made by hand, for whom it is for. */
function HandmadePage({ page }: { page: Page }) {
  const Component = componentOf(page)
  return (
    <Allowed to={({ permissions }) => mayOpen(page, permissions)}>
      <Component />
    </Allowed>
  )
}

/** The console of one face: react-admin's frame round derived boards and hand-made pages. */
export function App({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const face = faceOf(window.location.pathname)
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={lazyProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <Suspense fallback={<PageLoading />}>
        <CoreAdminUI
          disableTelemetry
          requireAuth
          layout={Layout}
          loginPage={LoginPage}
          catchAll={NotFound}
          error={PageError}
          loading={PageLoading}
          dashboard={Home}
        >
          <CustomRoutes>
            {boards
              .filter(board => board.face === face)
              .map(board => (
                <Route
                  key={board.name}
                  path={`/${board.name}`}
                  element={
                    <Allowed to={reader => boardsOf(face, reader).includes(board)}>
                      <BoardPage key={board.name} board={board} />
                    </Allowed>
                  }
                />
              ))}
            {pagesOnFace(face).map(page => (
              <Route key={page.path} path={page.path} element={<HandmadePage page={page} />} />
            ))}
            {face === 'admin' &&
              entityNames.map(name => (
                <Route key={name} path={`/${name}/*`} element={<EntityPages key={name} name={name} />} />
              ))}
            <Route path="/home" element={<Navigate to="/" replace />} />
          </CustomRoutes>
        </CoreAdminUI>
      </Suspense>
      {/* on top, so that it never lies over the button that is pressed next */}
      <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} disableWindowBlurListener />
    </AdminContext>
  )
}
