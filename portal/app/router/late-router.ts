import {
  createPath,
  createStaticRouter,
  type DataRouteObject,
  type DataRouter,
  type Location,
  matchRoutes,
  NavigationType,
  parsePath,
  type To
} from 'react-router-dom'

type State = DataRouter['state']
type Listener = Parameters<DataRouter['subscribe']>[0]

/** The functions of a router that pages use. Fetchers are missing, because no page uses them. */
export interface LateRouter extends DataRouter {
  /** Loads the router before it is needed. A failure is reported by the navigation that needs it, not here. */
  warm: () => void
}

/**
 * Creates a router that is loaded on the reader’s first action. Until then the page stays as the server has rendered
 * it, and this object holds its state. A navigation waits for the router; if it cannot be loaded, the browser
 * navigates.
 * @param shown the data of the page
 * @param load creates the real router from the same routes and data
 */
export function lateRouter(
  routes: DataRouteObject[],
  shown: Pick<State, 'loaderData' | 'errors'>,
  load: () => Promise<DataRouter>
): LateRouter {
  const place = placeOfPage()
  const still = createStaticRouter(routes, {
    ...shown,
    basename: '/',
    location: place,
    matches: matchRoutes(routes, place) ?? [],
    actionData: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {}
  })
  // the browser itself restores the scroll position of a page that it has loaded
  let state: State = { ...still.state, restoreScrollPosition: false }
  let router: DataRouter | undefined
  let coming: Promise<DataRouter> | undefined
  const listeners = new Set<Listener>()
  /** Calls that were made before the router was loaded. */
  const said: ((router: DataRouter) => void)[] = []

  const tell = (act: (router: DataRouter) => void) => {
    if (router) act(router)
    else said.push(act)
  }
  const show = (next: State) => {
    state = next
    for (const hear of listeners) hear(next, { deletedFetchers: [], newErrors: null, flushSync: false })
  }
  const adopt = (made: DataRouter): DataRouter => {
    removeEventListener('popstate', leaveStill)
    router = made
    for (const act of said) act(made)
    made.subscribe((next, options) => {
      for (const hear of listeners) hear(next, options)
    })
    // the reader has followed a link within the page before the router was loaded
    if (made.state.location.hash !== place.hash) show(made.state)
    return made
  }
  const ready = (): Promise<DataRouter> => {
    coming ??= load().then(adopt, cause => {
      coming = undefined
      throw cause
    })
    return coming
  }
  const warm = () => void ready().catch(() => undefined)

  /** Handles Back and Forward before the router is loaded: another page is loaded from the server. */
  function leaveStill(): void {
    const { pathname, search } = window.location
    if (pathname !== place.pathname || search !== place.search) window.location.reload()
  }
  addEventListener('popstate', leaveStill)
  // a router has created this entry of the history, and perhaps the entries next to it
  if (history.state !== null) warm()

  return {
    ...still,
    warm,
    get state() {
      return router?.state ?? state
    },
    get routes() {
      return router?.routes ?? still.routes
    },
    get manifest() {
      return router?.manifest ?? still.manifest
    },
    createURL: to => new URL(typeof to === 'string' ? to : createPath(to), window.location.origin),
    subscribe(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    enableScrollRestoration(...how) {
      let isWanted = true
      let disable = () => {
        isWanted = false
      }
      tell(made => {
        if (isWanted) disable = made.enableScrollRestoration(...how)
      })
      return () => disable()
    },
    async navigate(to: To | number | null, options?: Parameters<DataRouter['navigate']>[1]) {
      if (typeof to === 'number') return (await ready()).navigate(to)
      const target = targetOf(place, to)
      if (!router) show({ ...state, navigation: movingTo(target, options?.replace) })
      const made = await ready().catch(() => undefined)
      if (made) await made.navigate(to, options)
      else if (options?.replace) window.location.replace(createPath(target))
      else window.location.assign(createPath(target))
    },
    revalidate: async () => (await ready()).revalidate(),
    getBlocker(key, isBlocked) {
      tell(made => made.getBlocker(key, isBlocked))
      return still.getBlocker(key, isBlocked)
    },
    deleteBlocker: key => tell(made => made.deleteBlocker(key))
  }
}

/** Returns the browser's location in the form that a router uses. */
function placeOfPage(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = history.state ?? {}
  return { pathname, search, hash, state: usr, key, mask: undefined }
}

/** Returns the target location of a navigation. */
function targetOf(place: Location, to: To | null): Location {
  const path = typeof to === 'string' ? parsePath(to) : to
  return { ...place, search: '', hash: '', state: null, ...path }
}

/** Returns the state of a navigation that loads a page and submits nothing. */
function movingTo(location: Location, replaces = false): State['navigation'] {
  return {
    state: 'loading',
    location,
    matches: [],
    historyAction: replaces ? NavigationType.Replace : NavigationType.Push,
    formMethod: undefined,
    formAction: undefined,
    formEncType: undefined,
    formData: undefined,
    json: undefined,
    text: undefined
  }
}
