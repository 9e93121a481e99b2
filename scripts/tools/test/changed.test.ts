import { expect, test } from 'vitest'
import { planFor } from './changed.ts'

const operationsOf = (file: string) =>
  ({
    'openapi/grades.yaml': ['gradeMessage'],
    'server/correspondence/grades/operations.ts': ['gradeMessage', 'listGrades']
  })[file] ?? []

const plan = (changed: string[], affected: string[] = []) => planFor(changed, affected, operationsOf)

test('a change of the contract checks generated files and the operations of its family', () => {
  expect(plan(['openapi/grades.yaml'])).toMatchObject({ generated: true, operations: ['gradeMessage'] })
})

test('a change of a verb checks the operations of its noun', () => {
  expect(plan(['server/correspondence/grades/grade.ts'])).toMatchObject({
    generated: false,
    style: ['server/correspondence/grades/grade.ts'],
    operations: ['gradeMessage', 'listGrades']
  })
})

test('a changed test brings no operation', () => {
  expect(plan(['server/correspondence/grades/grade.test.ts']).operations).toEqual([])
})

test('tests that need a browser are named and not run, and the two tables of all operations do not run whole', () => {
  const touched = [
    'server/a.test.ts',
    'tests/contract/access.test.ts',
    'tests/journeys/everywhere/life.test.ts'
  ]
  expect(plan(['server/a.ts'], touched)).toMatchObject({
    tests: ['server/a.test.ts'],
    left: ['tests/journeys/everywhere/life.test.ts']
  })
})
