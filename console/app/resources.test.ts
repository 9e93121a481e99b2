import { entities } from '@board/generated/entities'
import { entityEntries } from '@board/generated/entity-names'
import { entityPermissions } from '@board/schemas/vocabulary/entity'
import type { RaRecord } from 'ra-core'
import { expect, test } from 'vitest'
import { boards } from '../base/boards.ts'
import { pageOfRow } from '../fields/columns.ts'
import { definitionsOf, resourcesOf } from './resources.tsx'

/** Translates as the console does: a missing text is replaced by `_`. */
const translate = (key: string, { _ = key }: { _?: string } = {}) =>
  key === 'entities.scheduleJob.enums.beanName.outbox' ? 'Send mails' : _

const admin = definitionsOf(resourcesOf('admin', translate))
const g = definitionsOf(resourcesOf('g', translate))

test('every board and entity of a face is a resource', () => {
  const named = (face: string) => boards.filter(board => board.face === face).map(({ name }) => name)
  expect(Object.keys(g)).toEqual(named('g'))
  expect(Object.keys(admin)).toEqual([...named('admin'), ...Object.keys(entities)])
})

test('no two resources of a face share an address', () => {
  for (const face of ['g', 'admin'] as const) {
    const names = resourcesOf(face, translate).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('an entity has the pages of the actions that it offers', () => {
  expect(admin.user).toMatchObject({ hasList: true, hasCreate: true, hasEdit: true, hasShow: true })
  expect(admin.loginLog).toMatchObject({ hasList: true, hasCreate: false, hasEdit: false, hasShow: true })
})

test('a board has a page for a record if one call returns the record', () => {
  expect(g['list-ans']).toMatchObject({ hasList: true, hasCreate: false, hasEdit: false, hasShow: true })
  expect(admin.accounts).toMatchObject({ hasShow: true })
  // its rows are turns of an assignment, and no operation returns one
  expect(g['list-to']).toMatchObject({ hasList: true, hasShow: false })
})

test('the id of a row is enough to open the record by the board’s detail', () => {
  const opened = boards.filter(({ detail }) => detail)
  expect(opened.length).toBeGreaterThan(5)
  for (const board of opened) {
    const { page, query } = pageOfRow(board, { [board.row.id]: 7 })
    expect([board.name, page, Object.values(query)]).toEqual([board.name, page, [board.row.id]])
  }
})

test('a resource has its kind, its name and its permissions', () => {
  expect(admin.forum?.options).toEqual({
    kind: 'entity',
    face: 'admin',
    label: 'entities.forum.name',
    permissions: {
      list: 'board:forum:page',
      show: 'board:forum:info',
      create: 'board:forum:save',
      edit: 'board:forum:update',
      delete: 'board:forum:delete',
      export: 'board:forum:export',
      import: 'board:forum:import'
    }
  })
  expect(g['list-ans']?.options).toMatchObject({ kind: 'board', face: 'g', label: 'board.names.list-ans' })
})

test('an operation is named by what was done and by whom, and the use of the whole site by its kind', () => {
  const logged = { id: 3, username: 'editor', operation: 'sendNotice' }
  expect(nameOf('operationLog', logged)).toBe('sendNotice · editor')
  expect(nameOf('storageUse', { id: 1, kind: 'site', name: '' })).toBe('entities.storageUse.enums.kind.site')
  expect(nameOf('storageUse', { id: 2, kind: 'institution', name: '城管局' })).toBe('城管局')
})

test('the table of the first view agrees with the entities', () => {
  expect(entityEntries.map(entry => [entry.name, entry.label, entityPermissions(entry)])).toEqual(
    Object.values(entities).map(({ name, schema, permissions }) => [
      name,
      schema['x-resource'].label,
      permissions
    ])
  )
})

const nameOf = (resource: string, record: RaRecord) => {
  const { recordRepresentation: name } = admin[resource] ?? {}
  return typeof name === 'function' ? name(record) : name
}

test('a record is shown by the field that names it, or by its label or id', () => {
  expect(nameOf('user', { id: 3, username: 'editor' })).toBe('editor')
  expect(nameOf('scheduleJob', { id: 3, beanName: 'outbox' })).toBe('Send mails')
  expect(nameOf('user', { id: 3, label: 'a choice' })).toBe('a choice')
  expect(nameOf('user', { id: 3 })).toBe('3')
})
