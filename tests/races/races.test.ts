import { describe, expect, it } from 'vitest'
import { testBoard } from '../support/builders/world.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { scenarios } from './scenarios.ts'

const board = await testBoard(await testDatabase())

/** Returns the number of rounds. It is small where the database must detect a deadlock, which takes it a second. */
const roundsOf = (name: string) => (name === 'two departments go below each other' ? 2 : 12)

describe.for(Object.entries(scenarios))('at the same moment, %s', ([name, scenario]) => {
  const rounds = roundsOf(name)

  it(`exactly one call wins, ${rounds} times`, async () => {
    const problems: string[] = []
    for (let round = 0; round < rounds; round++) problems.push(...(await scenario(board)))
    expect(problems).toEqual([])
  })
})
