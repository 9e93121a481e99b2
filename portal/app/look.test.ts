import { expect, test } from 'vitest'
import { changesIn, lookOf, provinceOf } from './look.tsx'

const at = (address: string) => changesIn(new URL(address, 'http://site.invalid'))

test('an address without preferences stays unchanged', () => {
  expect(at('/home?page=2')).toBeUndefined()
  expect(at('/home?language=xx')).toBeUndefined()
})

test('a preference is removed from the address, the rest stays', () => {
  expect(at('/threads/list?fid=3&language=zh-TW')).toEqual({
    changes: [['language', 'zh-TW']],
    back: '/threads/list?fid=3'
  })
  expect(at('/home?largeType=1&theme=dark')?.changes).toEqual([
    ['largeType', '1'],
    ['theme', 'dark']
  ])
})

test('the redirect stays on this site', () => {
  expect(changesIn(new URL('http://site.invalid//elsewhere.example/?theme=dark'))?.back).toBe(
    '/elsewhere.example/'
  )
})

test('the look comes from cookies, unknown values are ignored', () => {
  expect(lookOf({ largeType: '1', theme: 'dark' })).toEqual({ large: true, theme: 'dark' })
  expect(lookOf({ theme: 'pink' })).toEqual({ large: false, theme: 'system' })
})

test('a province is chosen by its code, and 0 removes it; codes of other regions are ignored', () => {
  expect(at('/home?province=330000')).toEqual({ changes: [['province', '330000']], back: '/home' })
  expect(at('/home?province=0')?.changes).toEqual([['province', '0']])
  expect(at('/home?province=330600')).toBeUndefined()
  expect(provinceOf({ province: '330000' })).toBe(330_000)
  expect(provinceOf({ province: '0' })).toBeUndefined()
  expect(provinceOf({})).toBeUndefined()
})
