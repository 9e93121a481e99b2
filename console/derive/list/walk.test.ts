import { expect, test } from 'vitest'
import { type Place, withLeft } from './walk.ts'

const row = (id: string) => ({ id })
const rows = (ids: string) => ids.split('').map(row)
const placed = (given: readonly Omit<Place, 'page' | 'row'>[], ids: string) =>
  new Map(given.map((place, at) => [ids.charAt(at), { ...place, page: 1, row: row(ids.charAt(at)) }]))
const always = () => true
const shownIds = (
  ids: string,
  places: ReadonlyMap<string, Place>,
  isKept: (place: Place) => boolean = always
) =>
  withLeft(rows(ids), places, 1, isKept)
    .map(({ id }) => id)
    .join('')

test('a record that has left the list keeps its place', () => {
  expect(shownIds('ACD', placed([{ index: 1, after: 'A' }], 'B'))).toBe('ABCD')
  expect(shownIds('BCD', placed([{ index: 0, after: undefined }], 'A'))).toBe('ABCD')
})

test('several records that have left the list keep their order', () => {
  const b = { index: 1, after: 'A' }
  const c = { index: 2, after: 'B' }
  expect(shownIds('AD', placed([b, c], 'BC'))).toBe('ABCD')
  expect(shownIds('AD', placed([c, b], 'CB'))).toBe('ABCD')
})

test('a record whose predecessor has left the list keeps its number', () => {
  expect(shownIds('ADE', placed([{ index: 2, after: 'B' }], 'C'))).toBe('ADCE')
})

test('a record that is still listed, or is on another page, is not added', () => {
  const places = placed([{ index: 1, after: 'A' }], 'B')
  expect(shownIds('ABC', places)).toBe('ABC')
  expect(withLeft(rows('AC'), places, 2, always)).toHaveLength(2)
  expect(shownIds('AC', places, () => false)).toBe('AC')
})
