import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../programs.ts'
import {
  type ActionNames,
  findActionFiles,
  followedAction,
  isOfProduct,
  mostActionFiles
} from './action-files.ts'

const folders = ['openapi', 'schemas', 'client', 'server', 'portal', 'console', 'scripts']

const files = globSync(
  folders.map(folder => `${folder}/**/*`),
  { cwd: root, exclude: path => /(^|\/)(node_modules|dist|\.cache)(\/|$)/.test(path) }
)
  .filter(isOfProduct)
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))

it('an action with its tab, event, refusal and column is written in at most eight files', () => {
  const found = findActionFiles(followedAction, files)
  expect(found).toEqual([
    'openapi/assignments.yaml',
    'schemas/boards/list-from.ts',
    'schemas/resources/assignment.ts',
    'schemas/words/assignments.ts',
    'server/correspondence/assignments/nag.ts',
    'server/correspondence/assignments/operations.ts',
    'server/platform/database/migrations/',
    'server/records/assignment-core/transitions.ts'
  ])
  expect(found.length).toBeLessThanOrEqual(mostActionFiles)
})

it('the guide lists the same files', () => {
  const guide = readFileSync(join(root, 'docs/guide/add-an-action.md'), 'utf8')
  const rows = [...guide.matchAll(/^\| \d \| `([^`]+)` \|/gm)].map(([, path = '']) => path)
  expect(rows.toSorted()).toEqual(findActionFiles(followedAction, files))
})

it('a file counts if it has one of the names as a word, and migrations count once', () => {
  const names: ActionNames = { ...followedAction, event: 'lamp.lit', tab: 'lit' }
  const made = [
    { path: 'server/a.ts', text: "recordEvent(trx, 'lamp.lit')" },
    { path: 'server/b.ts', text: 'const split = quality(unlit)' },
    { path: 'server/platform/database/migrations/0001_a.sql', text: 'add column nagged_at' },
    { path: 'server/platform/database/migrations/0002_b.sql', text: 'on assignment (nagged_at)' },
    { path: 'server/a.test.ts', text: 'nagProcess' },
    { path: 'scripts/demo/a.ts', text: 'nagProcess' },
    { path: 'generated/facts.ts', text: 'nagProcess' }
  ]
  expect(findActionFiles(names, made)).toEqual(['server/a.ts', 'server/platform/database/migrations/'])
})
