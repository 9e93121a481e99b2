import { expect, test } from 'vitest'
import { isOfKind } from './use-draft.ts'

const start: { text: string; isPublic: boolean; score?: number } = { text: '', isPublic: true }

test('a draft of this form is restored, also without the fields that are never kept', () => {
  expect(isOfKind({ text: 'a', isPublic: false, score: 4 }, start)).toBe(true)
  expect(isOfKind({ text: 'a' }, start)).toBe(true)
})

test.each([null, 'text', { text: 1 }, { isPublic: 'yes' }])('%j is not a draft of this form', value => {
  expect(isOfKind(value, start)).toBe(false)
})
