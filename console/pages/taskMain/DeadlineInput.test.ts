import { expect, it } from 'vitest'
import { latestOf } from './DeadlineInput.tsx'

const at = (text: string) => new Date(`2026-03-${text}+08:00`).getTime() / 1000
const now = at('02T10:00:00')

it('the latest deadline is the one that the page gives', () => {
  expect(latestOf({ assignUntil: at('20T23:59:59'), deadlineAt: at('01T23:59:59') }, now)).toBe(
    at('20T23:59:59')
  )
})

it('the latest deadline of a row is the day before its own, and unknown if it is late', () => {
  expect(latestOf({ deadlineAt: at('05T23:59:59') }, now)).toBe(at('04T23:59:59'))
  expect(latestOf({ deadlineAt: at('02T23:59:59') }, now)).toBe(at('02T23:59:59'))
  expect(latestOf({ deadlineAt: at('01T23:59:59') }, now)).toBeUndefined()
  expect(latestOf({}, now)).toBeUndefined()
})
