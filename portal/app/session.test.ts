import { expect, test } from 'vitest'
import { placeOf } from './session.ts'

test('institutions go to the work table, a channel to its own address, citizens stay', () => {
  expect([1, 3, 5].map(organization => placeOf(organization, 'https://channel.example/'))).toEqual([
    '/g/workTable',
    '/g/workTable',
    '/g/workTable'
  ])
  expect(placeOf(4, 'https://channel.example/')).toBe('https://channel.example/')
  expect(placeOf(4, '')).toBeUndefined()
  expect(placeOf(0, 'https://channel.example/')).toBeUndefined()
})
