import { createMemoryRouter, type DataRouteObject, type DataRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { lateRouter } from './late-router.ts'

const routes: DataRouteObject[] = [
  {
    id: 'root',
    path: '/',
    loader: () => 'root',
    children: [
      { id: 'list', path: '/list', loader: () => 'list anew' },
      { id: 'home', path: '/home', loader: () => 'home' }
    ]
  }
]
const shown = { loaderData: { root: 'root', list: 'list' }, errors: null }

afterEach(() => vi.unstubAllGlobals())

/** Simulates a browser that has loaded a page, as far as a router sees it. */
function browserAt(address: string, state: unknown = null) {
  const events = new EventTarget()
  const url = new URL(address, 'http://site.invalid')
  const location = Object.assign(url, { reload: vi.fn(), assign: vi.fn(), replace: vi.fn() })
  vi.stubGlobal('window', { location })
  vi.stubGlobal('history', { state })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  return { location, pop: () => events.dispatchEvent(new Event('popstate')) }
}

/**
 * Returns the router of the page, its loading, and the events of a listener: the location, and whether it is changing.
 * @param address the browser’s address when the router is loaded
 */
function routerOn(address: string) {
  const load = vi.fn(
    async (): Promise<DataRouter> =>
      createMemoryRouter(routes, { initialEntries: [address], hydrationData: shown })
  )
  const router = lateRouter(routes, shown, load)
  const heard: string[] = []
  router.subscribe(({ location, navigation }) => heard.push(`${location.pathname} ${navigation.state}`))
  return { router, load, heard }
}

test('the page shows the data that the server has sent, without a router', () => {
  browserAt('/list?page=2#results')
  const { router, load } = routerOn('/list?page=2')
  const { state } = router
  expect(state.matches.map(({ route }) => route.id)).toEqual(['root', 'list'])
  expect(state.location).toMatchObject({ pathname: '/list', search: '?page=2', hash: '#results' })
  expect(state).toMatchObject({ ...shown, initialized: true, restoreScrollPosition: false })
  expect(load).not.toHaveBeenCalled()
})

test('the first move loads the router, and the page shows the move at once', async () => {
  browserAt('/list')
  const { router, load, heard } = routerOn('/list')
  const moved = router.navigate('/home')
  expect(router.state.navigation).toMatchObject({ state: 'loading', location: { pathname: '/home' } })
  await moved
  await router.navigate('/list')
  expect(load).toHaveBeenCalledOnce()
  expect(router.state.loaderData).toEqual({ root: 'root', list: 'list anew' })
  expect(heard[0]).toBe('/list loading')
  expect(heard).toContain('/home idle')
  expect(heard.at(-1)).toBe('/list idle')
})

test('a router that is loaded before a move changes nothing on the page', async () => {
  browserAt('/list')
  const { router, load, heard } = routerOn('/list')
  router.warm()
  await vi.waitFor(() => expect(load.mock.results[0]?.type).toBe('return'))
  await load.mock.results[0]?.value
  expect(heard).toEqual([])
  expect(router.state.loaderData).toEqual(shown.loaderData)
})

test('a router that is loaded after a link within the page reports the present address', async () => {
  browserAt('/list')
  const { router, heard } = routerOn('/list#main')
  router.warm()
  await vi.waitFor(() => expect(heard).toEqual(['/list idle']))
  expect(router.state.location.hash).toBe('#main')
})

test('a removed listener is not called', async () => {
  browserAt('/list')
  const { router } = routerOn('/list')
  const heard = vi.fn()
  router.subscribe(heard)()
  await router.navigate('/home')
  expect(heard).not.toHaveBeenCalled()
})

test('a page that asks before it is left also asks at the first move', async () => {
  browserAt('/list')
  const { router } = routerOn('/list')
  router.getBlocker('form', () => true)
  await router.navigate('/home')
  expect(router.state.blockers.get('form')?.state).toBe('blocked')
  expect(router.state.location.pathname).toBe('/list')
  expect(router.state.navigation.state).toBe('idle')
})

test('a page that no longer asks can be left', async () => {
  browserAt('/list')
  const { router } = routerOn('/list')
  router.getBlocker('form', () => true)
  router.deleteBlocker('form')
  await router.navigate('/home')
  expect(router.state.location.pathname).toBe('/home')
})

test('the browser navigates if the router cannot be loaded; the next move tries again', async () => {
  const { location } = browserAt('/list')
  const { router, load } = routerOn('/list')
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'))
  await router.navigate('/home?a=1')
  expect(location.assign).toHaveBeenCalledWith('/home?a=1')
  await router.navigate({ pathname: '/home', search: '?b=2' }, { replace: true })
  expect(location.replace).toHaveBeenCalledWith('/home?b=2')
  await router.navigate('/home')
  expect(router.state.location.pathname).toBe('/home')
})

test('back to another page of the document loads it; within the page nothing is loaded', () => {
  const { location, pop } = browserAt('/list')
  routerOn('/list')
  location.hash = '#main'
  pop()
  expect(location.reload).not.toHaveBeenCalled()
  location.search = '?page=2'
  pop()
  expect(location.reload).toHaveBeenCalledOnce()
})

test('Back is handled by the router after it is loaded', async () => {
  const { location, pop } = browserAt('/list')
  const { router } = routerOn('/list')
  await router.navigate('/home')
  location.pathname = '/home'
  pop()
  expect(location.reload).not.toHaveBeenCalled()
})

test('a page on an entry that a router has created loads the router at once', () => {
  browserAt('/list', { idx: 1, key: 'second', usr: { toResults: true } })
  const { router, load } = routerOn('/list')
  expect(router.state.location).toMatchObject({ key: 'second', state: { toResults: true } })
  expect(load).toHaveBeenCalledOnce()
})
