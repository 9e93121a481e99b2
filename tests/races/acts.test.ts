import { readdirSync, readFileSync } from 'node:fs'
import { operationInfo } from '@board/generated/operations'
import { afterAll, describe, expect, it } from 'vitest'
import { acts, isReasoned, scenariosOf } from './acts.ts'
import { markScenarios } from './mark-scenarios.ts'
import { scenarios } from './scenarios.ts'

const writing = Object.entries(operationInfo).filter(([, { write }]) => write)

/** The text of this folder's tests, and of the test beside the third-party sign-in. */
const words = [
  ...readdirSync(import.meta.dirname)
    .filter(name => name.endsWith('.test.ts'))
    .map(name => readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
  readFileSync(`${import.meta.dirname}/../../server/third-party/third-party.test.ts`, 'utf8')
].join('\n')

const isThere = (name: string) => name in scenarios || name in markScenarios || words.includes(name)

/** `tests/contract/access.test.ts` tests that each act takes its lock. */
describe('every act that changes something', () => {
  it('stands in the table of what two do at once', () => {
    expect(Object.keys(acts).sort()).toEqual(writing.map(([id]) => id).sort())
  })

  it('has a scenario, or a reason why it needs none', () => {
    const lacking = Object.entries(acts).filter(
      ([, act]) => scenariosOf(act).length === 0 && !isReasoned(act)
    )
    expect(lacking).toEqual([])
  })

  it('names scenarios that there are', () => {
    const named = new Set(Object.values(acts).flatMap(scenariosOf))
    expect([...named].filter(name => !isThere(name))).toEqual([])
  })
})

afterAll(() => {
  const kinds = Object.groupBy(Object.values(acts), act => (typeof act === 'string' ? act : 'no lock'))
  console.table(Object.fromEntries(Object.entries(kinds).map(([lock, of]) => [lock, { acts: of?.length }])))
})
