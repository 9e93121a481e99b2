import { expect, test } from 'vitest'
import { problemsOf } from './password-problems.ts'

const good = { oldPassword: 'Abc12345', newPassword: 'Qing-shan-2026', again: 'Qing-shan-2026' }

test('a strong new password that is written twice has no problem', () => {
  expect(problemsOf(good)).toEqual({})
})

test.each([
  ['no old password', { oldPassword: '' }, { oldPassword: 'password.needsOld' }],
  ['the old one again', { oldPassword: 'Qing-shan-2026' }, { newPassword: 'password.same' }],
  ['a weak one', { newPassword: 'abcdefgh', again: 'abcdefgh' }, { newPassword: 'password.weak' }],
  ['two different ones', { again: 'Qing-shan-2027' }, { again: 'password.differs' }],
  [
    'nothing',
    { oldPassword: '', newPassword: '', again: '' },
    { oldPassword: 'password.needsOld', newPassword: 'password.weak', again: 'password.needsAgain' }
  ]
])('the error for %s is at its field', (_what, change, problems) => {
  expect(problemsOf({ ...good, ...change })).toEqual(problems)
})
