import { expect, test } from 'vitest'
import { root } from '../programs.ts'
import { affectedTests, readImports } from './affected.ts'

const imports = new Map([
  ['server/runtime/app.ts', ['server/correspondence/grades/operations.ts']],
  ['server/correspondence/grades/operations.ts', ['server/correspondence/grades/grade.ts']],
  ['server/correspondence/grades/grade.ts', []],
  ['server/correspondence/grades/grade.test.ts', ['server/correspondence/grades/grade.ts']],
  ['server/correspondence/grades/words.test.ts', []],
  ['server/correspondence/replies/reply.test.ts', ['server/runtime/app.ts']],
  ['server/overview/boards/rows.ts', ['server/correspondence/grades/grade.ts']],
  ['server/overview/boards/rows.test.ts', ['server/overview/boards/rows.ts']]
])

test('a change touches the tests beside it and the tests of what imports it', () => {
  expect(affectedTests(['server/correspondence/grades/grade.ts'], imports)).toEqual([
    'server/correspondence/grades/grade.test.ts',
    'server/correspondence/grades/words.test.ts',
    'server/overview/boards/rows.test.ts'
  ])
})

test('a test that only starts the whole product is not touched, unless the start itself changed', () => {
  expect(affectedTests(['server/correspondence/grades/operations.ts'], imports)).not.toContain(
    'server/correspondence/replies/reply.test.ts'
  )
  expect(affectedTests(['server/runtime/app.ts'], imports)).toContain(
    'server/correspondence/replies/reply.test.ts'
  )
})

test('a changed test touches itself alone, and a deleted one nothing', () => {
  expect(affectedTests(['server/correspondence/grades/words.test.ts'], imports)).toEqual([
    'server/correspondence/grades/words.test.ts'
  ])
  expect(affectedTests(['server/correspondence/grades/old.test.ts'], imports)).toEqual([])
})

test('a rule of the product reaches the tests of its noun and not those of all nouns', () => {
  const all = readImports(root)
  const touched = affectedTests(['server/correspondence/assignments/act.ts'], all)
  expect(touched).toContain('server/correspondence/assignments/assignments.test.ts')
  expect(touched.length).toBeLessThan(60)
})
