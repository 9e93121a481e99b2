import { ApiError } from '@board/client/error'
import { describe, expect, test } from 'vitest'
import { choice, dayUntil, id, isFailure, listAddress, readList, rowsOrFailure, text } from './list-query.ts'

const filters = { keywords: text(5), fid: id, replied: choice([0, 1]), until: dayUntil }
const read = (query: string) => readList(new URLSearchParams(query), filters)

describe('the address of a list', () => {
  test('is parsed into filters; invalid values are ignored', () => {
    expect(read('keywords= 路灯不亮啊啊 &fid=12&replied=0&until=2026-01-01&page=3&x=1')).toEqual({
      filter: { keywords: '路灯不亮啊', fid: 12, replied: 0, until: 1767283199 },
      paging: { page: 3, rows: 10 },
      values: { keywords: '路灯不亮啊啊', fid: '12', replied: '0', until: '2026-01-01' },
      page: 3,
      rows: 10
    })
    const { filter, values } = read('fid=-1&replied=2&until=soon')
    expect(Object.values(filter).filter(value => value !== undefined)).toEqual([])
    expect(values).toEqual({})
  })

  test('selects the rows of a page, among the numbers that the contract allows', () => {
    expect(read('rows=50')).toMatchObject({ rows: 50, values: { rows: '50' } })
    expect(read('rows=7')).toMatchObject({ rows: 10, values: {} })
    expect(readList(new URLSearchParams(''), {}, 20)).toMatchObject({ rows: 20, values: {} })
  })

  test('uses a cursor if there is one, with any number of the page', () => {
    expect(read('cursor=abc&page=1001')).toMatchObject({
      page: 1001,
      paging: { cursor: 'abc', rows: 10 }
    })
  })

  test('goes to the first page when a filter changes, and drops unknown values', () => {
    const query = read('fid=12&replied=1&page=4&cursor=abc&rows=20&posted=7')
    expect(listAddress('/threads/list', query, { replied: undefined })).toBe('/threads/list?fid=12&rows=20')
    expect(listAddress('/threads/list', query, { page: 5 })).toBe(
      '/threads/list?fid=12&replied=1&rows=20&page=5'
    )
  })
})

describe('rows that cannot be read', () => {
  const t = () => ''
  const refusal = (status: number) => Promise.reject(new ApiError({ code: 'X', status, message: 'no' }))

  test('do not prevent the page if the request was refused', async () => {
    const rows = await rowsOrFailure<object>(refusal(400), { t })
    expect(isFailure(rows) && rows.message).toBe('no')
  })

  test.each([401, 404, 503])('make the server answer with an error page for the status %i', async status => {
    await expect(rowsOrFailure(refusal(status), { t })).rejects.toThrow('no')
  })
})
