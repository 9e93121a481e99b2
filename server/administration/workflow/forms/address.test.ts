import { expect, test } from 'vitest'
import { isFormAddress, isOwnPath } from './address.ts'

test('an address of a form is a path on this site', () => {
  for (const address of ['', '/forms/meeting', '/act/form/save?name=x', '/a/b?c=d#e', '/表单/会商'])
    expect(isOwnPath(address), address).toBe(true)
})

test.each([
  'https://evil.example/form',
  '//evil.example/form',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'forms/meeting',
  ' /forms',
  '/forms\u0000'
])('%j is none', address => {
  expect(isOwnPath(address)).toBe(false)
  expect(isFormAddress(address)).toBe(false)
})

test('a form is not sent to a call that does something else with the rights of who starts the process', () => {
  expect(isFormAddress('/act/form/save?name=x')).toBe(true)
  expect(isFormAddress('/act/form/instance')).toBe(true)
  expect(isFormAddress('/own-application/save')).toBe(true)
  for (const address of [
    '/act/model/delete',
    '/act/model/delete?x=1',
    '/v1/user/logout',
    '/act/mode%6C/delete'
  ])
    expect(isFormAddress(address), address).toBe(false)
})
