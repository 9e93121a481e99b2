import { operations } from '@board/generated/operations'
import { afterAll, describe, expect, it } from 'vitest'
import { cases, shownStatuses } from './cases/index.ts'
import { specifiedCalls } from './specified.ts'
import { operationIds, statusesOf } from './support/document.ts'

/** One row for each call in the specification: its operation, and the results of its cases. */
const rows = specifiedCalls.map(call => {
  const id = operationIds.find(
    one => call === `${operations[one].method.toUpperCase()} ${operations[one].path}`
  )
  const own = cases.filter(({ operation }) => operation === id)
  const reached = id === undefined ? new Set<number>() : shownStatuses(id)
  const declared = id === undefined ? [] : statusesOf(id)
  const missing = declared.filter(status => !reached.has(status))
  return { call, operation: id, cases: own.length, statuses: [...reached].sort(), missing }
})

describe('every call of the specification', () => {
  it('is served', () => {
    expect(rows.filter(row => row.operation === undefined).map(row => row.call)).toEqual([])
  })

  it('has a case for each status that it declares', () => {
    expect(rows.filter(row => row.cases === 0 || row.missing.length > 0)).toEqual([])
  })
})

afterAll(() => {
  console.table(
    rows.map(({ call, operation, cases: number, statuses }) => ({
      call,
      operation,
      cases: number,
      statuses: statuses.join(' ')
    }))
  )
})
