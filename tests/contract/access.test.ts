import { callFacts } from '@board/generated/facts'
import { expect, it } from 'vitest'
import { riskiest } from './matrix.ts'
import { describeAccess } from './support/access.ts'
import { operationIds, specOf } from './support/document.ts'
import { isOfEntity } from './support/entities.ts'

/** The callers of each call by the contract, such as `getAccount: editors`. */
const declared = new Set(Object.entries(callFacts).map(([id, { who }]) => `${id}: ${who}`))

it('the riskiest calls may be made by those whom the list by hand names', () => {
  const byHand = Object.entries(riskiest).flatMap(([who, ids]) => ids.map(id => `${id}: ${who}`))
  expect(byHand.length).toBeGreaterThan(100)
  expect(byHand.filter(line => !declared.has(line))).toEqual([])
})

// `access-reads.test.ts` has the calls that change nothing
await describeAccess(operationIds.filter(id => !isOfEntity(id) && specOf(id).write))
