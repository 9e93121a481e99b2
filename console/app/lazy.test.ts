import { RecordContext } from 'ra-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StateOfMessage } from './lateColumns.tsx'
import { preloadAt } from './lazy.ts'

const routeAt = (pathname: string) => preloadAt(pathname)?.path

test('an address loads the page of its route', () => {
  expect(routeAt('/g/list-ans')).toBe('/g/list-ans')
  expect(routeAt('/admin/queue')).toBe('/admin/queue')
  expect(routeAt('/admin/parameter')).toBe('/admin/parameter/*')
  expect(routeAt('/admin/parameter/12/show')).toBe('/admin/parameter/*')
  expect(routeAt('/g/taskMain')).toBe('/g/taskMain')
  expect(routeAt('/g/taskMain/')).toBe('/g/taskMain')
  expect(routeAt('/admin/message')).toBe('/admin/message')
  expect(routeAt('/g/login')).toBe('/g/login')
  expect(routeAt('/admin/settings/edit-pwd')).toBe('/admin/settings/edit-pwd')
})

test('a page below another one is loaded without that one', () => {
  expect(routeAt('/g/messageCenter/detail')).toBe('/g/messageCenter/detail')
  expect(preloadAt('/g/messageCenter/detail')?.module).not.toBe(preloadAt('/g/messageCenter')?.module)
})

test('an address that redirects loads its target page', () => {
  expect(preloadAt('/g')?.module).toBe(preloadAt('/g/workTable')?.module)
  expect(preloadAt('/g/home')?.module).toBe(preloadAt('/g/workTable')?.module)
  expect(preloadAt('/g/settings')?.module).toBe(preloadAt('/g/settings/base-info')?.module)
})

test('an address without a page loads nothing', () => {
  for (const address of ['/admin', '/g/nope', '/g/parameter', '/g/toString', '/g/message'])
    expect(routeAt(address), address).toBeUndefined()
  expect(routeAt('/g/list-ans/more')).toBeUndefined()
})

test('the words of states are there with the first rows of a board', async () => {
  await preloadAt('/g/list-ans')?.module()
  const cell = createElement(StateOfMessage, { source: 'state' })
  const around = (value: { state: number }) => createElement(RecordContext.Provider, { value }, cell)
  const markup = renderToStaticMarkup(around({ state: 5 }))
  expect(markup).toContain('5')
})
