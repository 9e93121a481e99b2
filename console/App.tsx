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
import { passwordPage } from './auth/rules.ts'
import { boards, boardsOf } from './boards.ts'
import { faceOf } from './face.ts'
import { Layout } from './layout/Layout.tsx'
import { Home } from './pages/Home.tsx'
import {
  BoardPage,
  EditorMessage,
  EditPassword,
  EntityPages,
  LoginPage,
  MessageCenter,
  NoticePage,
  ProcessDefinition,
  ProcessInstance,
  ProcessModel,
  SiteHealth,
  TaskMain,
  WorkTable
} from './pages/lazy.ts'
import { NotFound } from './pages/NotFound.tsx'
import { PageError } from './pages/PageError.tsx'
import { PageLoading } from './pages/PageLoading.tsx'
import { darkTheme, lightTheme } from './theme/theme.ts'

const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 10_000, refetchOnWindowFocus: true, retry: 1 } }
})
const store = localStorageStore('1', 'console')

/** Whoever has one of these may look at a process model, or draw a new one. */
const mayDraw = ['act:model:info', 'act:model:save']

const center = (
  <>
    <Route path="/messageCenter" element={<MessageCenter />} />
    <Route path="/messageCenter/detail" element={<NoticePage />} />
  </>
)

const pages = {
  g: (
    <>
      <Route path="/workTable" element={<WorkTable />} />
      <Route path="/taskMain" element={<TaskMain />} />
      <Route path="/instance" element={<ProcessInstance />} />
      {center}
    </>
  ),
  admin: (
    <>
      {center}
      <Route
        path="/message"
        element={
          <Allowed to={({ permissions }) => permissions.includes('board:message:page')}>
            <EditorMessage />
          </Allowed>
        }
      />
      <Route path="/instance" element={<ProcessInstance />} />
      <Route
        path="/definition"
        element={
          <Allowed to={({ permissions }) => permissions.includes('act:process:info')}>
            <ProcessDefinition />
          </Allowed>
        }
      />
      <Route
        path="/health"
        element={
          <Allowed to={({ permissions }) => permissions.includes('sys:health:page')}>
            <SiteHealth />
          </Allowed>
        }
      />
      <Route
        path="/processModel"
        element={
          <Allowed to={({ permissions }) => mayDraw.some(one => permissions.includes(one))}>
            <ProcessModel />
          </Allowed>
        }
      />
      {entityNames.map(name => (
        <Route key={name} path={`/${name}/*`} element={<EntityPages key={name} name={name} />} />
      ))}
    </>
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
            {pages[face]}
            <Route path={passwordPage} element={<EditPassword />} />
            <Route path="/home" element={<Navigate to="/" replace />} />
          </CustomRoutes>
        </CoreAdminUI>
      </Suspense>
      {/* on top, so that it never lies over the button that is pressed next */}
      <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} disableWindowBlurListener />
    </AdminContext>
  )
}
