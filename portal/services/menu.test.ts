import { describe, expect, it } from 'vitest'
import { currentEntry, menuOf } from './menu.ts'

const pages = [
  {
    path: '/threads/list',
    takesRegion: true,
    menu: [
      { place: 2, label: 'menu.letters' },
      { place: 3, label: 'menu.served', query: { replied: '1' } }
    ]
  },
  { path: '/rmjy', menu: [{ place: 1, label: 'menu.suggestions' }] },
  { path: '/data' }
] as const
const menu = menuOf(pages)

describe('the top menu', () => {
  it('has the entries of all pages in the order of their places', () => {
    expect(menu.map(({ to }) => to)).toEqual(['/rmjy', '/threads/list', '/threads/list?replied=1'])
  })

  it.each([
    ['/threads/list', '', 'menu.letters'],
    ['/threads/list', '?replied=1&page=2', 'menu.served'],
    ['/threads/list', '?replied=0', 'menu.letters'],
    ['/rmjy/hot', '', 'menu.suggestions'],
    ['/rmjynot', '', undefined]
  ])('on %s%s marks the entry %s', (pathname, search, label) => {
    expect(currentEntry(menu, { pathname, search })?.label).toBe(label)
  })

  it('contains the chosen province if the page takes a region', () => {
    expect(menuOf(pages, 330_000).map(({ narrowed }) => narrowed)).toEqual([
      undefined,
      '/threads/list?regionId=330000',
      '/threads/list?replied=1&regionId=330000'
    ])
    expect(menu.every(({ narrowed }) => narrowed === undefined)).toBe(true)
  })
})
