import { entityNames } from '@board/generated/entity-names'
import { type ComponentType, createElement, lazy, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { boards } from '../base/boards.ts'
import { basenameOf, type Face } from '../base/face.ts'
import { whenConnected } from '../base/lazyPart.ts'
import { rememberFailure } from '../layout/failedPages.ts'
import { type Page, pagesOnFace, redirectsOnFace } from '../layout/pageTable.ts'
import { loadProvider } from '../provider/lazy.ts'
import { fetchStateOfMessage } from './lateColumns.tsx'
import { pages } from './pages.ts'

/** Fetches the data provider together with the module of a page of records, so that its list does not wait for it. */
function withProvider<Module>(module: () => Promise<Module>) {
  return () => {
    loadProvider().catch(() => undefined)
    return module()
  }
}

/** Milliseconds after which a script that has not arrived is an error (specification 8, 9). */
const loadTimeout = 120_000

/** Fetches a module. After two minutes it fails, and the error offers to reload the page. */
function inTime<Module>(module: () => Promise<Module>) {
  return () =>
    new Promise<Module>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('A script took longer than two minutes')), loadTimeout)
      module()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer))
    })
}

type Module<Props> = { readonly default: ComponentType<Props> }

interface LazyPage<Props> {
  readonly Page: ComponentType<Props>
  /** Fetches the page; afterwards it is shown without a loading notice. */
  readonly fetch: () => Promise<unknown>
}

/** Returns a page whose module is fetched at its first use. */
function lazyPage<Props extends object>(module: () => Promise<Module<Props>>): LazyPage<Props> {
  let fetched: ComponentType<Props> | undefined
  const fetch = inTime(async () => {
    const answer = await module()
    fetched = answer.default
    return answer
  })
  const fetchForPage = () =>
    whenConnected(fetch).catch(error => {
      rememberFailure(renew)
      throw error
    })
  let Late: ComponentType<Props> = lazy(fetchForPage)
  const renew = () => {
    Late = lazy(fetchForPage)
  }
  function LazyPage(props: Props) {
    const [Component] = useState(() => fetched ?? Late)
    return createElement(Component, props)
  }
  return { Page: LazyPage, fetch }
}

const login = lazyPage(() =>
  import('../pages/signIn/LoginPage.tsx').then(({ LoginPage }) => ({ default: LoginPage }))
)
const board = lazyPage(
  withProvider(async () => {
    const [{ BoardPage }] = await Promise.all([
      import('../derive/board/BoardPage.tsx'),
      // without it the column is only later than its rows
      fetchStateOfMessage().catch(() => undefined)
    ])
    return { default: BoardPage }
  })
)
const entity = lazyPage(
  withProvider(() =>
    import('../derive/entity/EntityPages.tsx').then(({ EntityPage }) => ({ default: EntityPage }))
  )
)

export const LoginPage = login.Page
export const BoardPage = board.Page
export const EntityPage = entity.Page

const handmade: ReadonlyMap<Page, LazyPage<object>> = new Map(
  pages.map(page => [page, lazyPage<object>(page.module)])
)

function lazyPageOf(page: Page): LazyPage<object> {
  const found = handmade.get(page)
  if (!found) throw new Error(`No row of console/app/pages.ts is ${page.path}`)
  return found
}

/** Returns the component of a hand-made page; it is the same at each call. */
export const componentOf = (page: Page): ComponentType => lazyPageOf(page).Page

/** A route and the module that is fetched for it. */
interface Preload {
  readonly path: string
  readonly module: () => Promise<unknown>
}

/** Maps each route of a face to the module that is fetched early. */
const preloadsOf = (face: Face): readonly Preload[] => [
  { path: '/login', module: login.fetch },
  ...pagesOnFace(face).flatMap(page =>
    [page.path, ...(page.preload ?? [])].map(path => ({ path, module: lazyPageOf(page).fetch }))
  ),
  ...redirectsOnFace(face).map(({ from, page }) => ({ path: from, module: lazyPageOf(page).fetch })),
  ...boards
    .filter(board => board.face === face)
    .map(({ name }) => ({ path: `/${name}`, module: board.fetch })),
  ...(face === 'admin' ? entityNames.map(name => ({ path: `/${name}/*`, module: entity.fetch })) : [])
]

const faces: readonly Face[] = ['g', 'admin']

/**
 * Returns the function that fetches the page at an address, or undefined if there is none.
 * @param pathname the path with its basename
 */
export function preloadAt(pathname: string): Preload | undefined {
  return faces
    .flatMap(face =>
      preloadsOf(face).map(({ path, module }) => ({ path: `${basenameOf(face)}${path}`, module }))
    )
    .find(({ path }) => matchPath(path, pathname))
}

/** Fetches the page of an address. It ignores a failure, because the page is fetched again when it is shown. */
export async function preloadPage(pathname: string): Promise<void> {
  await preloadAt(pathname)
    ?.module()
    .catch(() => undefined)
}
