import { expect, test } from 'vitest'
import { stageOf } from './stage.ts'

const campaign = { withdrawn: false, auditState: 1, lifeCycle: 0 }

test('the stage of a confirmed campaign follows from its life cycle', () => {
  for (const lifeCycle of [0, 1, 2]) expect(stageOf({ ...campaign, lifeCycle })).toBe('life')
})

test('a campaign that was never confirmed has no stage, and a withdrawn one is shown as withdrawn', () => {
  for (const auditState of [0, 2, 3])
    expect(stageOf({ ...campaign, auditState, lifeCycle: null })).toBe('none')
  expect(stageOf({ ...campaign, withdrawn: true, lifeCycle: null })).toBe('withdrawn')
})

test('a changed campaign that has not begun is shown with its public text', () => {
  for (const auditState of [2, 3]) {
    expect(stageOf({ ...campaign, auditState })).toBe('publicBefore')
    expect(stageOf({ ...campaign, auditState, lifeCycle: 1 })).toBe('life')
  }
})
