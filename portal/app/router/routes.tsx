import type { DataRouteObject } from 'react-router-dom'
import { loader, rootId } from '../../services/root.ts'
import { Layout } from '../layout.tsx'
import { RootError } from './root-error.tsx'

/** The id of the route that contains the pages. If a page fails, header and footer stay. */
export const pagesId = 'pages'

/** Returns the routes around the pages. */
export function routesAround(children: DataRouteObject[]): DataRouteObject[] {
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
