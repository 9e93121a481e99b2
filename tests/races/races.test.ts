import { describe, expect, it } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { testBoard } from '../support/world.ts'
import { scenarios } from './scenarios.ts'

const board = await testBoard(await testDatabase())
const rounds = 12

describe.for(Object.entries(scenarios))('at the same moment, %s', ([, scenario]) => {
  it(`exactly one of them wins, ${rounds} times`, async () => {
    const problems: string[] = []
    for (let round = 0; round < rounds; round++) problems.push(...(await scenario(board)))
    expect(problems).toEqual([])
  })
})
