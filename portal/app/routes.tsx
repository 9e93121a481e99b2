import type { RouteObject } from 'react-router-dom'
import { Layout } from './layout.tsx'
import { loader, rootId } from './root.ts'
import { RootError } from './root-error.tsx'

/** The id of the route whose children the pages are: a page that fails leaves header and footer standing. */
export const pagesId = 'pages'

/** The routes around the pages. */
export function routesAround(children: RouteObject[]): RouteObject[] {
  return [
    {
      id: rootId,
      path: '/',
      Component: Layout,
      ErrorBoundary: RootError,
      loader,
      shouldRevalidate: ({ defaultShouldRevalidate, currentUrl, nextUrl, formMethod }) =>
        currentUrl.href === nextUrl.href && formMethod === undefined ? defaultShouldRevalidate : false,
      children: [{ id: pagesId, ErrorBoundary: RootError, children }]
    }
  ]
}
