import { expect, test } from 'vitest'
import { faceOf } from '../base/face.ts'
import { fieldOfFailure, mayUse, placeAfterLogin } from './rules.ts'

test('organizations 1, 3, 4 and 5 may use /g, and nobody else', () => {
  expect([0, 1, 2, 3, 4, 5].filter(organization => mayUse('g', organization, []))).toEqual([1, 3, 4, 5])
})

test('only people with a permission of /admin may use /admin', () => {
  expect(mayUse('admin', 0, ['board:message:page'])).toBe(true)
  expect(mayUse('admin', 0, [])).toBe(false)
})

test('institutions may use the permission for process tasks only at /g', () => {
  expect(mayUse('g', 1, ['act:task:page'])).toBe(true)
  expect(mayUse('admin', 1, ['act:task:page'])).toBe(false)
})

test('after signing in, each kind of account goes to its own page', () => {
  expect(placeAfterLogin(3, [], '')).toBe('/g/workTable')
  expect(placeAfterLogin(4, [], 'https://centre.example')).toBe('https://centre.example')
  expect(placeAfterLogin(4, [], '')).toBe('/g/workTable')
  expect(placeAfterLogin(0, ['sys:inbox:page'], '')).toBe('/admin')
  expect(placeAfterLogin(0, [], '')).toBe('/home')
})

test('a refusal about the captcha is shown below the captcha, all others below the password', () => {
  expect(fieldOfFailure('10007', '')).toBe('captcha')
  expect(fieldOfFailure('11103', '')).toBe('captcha')
  expect(fieldOfFailure('1', '验证码不能为空')).toBe('captcha')
  expect(fieldOfFailure('USR0004', '用户名或密码错误')).toBe('password')
})

test('the face is the first part of the path, and g for any other path', () => {
  expect(['/g', '/g/list-ans', '/admin', '/admin/queue', '/administer'].map(faceOf)).toEqual([
    'g',
    'g',
    'admin',
    'admin',
    'g'
  ])
})
