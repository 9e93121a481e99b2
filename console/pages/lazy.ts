import { entityNames } from '@board/generated/entity-names'
import { type ComponentType, lazy } from 'react'
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

const loginModule = () => import('../auth/LoginPage.tsx').then(({ LoginPage }) => ({ default: LoginPage }))
const boardModule = withProvider(() =>
  import('../derive/board/BoardPage.tsx').then(({ BoardPage }) => ({ default: BoardPage }))
)
const entityModule = withProvider(() =>
  import('../derive/entity/EntityPages.tsx').then(({ EntityPage }) => ({ default: EntityPage }))
)

export const LoginPage = lazy(inTime(loginModule))
export const BoardPage = lazy(inTime(boardModule))
export const EntityPage = lazy(inTime(entityModule))

const components: ReadonlyMap<Page, ComponentType> = new Map(
  pages.map(page => [page, lazy(inTime<{ readonly default: ComponentType }>(page.module))])
)

/** Returns the component of a page that is made by hand; it is the same at each call. */
export function componentOf(page: Page): ComponentType {
  const component = components.get(page)
  if (!component) throw new Error(`No row of console/pages.ts is ${page.path}`)
  return component
}

/** A route with the module that is fetched for it. */
interface Preload {
  readonly path: string
  readonly module: () => Promise<unknown>
}

/** Maps each route of a face to the module that is fetched early. */
const preloadsOf = (face: Face): readonly Preload[] => [
  { path: '/login', module: loginModule },
  ...pagesOnFace(face).flatMap(({ path, preload = [], module }) =>
    [path, ...preload].map(at => ({ path: at, module }))
  ),
  ...boards
    .filter(board => board.face === face)
    .map(({ name }) => ({ path: `/${name}`, module: boardModule })),
  ...(face === 'admin' ? entityNames.map(name => ({ path: `/${name}/*`, module: entityModule })) : [])
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

/** Fetches the page of an address while the session is still being asked for, so that it does not wait its turn. */
export function preloadPage(pathname: string): void {
  void preloadAt(pathname)
    ?.module()
    .catch(() => undefined)
}
