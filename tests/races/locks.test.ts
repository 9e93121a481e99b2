import { describe, expect, it } from 'vitest'
import { testBoard } from '../support/builders/world.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import { takeLocksAway } from './without-locks.ts'

/**
 * Runs the scenarios of `races.test.ts` on a database without locks: each must go wrong. A scenario that goes well
 * here proves nothing there.
 */
const database = await testDatabase()
const locks = takeLocksAway(database)
const board = await testBoard(database)

const maxRounds = 60

/**
 * Returns the problems of the first round that has any. An error that is not a refusal of the product is a problem,
 * too.
 */
async function problemsOf(scenario: Scenario): Promise<string[]> {
  for (let round = 0; round < maxRounds; round++) {
    const problems = await scenario(board).catch(error => [String(error)])
    if (problems.length > 0) return problems
  }
  return []
}

describe.for(Object.entries(scenarios))('without its lock, %s', ([, scenario]) => {
  it('goes wrong', async () => {
    const before = locks.taken()
    expect(await problemsOf(scenario)).not.toEqual([])
    expect(locks.taken(), 'no lock was taken away').toBeGreaterThan(before)
  })
})
