import { afterEach, expect, test, vi } from 'vitest'
import { api } from './client.ts'
import { isSearched } from './operations.ts'
import { optionName, optionsReader } from './options.ts'

afterEach(() => vi.restoreAllMocks())

test('an entity and an operation with a search can be searched for references', () => {
  expect(isSearched('user')).toBe(true)
  expect(isSearched('pageParticipants')).toBe(true)
  expect(isSearched('listSubordinates')).toBe(false)
  expect(isSearched('pageTasks')).toBe(false)
})

test('the other facts that a search finds distinguish people of the same name', async () => {
  const found = { id: 7, label: '办事岗', username: 'banshi', deptName: '城管局' }
  const nobody = { id: 8, label: '值班岗', username: 'zhiban', deptName: null }
  const call = vi.spyOn(api, 'callAny').mockResolvedValue([found, nobody])
  const [first, second] = await optionsReader(api)('pageParticipants', { q: '岗' }, 11, undefined, 10)
  expect(call).toHaveBeenCalledWith('pageParticipants', {
    body: { keywords: '岗', from: 10, rows: 11 },
    signal: null
  })
  expect(first).toEqual({ id: 7, label: '办事岗', details: ['banshi', '城管局'] })
  expect(second?.details).toEqual(['zhiban'])
  expect(first && optionName(first)).toBe('办事岗（banshi）')
  expect(optionName({ id: 1, label: '受理一组' })).toBe('受理一组')
})

test('an operation without a search is called without parameters, and its result is filtered by id', async () => {
  const groups = [
    { id: 3, name: '受理一组', regionName: '青山区' },
    { id: 4, name: '受理二组', regionName: '' }
  ]
  const call = vi.spyOn(api, 'callAny').mockResolvedValue(groups)
  const read = optionsReader(api)
  expect((await read('listSubordinates', {}, 51)).map(optionName)).toEqual(['受理一组（青山区）', '受理二组'])
  expect(await read('listSubordinates', { id: [4] }, 1)).toEqual([{ id: 4, label: '受理二组', details: [] }])
  expect(call).toHaveBeenCalledWith('listSubordinates', { signal: null })
})

test('all forums of a tree are options, on every level', async () => {
  const forum = { fid: 12, name: '某市市长', children: [{ fid: 13, name: '某县县长', children: [] }] }
  vi.spyOn(api, 'callAny').mockResolvedValue({ fids: [12, 13], tree: [forum] })
  const found = await optionsReader(api)('getManagedForumsTree', {}, 51)
  expect(found.map(({ id, label }) => [id, label])).toEqual([
    [12, '某市市长'],
    [13, '某县县长']
  ])
})
