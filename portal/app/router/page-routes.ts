import { type DataRouteObject, type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { withTexts } from '../../locales/shown.ts'
import type { Legacy, Page } from '../../services/page.ts'
import { routeParts } from '../../services/page-route.ts'
import { pages } from '../pages.ts'

/**
 * Returns the routes of all pages and of their former addresses. They grow with the table of pages, so the browser
 * loads this module on the reader’s first action and not with the first page.
 */
export function pageRoutes(table: readonly Page[] = pages): DataRouteObject[] {
  const home: DataRouteObject = { id: '/', index: true, loader: ({ request }) => keepQuery('/demo', request) }
  return [home, ...table.flatMap(routesOf), ...redirects(table)]
}

/** Returns the routes of a page; a route's id is its path. */
function routesOf(page: Page): DataRouteObject[] {
  const { texts, module } = page
  const lazy = async () => routeParts(page, await withTexts(texts, module()))
  return [page.path, ...(page.otherPaths ?? [])].map(path => ({ id: path, path, lazy }))
}

/**
 * Returns one route for each former address. It redirects to the page whose query matches the address, otherwise to the
 * page that requires no query.
 */
function redirects(table: readonly Page[]): DataRouteObject[] {
  const former = table.flatMap(({ path, redirectFrom = [] }) =>
    redirectFrom.map(from => ({ from, to: path }))
  )
  const targets = Map.groupBy(former, ({ from }) => from.path)
  return [...targets].map(([path, found]) => ({
    id: path,
    path,
    loader: ({ request }: LoaderFunctionArgs) => {
      const { searchParams } = new URL(request.url)
      const special = found.find(({ from }) => from.query && hasQuery(searchParams, from.query))
      const target = special ?? found.find(({ from }) => !from.query)
      return keepQuery(target?.to ?? '/404', request)
    }
  }))
}

function hasQuery(query: URLSearchParams, wanted: NonNullable<Legacy['query']>): boolean {
  return Object.entries(wanted).every(([name, value]) => query.get(name) === value)
}

const keepQuery = (path: string, { url }: Request) => redirect(path + new URL(url).search)
