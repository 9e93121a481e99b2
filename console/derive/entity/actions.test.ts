import { expect, test } from 'vitest'
import { entityNamed } from '../../base/entities.ts'
import { bulkOf, hasHistory, rowOf } from './actions.ts'
import { tool } from './fixture.ts'

const drill = { id: 1, name: '电钻', allowedActions: ['sysToolUpdate'] }
const whole = {
  ...tool,
  operations: {
    ...tool.operations,
    create: 'sysToolCreate',
    update: 'sysToolUpdate',
    delete: 'sysToolDelete',
    deleteMany: 'sysToolDeleteMany'
  },
  permissions: { ...tool.permissions, save: 'sys:tool:save', delete: 'sys:tool:delete' }
}

test('a person who may not act on several rows cannot tick them', () => {
  expect(bulkOf(whole, ['sys:tool:page', 'sys:tool:save']).any).toBe(false)
  expect(bulkOf(whole, ['sys:tool:delete'])).toEqual({ mine: [], deletes: true, any: true })
  expect(bulkOf(tool, ['sys:tool:delete']).any).toBe(false)
})

test('actions on several rows require their permission', () => {
  const acting = { ...tool, view: { ...tool.view, actions: ['disableUsers'] } }
  expect(bulkOf(acting, ['sys:user:status']).mine).toEqual(['disableUsers'])
  expect(bulkOf(acting, []).any).toBe(false)
})

test('a row offers exactly the actions that the server allows on it', () => {
  expect(rowOf(whole, drill, ['sys:tool:delete'])).toMatchObject({ edits: true, deletes: false, any: true })
  expect(rowOf(whole, { ...drill, allowedActions: [] }, ['sys:tool:save']).any).toBe(false)
})

test('in a tree, a person who may add records may add one below a row', () => {
  const tree = { ...whole, view: { ...whole.view, tree: 'aboveId' } }
  const row = { ...drill, allowedActions: [] }
  expect(rowOf(tree, row, ['sys:tool:save'])).toMatchObject({ adds: true, any: true })
  expect(rowOf(tree, row, []).any).toBe(false)
})

test('entries of logs have no history', () => {
  const kept = ['user', 'role', 'operationLog', 'errorLog', 'loginLog'].filter(name => {
    const entity = entityNamed(name)
    return entity !== undefined && hasHistory(entity)
  })
  expect(kept).toEqual(['user', 'role'])
})
