import { expect, it } from 'vitest'
import { columnOf, mapColumns } from './columns.ts'

const shape = { properties: { tpid: {}, naggedAt: {}, note: {}, holderName: {}, answer: {} } }
const row = {
  tpid: 7,
  nagged_at: new Date('2026-01-01T00:00:00.900Z') as Date | null,
  note: 'soon',
  answer: 'a draft',
  unit: 'not in the shape'
}

it('the column of a property has its name in snake case', () => {
  expect(columnOf('naggedAt')).toBe('nagged_at')
  expect(columnOf('tpid')).toBe('tpid')
})

it('the columns of a row are sent by the names of the contract, moments in seconds', () => {
  expect(mapColumns(shape)(row)).toEqual({
    tpid: 7,
    naggedAt: 1767225600,
    note: 'soon',
    answer: 'a draft'
  })
  expect(mapColumns(shape)({ ...row, nagged_at: null }).naggedAt).toBeNull()
})

it('a property that the caller writes is not read from its column', () => {
  const sent = mapColumns(shape, ['answer'])(row)
  expect(sent).not.toHaveProperty('answer')
  // @ts-expect-error the answer is left to the caller
  expect(sent.answer).toBeUndefined()
  // @ts-expect-error the row has no such column
  expect(sent.holderName).toBeUndefined()
})
