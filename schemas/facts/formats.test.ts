import { expect, test } from 'vitest'
import { emailNameLength, emailPattern, excerptOf, maskOwnPhone, maskPhone } from './formats.ts'
import { isStrongPassword, passwordFacts } from './passwords.ts'

test.each([
  ['Abcd123', false, 'seven characters'],
  ['Abcd1234', true, 'eight of three classes'],
  ['abcdef-1', true, 'a symbol in place of a capital'],
  ['abcdefg1', false, 'two classes'],
  ['密码密码abc1', true, 'Han as symbols'],
  [`Abcd1234${'x'.repeat(12)}`, true, 'twenty characters'],
  [`Abcd1234${'x'.repeat(13)}`, false, 'twenty-one']
])('%s as a password: %s, because of %s', (password, strong) => {
  expect(isStrongPassword(password)).toBe(strong)
})

test('the met requirements of a password are reported', () => {
  expect(passwordFacts('')).toEqual({ isLongEnough: false, classes: [] })
  expect(passwordFacts('abc-')).toEqual({ isLongEnough: false, classes: ['lower', 'symbol'] })
  expect(passwordFacts('Abcd-1234')).toEqual({
    isLongEnough: true,
    classes: ['lower', 'upper', 'digit', 'symbol']
  })
})

test('an excerpt joins lines, with a space only where the line before ends without full-width punctuation', () => {
  expect(excerptOf('领导：您好！\n我家门前的路\n没有灯。\n\n1. 请装灯\n2. Thank you.\nGoodbye ')).toBe(
    '领导：您好！我家门前的路 没有灯。1. 请装灯 2. Thank you. Goodbye'
  )
})

test('the length that is told of a mail address is that of its pattern', () => {
  const { min, max } = emailNameLength
  const accepts = (length: number) => new RegExp(emailPattern).test(`${'a'.repeat(length)}@example.org`)
  expect([min - 1, min, max, max + 1].map(accepts)).toEqual([false, true, true, false])
})

test.each([
  ['13800001234', '138****1234', '138********'],
  ['19912345678', '199****5678', '199********'],
  ['138****1234', '138****1234', '138********'],
  ['057585123456', '057*****3456', '057*********'],
  ['1234567', '1234567', '123****'],
  ['123', '123', '123'],
  ['', '', '']
])('the owner of %s reads %s, others read %s', (phone, own, others) => {
  expect(maskOwnPhone(phone)).toBe(own)
  expect(maskPhone(phone)).toBe(others)
})
