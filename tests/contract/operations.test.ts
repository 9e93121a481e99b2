import { operations } from '@board/generated/operations'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../client/error.ts'
import { cases } from './cases/index.ts'
import { codeTextOf, statusOf } from './support/case.ts'
import { declarationOf, operationIds, statusesOf } from './support/document.ts'
import { makeStage } from './support/stage.ts'

const stage = await makeStage()

/** Refusals are what half of the cases are about: the answer that was observed tells whether it was the right one. */
const ignoreRefusal = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error
}

describe.for(operationIds)('%s', id => {
  // limits count by account and address; people do not write every second
  beforeEach(() => stage.clock.pass(45))

  it.for(cases.filter(({ operation }) => operation === id))('answers $expected $what', async one => {
    await one.run(stage).catch(ignoreRefusal)
    const answer = { operation: id, status: statusOf(one.expected), code: codeTextOf(one.expected) }
    expect(stage.answers.at(-1)).toEqual(answer)
  })

  it('has a case for every status that it declares', () => {
    const reached = new Set(
      cases.filter(({ operation }) => operation === id).map(one => statusOf(one.expected))
    )
    expect(statusesOf(id).filter(status => !reached.has(status))).toEqual([])
  })
})

it('speaks of operations that the contract has', () => {
  expect(cases.map(({ operation }) => operation).filter(id => !(id in operations))).toEqual([])
})

afterAll(() => {
  const statuses = [...new Set(operationIds.flatMap(statusesOf))].sort()
  const rows = new Map<string, Record<string, string | number>>()
  for (const id of operationIds) {
    const family = String((declarationOf(id).tags as readonly string[])[0])
    const row = rows.get(family) ?? {
      operations: 0,
      cases: 0,
      ...Object.fromEntries(statuses.map(status => [status, 0]))
    }
    const own = cases.filter(({ operation }) => operation === id)
    row.operations = Number(row.operations) + 1
    row.cases = Number(row.cases) + own.length
    for (const status of new Set(own.map(one => statusOf(one.expected))))
      row[status] = Number(row[status] ?? 0) + 1
    rows.set(family, row)
  }
  console.log('Operations whose cases reach each status, by family:')
  console.table(Object.fromEntries(rows))
})
