import { expect, test } from 'vitest'
import { bulkOf, rowOf } from './actions.ts'
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

test('who may do nothing with several rows has nothing to tick them for', () => {
  expect(bulkOf(whole, ['sys:tool:page', 'sys:tool:save']).any).toBe(false)
  expect(bulkOf(whole, ['sys:tool:delete'])).toEqual({ mine: [], deletes: true, any: true })
  expect(bulkOf(tool, ['sys:tool:delete']).any).toBe(false)
})

test('actions of several rows are for who holds their permission', () => {
  const acting = { ...tool, view: { ...tool.view, actions: ['disableUsers'] } }
  expect(bulkOf(acting, ['sys:user:status']).mine).toEqual(['disableUsers'])
  expect(bulkOf(acting, []).any).toBe(false)
})

test('a row offers what the server allows on it, and nothing else', () => {
  expect(rowOf(whole, drill, ['sys:tool:delete'])).toMatchObject({ edits: true, deletes: false, any: true })
  expect(rowOf(whole, { ...drill, allowedActions: [] }, ['sys:tool:save']).any).toBe(false)
})

test('in a tree, who may add records may add one below a row', () => {
  const tree = { ...whole, view: { ...whole.view, tree: 'aboveId' } }
  const row = { ...drill, allowedActions: [] }
  expect(rowOf(tree, row, ['sys:tool:save'])).toMatchObject({ adds: true, any: true })
  expect(rowOf(tree, row, []).any).toBe(false)
})
