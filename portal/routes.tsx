import type { ComponentType } from 'react'
import { type LoaderFunction, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom'
import type { PageHandle } from './app/document.ts'
import { Layout } from './app/layout.tsx'
import { rootId, loader as rootLoader } from './app/root.ts'
import { RootError } from './app/root-error.tsx'
import { type TextPart, withTexts } from './locales/load.ts'

/** What the module of a page exports. */
interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  handle?: PageHandle<never>
}

/** A page of its own: its id begins with its module's path, by which the server finds its part of the build. */
function page(path: string, file: string, lazy: () => Promise<PageModule>): RouteObject {
  return { id: `${file}#${path}`, path, lazy }
}

const textsOf = new Map<string, TextPart>()

/** A page that needs more than the texts of reading. */
function pageWith(part: TextPart, path: string, file: string, lazy: () => Promise<PageModule>): RouteObject {
  textsOf.set(file, part)
  return page(path, file, () => withTexts(part, lazy()))
}

/** The module of a page's route; undefined for routes that are part of the first file. */
export function fileOf(routeId: string): string | undefined {
  return routeId.includes('#') ? routeId.split('#')[0] : undefined
}

/** The parts of the texts that a page's module needs. */
export function textPartsOf(file: string): TextPart[] {
  const more = textsOf.get(file)
  return more ? ['reading', more] : ['reading']
}

const home = (path: string) => page(path, 'features/home/page.tsx', () => import('./features/home/page.tsx'))

/** Every page of the portal (specification 2); loaders run in the browser and on the server alike. */
export const routes: RouteObject[] = [
  {
    id: rootId,
    path: '/',
    Component: Layout,
    ErrorBoundary: RootError,
    loader: rootLoader,
    shouldRevalidate: ({ defaultShouldRevalidate, currentUrl, nextUrl, formMethod }) =>
      currentUrl.href === nextUrl.href && formMethod === undefined ? defaultShouldRevalidate : false,
    children: [
      {
        ErrorBoundary: RootError,
        children: [
          {
            index: true,
            loader: ({ request }: LoaderFunctionArgs) => redirect(`/demo${new URL(request.url).search}`)
          },
          home('demo'),
          home('index'),
          home('home'),
          home('forum-home'),
          page('local-leader', 'features/leaders/page.tsx', () => import('./features/leaders/page.tsx')),
          page('forum/list', 'features/forums/page.tsx', () => import('./features/forums/page.tsx')),
          page('noticeMain', 'features/notices/page.tsx', () => import('./features/notices/page.tsx')),
          page('sysNotice', 'features/notices/page.tsx', () => import('./features/notices/page.tsx')),
          page('threads/list', 'features/messages/list.tsx', () => import('./features/messages/list.tsx')),
          page(
            'threads/content',
            'features/messages/content.tsx',
            () => import('./features/messages/content.tsx')
          ),
          page('messageSearch', 'features/search/page.tsx', () => import('./features/search/page.tsx')),
          pageWith(
            'writing',
            'threads/post',
            'features/post/page.tsx',
            () => import('./features/post/page.tsx')
          ),
          pageWith(
            'writing',
            'e/resubmit',
            'features/post/resubmit.tsx',
            () => import('./features/post/resubmit.tsx')
          ),
          pageWith(
            'account',
            'login',
            'features/account/login.tsx',
            () => import('./features/account/login.tsx')
          ),
          pageWith(
            'account',
            'signUp',
            'features/account/sign-up.tsx',
            () => import('./features/account/sign-up.tsx')
          ),
          pageWith(
            'writing',
            'myLeavMessage',
            'features/mine/page.tsx',
            () => import('./features/mine/page.tsx')
          ),
          pageWith(
            'centre',
            'uCenter/editPwd',
            'features/centre/edit-password.tsx',
            () => import('./features/centre/edit-password.tsx')
          ),
          page('*', 'features/missing/page.tsx', () => import('./features/missing/page.tsx'))
        ]
      }
    ]
  }
]
