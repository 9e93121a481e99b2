import { expect, test } from 'vitest'
import { propose } from './propose.ts'

test('texts get a free value, and the order after the last one', () => {
  const known = [
    { value: 'place', sort: 0 },
    { value: 'facts', sort: 7 },
    { value: 'item4', sort: 3 }
  ]
  expect(propose(known)).toEqual({ value: 'item5', sort: 8 })
})

test('numbers get the next number', () => {
  const known = [
    { value: '2', sort: 1 },
    { value: '15', sort: 2 }
  ]
  expect(propose(known)).toEqual({ value: '16', sort: 3 })
})

test('a dictionary without values gives no proposal', () => {
  expect(propose([])).toBeUndefined()
})
