import { expect, test } from 'vitest'
import { wrongTimes } from './campaignForm.ts'

const now = 1_800_000_000
const wordOf = (beginTime: unknown, endTime: unknown) => wrongTimes({ beginTime, endTime }, now).endTime?.type

test('the end of a campaign must be later than its beginning and than now', () => {
  expect(wordOf(now + 10, now + 20)).toBeUndefined()
  expect(wordOf(now - 20, now + 20)).toBeUndefined()
  expect(wordOf(now - 20, now - 10)).toBe('endPast')
  expect(wordOf(now + 20, now + 10)).toBe('endBeforeBegin')
  expect(wordOf(now + 20, now + 20)).toBe('endBeforeBegin')
})

test('times that are not chosen yet cause no error', () => {
  expect(wordOf(undefined, undefined)).toBeUndefined()
  expect(wordOf(undefined, now + 10)).toBeUndefined()
})
