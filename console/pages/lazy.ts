import { entityNames } from '@board/generated/entity-names'
import { type ComponentType, createElement, lazy, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { boards } from '../boards.ts'
import { basenameOf, type Face } from '../face.ts'
import { type Page, pages, pagesOnFace } from '../pages.ts'
import { loadProvider } from '../provider/lazy.ts'

/** Fetches the data provider beside the module of a page of records, so that its list does not wait for it. */
function withProvider<Module>(module: () => Promise<Module>) {
  return () => {
    loadProvider().catch(() => undefined)
    return module()
  }
}

/** Milliseconds after which a script that has not come is an error (specification 8, 9). */
const patience = 120_000

/** Fetches a module; after two minutes it is an error, which offers to load the page anew. */
function inTime<Module>(module: () => Promise<Module>) {
  return () =>
    new Promise<Module>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('A script took longer than two minutes')), patience)
      module()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer))
    })
}

type Module<Props> = { readonly default: ComponentType<Props> }

interface LazyPage<Props> {
  readonly Page: ComponentType<Props>
  /** Fetches the page; once it is there, it is shown without the notice that it is being fetched. */
  readonly fetch: () => Promise<unknown>
}

/** Makes a page whose module is fetched on first use. */
function lazyPage<Props extends object>(module: () => Promise<Module<Props>>): LazyPage<Props> {
  let fetched: ComponentType<Props> | undefined
  const fetch = inTime(async () => {
    const answer = await module()
    fetched = answer.default
    return answer
  })
  const Late: ComponentType<Props> = lazy(fetch)
  function LazyPage(props: Props) {
    const [Component] = useState(() => fetched ?? Late)
    return createElement(Component, props)
  }
  return { Page: LazyPage, fetch }
}

const login = lazyPage(() =>
  import('../auth/LoginPage.tsx').then(({ LoginPage }) => ({ default: LoginPage }))
)
const board = lazyPage(
  withProvider(() =>
    import('../derive/board/BoardPage.tsx').then(({ BoardPage }) => ({ default: BoardPage }))
  )
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
  if (!found) throw new Error(`No row of console/pages.ts is ${page.path}`)
  return found
}

/** Returns the component of a page that is made by hand; it is the same at each call. */
export const componentOf = (page: Page): ComponentType => lazyPageOf(page).Page

/** A route with the module that is fetched for it. */
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
  ...boards
    .filter(board => board.face === face)
    .map(({ name }) => ({ path: `/${name}`, module: board.fetch })),
  ...(face === 'admin' ? entityNames.map(name => ({ path: `/${name}/*`, module: entity.fetch })) : [])
]

const faces: readonly Face[] = ['g', 'admin']

/**
 * Returns the function that fetches the page at an address, or undefined if there is none.
 * @param pathname with the basename
 */
export function preloadAt(pathname: string): Preload | undefined {
  return faces
    .flatMap(face =>
      preloadsOf(face).map(({ path, module }) => ({ path: `${basenameOf(face)}${path}`, module }))
    )
    .find(({ path }) => matchPath(path, pathname))
}

/** Fetches the page of an address. A failure is told where the page is shown, which fetches it again. */
export async function preloadPage(pathname: string): Promise<void> {
  await preloadAt(pathname)
    ?.module()
    .catch(() => undefined)
}
