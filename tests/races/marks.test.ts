import { describe, expect, it } from 'vitest'
import { testDatabase } from '../support/database.ts'
import { testBoard } from '../support/world.ts'
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
