import { describe, expect, it } from 'vitest'
import { testBoard } from '../support/builders/world.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { markScenarios } from './mark-scenarios.ts'

const board = await testBoard(await testDatabase())
const rounds = 12

describe.for(Object.entries(markScenarios))('at the same moment, %s', ([, scenario]) => {
  it(`each mark counts once, ${rounds} times`, async () => {
    const problems: string[] = []
    for (let round = 0; round < rounds; round++) problems.push(...(await scenario(board)))
    expect(problems).toEqual([])
  })
})
