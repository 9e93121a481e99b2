import { ApiError } from '@board/client'
import { expect, test } from 'vitest'
import { fieldOfRefusal, problemsOf } from './problems.ts'

const good = { oldPassword: 'Abc12345', newPassword: 'Qing-shan-2026', again: 'Qing-shan-2026' }

test('a strong new password that is written twice has no problem', () => {
  expect(problemsOf(good)).toEqual({})
})

test.each([
  ['no old password', { oldPassword: '' }, { oldPassword: 'password.needsOld' }],
  ['the old one again', { oldPassword: 'Qing-shan-2026' }, { newPassword: 'password.same' }],
  ['a weak one', { newPassword: 'abcdefgh', again: 'abcdefgh' }, { newPassword: 'password.weak' }],
  ['no repetition', { again: '' }, { again: 'password.needsAgain' }],
  ['two different ones', { again: 'Qing-shan-2027' }, { again: 'password.differs' }]
])('the error for %s is at its field', (_what, change, problems) => {
  expect(problemsOf({ ...good, ...change })).toEqual(problems)
})

test('a refusal is shown under the field that it concerns', () => {
  const refusal = (code: string) => new ApiError({ code, status: 400, message: '' })
  expect(fieldOfRefusal(refusal('USR0054'))).toBe('oldPassword')
  expect(fieldOfRefusal(refusal('USR0055'))).toBe('newPassword')
  expect(fieldOfRefusal(refusal('GEN0429'))).toBeUndefined()
  expect(fieldOfRefusal(new Error('offline'))).toBeUndefined()
})
