import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { I18nProvider } from '../lib/i18n.tsx'
import { loadMessages } from '../locales/load.ts'
import { Facts } from './lists/facts.tsx'
import { Figures } from './lists/figures.tsx'
import { Pager } from './lists/pager.tsx'

const messages = await loadMessages('zh-CN', ['common'])

const render = (node: ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider language="zh-CN" messages={messages}>
      <MemoryRouter>{node}</MemoryRouter>
    </I18nProvider>
  )

const links = (html: string) =>
  [...html.matchAll(/href="([^"]+)"[^>]*rel="(\w+)"|rel="(\w+)"[^>]*href="([^"]+)"/g)].map(
    ([, href, rel, otherRel, otherHref]) => [rel ?? otherRel, href ?? otherHref]
  )

const pager = (page: number, more: { after?: string; beyond?: boolean } = {}) =>
  render(<Pager page={page} rows={10} total={10_000} capped hrefOf={to => `/list?page=${to}`} {...more} />)

test('pages continue by number as far as there are numbers, then by cursor', () => {
  expect(links(pager(999, { after: '/list?cursor=a' }))).toEqual([
    ['prev', '/list?page=998'],
    ['next', '/list?page=1000']
  ])
  expect(links(pager(1000, { after: '/list?cursor=a' }))).toEqual([
    ['prev', '/list?page=999'],
    ['next', '/list?cursor=a']
  ])
})

test('a page after the last number links back to it, and on if there are more records', () => {
  const html = pager(1001, { after: '/list?cursor=b', beyond: true })
  expect(html).toContain('回到第 1000 页')
  expect(links(html)).toEqual([
    ['prev', '/list?page=1000'],
    ['next', '/list?cursor=b']
  ])
  expect(links(pager(1002, { beyond: true }))).toEqual([['prev', '/list?page=1000']])
})

test('a fact without a value is left out; zero is a value', () => {
  const html = render(
    <Facts
      facts={[
        { label: '电话', value: '' },
        { label: '次数', value: 0 }
      ]}
    />
  )
  expect(html).not.toContain('电话')
  expect(html).toMatch(/<dt>次数<\/dt><dd>0<\/dd>/)
})

test('a figure shows what it is based on', () => {
  expect(render(<Figures figures={[{ label: '回复率', value: '92%', base: '按 120 条计' }]} />)).toMatch(
    /<dt>回复率<\/dt>.*92%.*按 120 条计/
  )
})
