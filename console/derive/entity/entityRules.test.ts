import type { Entity } from '@board/schemas/vocabulary/entity'
import { expect, test } from 'vitest'
import { readAddress, tidySearch, writeAddress } from '../list/address.ts'
import { entityRules, isSortable } from './entityRules.ts'
import { tool } from './fixture.ts'

const rules = entityRules(tool)
const read = (search: string) => readAddress(search, rules)

test('a state that is written as an address is read as the same state', () => {
  const state = {
    filter: { name: '电钻 & 锤', kind: [0, 1], lent: [true], priceFrom: 1.5, boughtTo: '2026-03-09' },
    sort: { field: 'kind', order: 'DESC' },
    page: 3,
    perPage: 50
  } as const
  expect(read(writeAddress(state))).toEqual(state)
  expect(tidySearch(`?${writeAddress(state)}`, rules)).toBeUndefined()
})

test('invalid parts of an address are ignored and do not break the list', () => {
  expect(read('page=0&perPage=7&order=keeperIds.ASC&kind=9&priceFrom=x&id=3&nope=1')).toEqual({ filter: {} })
  expect(tidySearch('?kind=9', rules)).toBe('?filter=%7B%7D')
})

test('a link in the form of react-admin is only rewritten if a part of it is invalid', () => {
  const filter = encodeURIComponent('{"name":"锤","kind":1,"lent":[true],"priceFrom":1.5,"nope":{"a":1}}')
  const search = `displayedFilters={}&filter=${filter}&order=ASC&page=2&perPage=20&sort=name`
  const state = read(search)
  expect(state).toEqual({
    filter: { name: '锤', kind: [1], lent: [true], priceFrom: 1.5 },
    sort: { field: 'name', order: 'ASC' },
    page: 2,
    perPage: 20,
    displayedFilters: {}
  })
  const tidy = tidySearch(`?${search}`, rules) ?? ''
  expect(read(tidy)).toEqual(state)
  expect(tidySearch(tidy, rules)).toBeUndefined()
})

test('the older form, with a parameter for each filter and the order in one word, is rewritten', () => {
  const tidy = tidySearch('?name=锤&kind=0&kind=1&order=kind.DESC', rules) ?? ''
  expect(Object.fromEntries(new URLSearchParams(tidy))).toEqual({
    filter: '{"name":"锤","kind":[0,1]}',
    sort: 'kind',
    order: 'DESC'
  })
})

test('invalid JSON and repeated parameters are ignored', () => {
  for (const broken of ['{', '[1]', 'null', '"x"', '{"name":{"like":"x"}}', '{"name":""}', '{"kind":[]}'])
    expect(read(`filter=${encodeURIComponent(broken)}`).filter).toEqual({})
  expect(read('name=钳&filter={"name":"锤"}').filter).toEqual({ name: '钳' })
  expect(read('filter={"constructor":1,"name":"锤"}').filter).toEqual({ name: '锤' })
})

test('a search without a field searches the name, so that its filter is visible', () => {
  expect(read('q=锤').filter).toEqual({ name: '锤' })
  expect(read('filter={"q":"锤"}').filter).toEqual({ name: '锤' })
})

test('an address may filter a tree by the parent, and never by a field that its reader may not see', () => {
  const tree = {
    ...tool,
    view: { ...tool.view, tree: 'aboveId' },
    filter: {
      ...tool.filter,
      properties: {
        ...tool.filter.properties,
        aboveId: { type: 'array', items: { type: 'integer' }, 'x-filter': { field: 'aboveId', op: 'in' } }
      }
    }
  } as const satisfies Entity
  const readable = entityRules(tree, ['name', 'aboveId'])
  expect(readAddress('aboveId=3&priceFrom=2', readable).filter).toEqual({ aboveId: [3] })
})

test('a list begins with the newest records, and cannot be sorted by an unsorted column', () => {
  expect(rules.usualSort).toEqual({ field: 'id', order: 'DESC' })
  expect(isSortable(tool, 'name')).toBe(true)
  expect(isSortable(tool, 'keeperIds')).toBe(false)
  expect(isSortable(tool, 'price')).toBe(true)
  expect(isSortable(tool, 'remark')).toBe(false)
})
