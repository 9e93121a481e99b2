import { expect, test } from 'vitest'
import { unconfirmableOf } from './unconfirmable.ts'

const now = 1_800_000_000
const waiting = { auditState: 3, lifeCycle: 1, withdrawn: false, endTime: now + 60 } as const

test('a text that waits can be confirmed until its end', () => {
  expect(unconfirmableOf(waiting, now)).toBeUndefined()
  expect(unconfirmableOf({ ...waiting, auditState: 0, lifeCycle: null }, now)).toBeUndefined()
})

test('the reason is the end of the public campaign, or the end in a text that waits', () => {
  expect(unconfirmableOf({ ...waiting, lifeCycle: 2 }, now)).toBe('ended')
  expect(unconfirmableOf({ ...waiting, endTime: now }, now)).toBe('expiredChange')
  expect(unconfirmableOf({ ...waiting, auditState: 0, lifeCycle: null, endTime: now }, now)).toBe('expired')
})

test('what does not wait has no reason', () => {
  for (const auditState of [1, 2] as const)
    expect(unconfirmableOf({ ...waiting, auditState, lifeCycle: 2 }, now)).toBeUndefined()
  expect(unconfirmableOf({ ...waiting, lifeCycle: null, withdrawn: true }, now)).toBeUndefined()
})
