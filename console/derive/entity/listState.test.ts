import type { Entity } from '@board/schemas/entity'
import { expect, test } from 'vitest'
import { resourceColumns } from '../schema/columns.ts'
import { resourceFilters } from '../schema/filters.ts'
import { tool } from './fixture.ts'
import { nextOrder, readEntityState, sortOf, sortWord, writeEntityState } from './listState.ts'

const read = (search: string) => readEntityState(new URLSearchParams(search), tool)

test('an address written from a state reads back as the same state', () => {
  const state = {
    page: 3,
    rows: 50,
    order: 'kind.DESC',
    filter: { name: '电钻 & 锤', kind: [0, 1], lent: [true], priceFrom: 1.5, boughtTo: '2026-03-09' }
  }
  expect(read(writeEntityState(state).toString())).toEqual(state)
})

test('what does not fit is left out instead of breaking the list', () => {
  expect(read('page=0&perPage=7&order=keeperIds.ASC&kind=9&priceFrom=x&id=3&nope=1')).toEqual({
    page: 1,
    rows: 10,
    filter: {}
  })
})

test('a link with its filters as JSON, as react-admin writes it, shows the same list', () => {
  const filter = encodeURIComponent('{"name":"锤","kind":1,"lent":[true],"priceFrom":1.5,"nope":{"a":1}}')
  const state = read(`displayedFilters={}&filter=${filter}&order=ASC&page=2&perPage=20&sort=name`)
  expect(state).toEqual({
    page: 2,
    rows: 20,
    order: 'name.ASC',
    filter: { name: '锤', kind: [1], lent: [true], priceFrom: 1.5 }
  })
  expect(read(writeEntityState(state).toString())).toEqual(state)
})

test('what is no JSON, or said twice, does no harm', () => {
  for (const broken of ['{', '[1]', 'null', '"x"', '{"name":{"like":"x"}}'])
    expect(read(`filter=${encodeURIComponent(broken)}`).filter).toEqual({})
  expect(read('name=钳&filter={"name":"锤"}').filter).toEqual({ name: '钳' })
})

test('a search without a field is one for the name, so that it can be seen', () => {
  expect(read('q=锤').filter).toEqual({ name: '锤' })
  expect(read('filter={"q":"锤"}').filter).toEqual({ name: '锤' })
})

test('a tree can be linked to by what stands above, and nobody filters by what they may not read', () => {
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
  const address = new URLSearchParams('aboveId=3&priceFrom=2')
  expect(readEntityState(address, tree, ['name', 'aboveId']).filter).toEqual({ aboveId: [3] })
})

test('a list begins with the newest, and a press on a head turns its order', () => {
  expect(sortOf(tool, undefined)).toEqual({ field: 'id', order: 'DESC' })
  expect(nextOrder(tool, undefined, 'name')).toBe('name.ASC')
  expect(nextOrder(tool, 'name.ASC', 'name')).toBe('name.DESC')
  expect(nextOrder(tool, 'name.DESC', 'name')).toBe('name.ASC')
  expect(sortWord(tool, 'name.DESC', 'name')).toBe('descending')
  expect(sortWord(tool, 'name.DESC', 'kind')).toBe('none')
})

test('a list is not ordered by what has no order of its own', () => {
  expect(sortWord(tool, undefined, 'keeperIds')).toBeUndefined()
})

test('two ends of one field are its range: of numbers, of days, of moments', () => {
  expect(
    resourceFilters(tool.view.filters, tool.filter).map(filter => [
      filter.name,
      filter.kind === 'range' ? filter.of : filter.kind
    ])
  ).toEqual([
    ['name', 'text'],
    ['kind', 'multiSelect'],
    ['lent', 'flag'],
    ['price', 'number'],
    ['bought', 'date'],
    ['createdAt', 'time']
  ])
})

test('columns are shown by what they hold; hidden ones are there to be switched on', () => {
  expect(resourceColumns(tool.view, tool.schema).map(({ name, kind, shown }) => [name, kind, shown])).toEqual(
    [
      ['name', 'link', true],
      ['kind', 'chip', true],
      ['keeperIds', 'list', true],
      ['price', 'number', true],
      ['createdAt', 'time', true],
      ['remark', 'long', false]
    ]
  )
})
