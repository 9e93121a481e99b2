import { entityEntries } from '@board/generated/entity-names'
import { entityPermissions } from '@board/schemas/vocabulary/entity'
import { expect, test } from 'vitest'
import { boards, boardsOf, type Reader } from '../base/boards.ts'
import { type Action, mayAccess, mayAct } from './access.ts'

const holding = (...permissions: string[]): Reader => ({ organization: 0, permissions })
const actions: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete', 'export', 'import']

test.each([
  ['list', 'sys:user:page'],
  ['show', 'sys:user:info'],
  ['create', 'sys:user:save'],
  ['edit', 'sys:user:update'],
  ['delete', 'sys:user:delete'],
  ['export', 'sys:user:export'],
  ['import', 'sys:user:import']
] as const)(
  'a person with the permission of %s may do this with an entity, and nothing else',
  (action, permission) => {
    const reader = holding(permission)
    const allowed = actions.filter(one => mayAccess('admin', reader, { resource: 'user', action: one }))
    expect(allowed).toEqual([action])
  }
)

test('nobody can do an action that an entity does not offer', () => {
  const everything = holding(...entityEntries.flatMap(entry => Object.values(entityPermissions(entry))))
  const can = (action: string) => mayAccess('admin', everything, { resource: 'loginLog', action })
  expect(actions.filter(can)).toEqual(['list', 'show', 'export'])
  expect(can('clone')).toBe(false)
  expect(can('toString')).toBe(false)
})

test('entities belong to the administration', () => {
  expect(mayAccess('g', holding('sys:user:page'), { resource: 'user', action: 'list' })).toBe(false)
})

test('the actions that a record allows are checked, too', () => {
  const reader = holding('sys:user:update', 'sys:user:delete')
  const may = (action: Action, record?: object) =>
    mayAccess('admin', reader, { resource: 'user', action, record })
  expect(may('edit', { id: 1, allowedActions: ['sysUserUpdate'] })).toBe(true)
  expect(may('delete', { id: 1, allowedActions: ['sysUserUpdate'] })).toBe(false)
  expect(may('delete', { id: 1 })).toBe(true)
})

test('a board can be read by people with an entry for it in their menu', () => {
  const readers: Reader[] = [1, 3, 5].map(organization => ({ organization, permissions: [] }))
  for (const face of ['g', 'admin'] as const)
    for (const reader of [...readers, holding('board:message:page')]) {
      const seen = boards.filter(({ name }) => mayAccess(face, reader, { resource: name, action: 'list' }))
      expect(seen).toEqual(boardsOf(face, reader))
    }
})

test('records of a board can be created by people with the permission of its page for new ones', () => {
  const board = boards.find(one => one.create?.permission !== undefined)
  if (!board?.create?.permission || !board.permission) throw new Error('No board makes records')
  const may = (...permissions: string[]) =>
    mayAccess(board.face, holding(...permissions), { resource: board.name, action: 'create' })
  expect(may(board.permission, board.create.permission)).toBe(true)
  expect(may(board.permission)).toBe(false)
  expect(mayAccess(board.face, holding(board.permission), { resource: board.name, action: 'edit' })).toBe(
    false
  )
})

test('records of a board without permissions can be created by everybody who sees the board', () => {
  const ask = { resource: 'collectionPage', action: 'create' }
  const flagged = (allowCollect: 0 | 1) => ({
    ...holding(),
    authority: { allowCollect, allowDelivery: 0, allowHandleDelivery: 0 } as const
  })
  expect(mayAccess('g', flagged(1), ask)).toBe(true)
  expect(mayAccess('g', flagged(0), ask)).toBe(false)
})

test('nobody may do anything with a name that is not a resource', () => {
  expect(mayAccess('admin', holding('sys:nothing:page'), { resource: 'nothing', action: 'list' })).toBe(false)
})

test('an action of the contract requires its own permission, and a record that allows it', async () => {
  const may = (permissions: string[], record?: object) =>
    mayAct(holding(...permissions), { resource: 'user', action: 'disableUsers', record })
  expect(await may(['sys:user:status'])).toBe(true)
  expect(await may(['sys:user:update'])).toBe(false)
  expect(await may(['sys:user:status'], { allowedActions: ['disableUsers'] })).toBe(true)
  expect(await may(['sys:user:status'], { allowedActions: [] })).toBe(false)
  expect(await mayAct(holding(), { resource: 'user', action: 'toString' })).toBe(false)
})
