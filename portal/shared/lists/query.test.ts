import { expect, test } from 'vitest'
import { numberIn, oneOf, textIn, withQuery } from './query.ts'

const query = (text: string) => new URLSearchParams(text)

test('an id is a positive whole number up to the largest id', () => {
  expect(numberIn(query('tid=5'), 'tid')).toBe(5)
  expect(
    ['', '0', '-1', '1.5', '1e3', '２', '2147483648', 'x'].map(tid => numberIn(query(`tid=${tid}`), 'tid'))
  ).toEqual(Array(8).fill(undefined))
})

test('an unknown choice is ignored', () => {
  expect(oneOf(query('replied=0'), 'replied', [0, 1])).toBe(0)
  expect(oneOf(query('replied=2'), 'replied', [0, 1])).toBeUndefined()
  expect(oneOf(query('replied='), 'replied', [0, 1])).toBeUndefined()
})

test('a text is trimmed and cut; an empty text is ignored', () => {
  expect(textIn(query('keywords=%20路灯不亮%20'), 'keywords', 2)).toBe('路灯')
  expect(textIn(query('keywords=%20'), 'keywords', 2)).toBeUndefined()
})

test('one parameter of an address changes, the others stay', () => {
  expect(withQuery('/threads/list', query('fid=3&page=2'), { page: undefined })).toBe('/threads/list?fid=3')
  expect(withQuery('/threads/list', query('page=2'), { page: '' })).toBe('/threads/list')
  expect(withQuery('/messageSearch', query(''), { keywords: '路灯&page=9' })).toBe(
    '/messageSearch?keywords=%E8%B7%AF%E7%81%AF%26page%3D9'
  )
})
