import { expect, test } from 'vitest'
import { isToBeConfirmed, standingOf } from './standing.ts'

const campaign = {
  auditState: 1,
  lifeCycle: 1,
  withdrawn: false,
  hasSummary: false,
  confirmedAt: 1
} as const

test('a new campaign waits; a changed one waits while its confirmed text stays public', () => {
  expect(standingOf({ ...campaign, auditState: 0, lifeCycle: null, confirmedAt: null })).toBe('waiting')
  expect(standingOf({ ...campaign, auditState: 3 })).toBe('changeWaiting')
  expect(standingOf({ ...campaign, auditState: 2 })).toBe('changeReturned')
  expect(standingOf({ ...campaign, auditState: 2, lifeCycle: null })).toBe('returned')
})

test('a change that was not confirmed before the end no longer waits', () => {
  for (const auditState of [2, 3] as const) {
    const ended = { ...campaign, auditState, lifeCycle: 2 } as const
    expect(standingOf(ended)).toBe('changeLapsed')
    expect(isToBeConfirmed(ended)).toBe(false)
  }
})

test('a campaign that was handed in waits until it is confirmed or returned', () => {
  expect(isToBeConfirmed({ ...campaign, auditState: 0, lifeCycle: null, confirmedAt: null })).toBe(true)
  expect(isToBeConfirmed({ ...campaign, auditState: 3 })).toBe(true)
  expect(isToBeConfirmed(campaign)).toBe(false)
  expect(isToBeConfirmed({ ...campaign, auditState: 2 })).toBe(false)
  expect(isToBeConfirmed({ ...campaign, auditState: 3, withdrawn: true })).toBe(false)
})

test('a confirmed campaign goes from its beginning to its result', () => {
  expect(standingOf({ ...campaign, lifeCycle: 0 })).toBe('notStarted')
  expect(standingOf(campaign)).toBe('collecting')
  expect(standingOf({ ...campaign, lifeCycle: 2 })).toBe('ended')
  expect(standingOf({ ...campaign, lifeCycle: 2, hasSummary: true })).toBe('summarized')
  expect(standingOf({ ...campaign, withdrawn: true })).toBe('withdrawn')
})
