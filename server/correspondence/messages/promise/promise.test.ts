import { describe, expect, it } from 'vitest'
import { endOfDay } from '../../../platform/calendar/calendar.ts'
import { seconds } from '../../../platform/calendar/time.ts'
import type { PromiseFacts } from '../../../records/lists/promise-facts.ts'
import { promiseOf } from './promise.ts'

/** Noon of a day in Shanghai. */
const noonOf = (date: string) => new Date(`${date}T12:00:00+08:00`)
const noon = (date: string) => seconds(noonOf(date))
const evening = (date: string) => seconds(endOfDay(noonOf(date)))
const none: PromiseFacts = {
  state: 0,
  metKind: null,
  openDueAt: null,
  recheckSince: null,
  metDueAt: null,
  metAt: null,
  metBefore: null,
  extensionFrom: null,
  extensionAt: null
}
// 2026-03-02 is a Monday; no public holiday is near
const due = evening('2026-03-06')

describe('the promise of a message', () => {
  it('is absent if no answer is due', () => {
    expect(promiseOf(none, noonOf('2026-03-02'))).toBeNull()
  })

  it('counts the working days that are left; the last day has none left and is not late', () => {
    const open = { ...none, openDueAt: due }
    expect(promiseOf(open, noonOf('2026-03-02'))).toMatchObject({ daysLeft: 4, lateDays: null })
    expect(promiseOf(open, noonOf('2026-03-06'))).toMatchObject({ daysLeft: 0, lateDays: null })
  })

  it('counts late working days; a weekend after the deadline is late by one', () => {
    const open = { ...none, openDueAt: due }
    expect(promiseOf(open, noonOf('2026-03-07'))).toMatchObject({ daysLeft: null, lateDays: 1 })
    expect(promiseOf(open, noonOf('2026-03-10'))).toMatchObject({ daysLeft: null, lateDays: 2 })
  })

  it('stands still during a recheck: days are neither left nor late, but for those before it', () => {
    const since = noon('2026-03-04')
    const stopped = promiseOf({ ...none, openDueAt: due, recheckSince: since }, noonOf('2026-03-20'))
    expect(stopped).toMatchObject({
      stoppedSince: since,
      stoppedBy: 'recheck',
      daysLeft: null,
      lateDays: null
    })
    const lateBefore = { ...none, openDueAt: due, recheckSince: noon('2026-03-09') }
    expect(promiseOf(lateBefore, noonOf('2026-03-20'))).toMatchObject({ lateDays: 1 })
  })

  it('is kept or broken by its answer, whenever it is read', () => {
    const answered = { ...none, metDueAt: due, metAt: noon('2026-03-05') }
    expect(promiseOf(answered, noonOf('2026-09-01'))).toMatchObject({ lateDays: null, daysLeft: null })
    const late = { ...answered, metAt: noon('2026-03-10') }
    expect(promiseOf(late, noonOf('2026-09-01'))).toMatchObject({ lateDays: 2 })
  })

  it('shows the extension of its own answer alone', () => {
    const extended = {
      ...none,
      metDueAt: due,
      metAt: noon('2026-03-05'),
      extensionFrom: evening('2026-02-27'),
      extensionAt: noon('2026-02-26')
    }
    const from = evening('2026-02-27')
    expect(promiseOf(extended, noonOf('2026-09-01'))?.extendedFrom).toBe(from)
    const explaining = { ...extended, openDueAt: evening('2026-03-20') }
    expect(promiseOf(explaining, noonOf('2026-03-10'))?.extendedFrom).toBeNull()
  })

  it('is about the explanation once the author has graded', () => {
    const graded = { ...none, state: 3, openDueAt: due, metKind: 'final', metDueAt: due, metAt: due } as const
    expect(promiseOf(graded, noonOf('2026-03-02'))?.answer).toBe('explanation')
    const unexplained = { ...graded, openDueAt: null }
    expect(promiseOf(unexplained, noonOf('2026-03-02'))?.answer).toBe('reply')
  })
})
