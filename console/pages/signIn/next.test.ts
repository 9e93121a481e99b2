import '../../app/pages.ts'
import { expect, test } from 'vitest'
import { signInRoute } from '../../session/signInRoute.ts'
import { placeOfNext } from './next.ts'

const editor = { organization: 0, permissions: ['board:message:page'], authority: undefined }
const city = { organization: 1, permissions: [], authority: undefined }

test('the sign-in page returns to the page that was opened without a session', () => {
  expect(signInRoute({ pathname: '/admin/message', search: '?tid=7&kind=supplement' })).toBe(
    '/login?next=%2Fadmin%2Fmessage%3Ftid%3D7%26kind%3Dsupplement'
  )
  expect(signInRoute({ pathname: '/g', search: '' })).toBe('/login')
  expect(signInRoute({ pathname: '/g/workTable', search: '' }, { hasEnded: true })).toBe(
    '/login?next=%2Fg%2FworkTable&ended=1'
  )
  expect(signInRoute({ pathname: '/g', search: '' }, { hasEnded: true })).toBe('/login?ended=1')
  expect(signInRoute({ pathname: '/g/login', search: '?next=%2Fg%2FlistX' })).toBe('/login?next=%2Fg%2FlistX')
})

test('a page that the person may open is opened after signing in', () => {
  expect(placeOfNext('/admin/queue?display=2', 'admin', editor)).toBe('/admin/queue?display=2')
  expect(placeOfNext('/g/taskMain?messageId=7', 'g', city)).toBe('/g/taskMain?messageId=7')
  expect(placeOfNext('/g/settings', 'g', city)).toBe('/g/settings')
})

test('a page of the other face, one that does not exist and one without permission are not opened', () => {
  expect(placeOfNext('/g/workTable', 'admin', editor)).toBeUndefined()
  expect(placeOfNext('/admin/queue', 'admin', city)).toBeUndefined()
  expect(placeOfNext('/admin/nowhere', 'admin', editor)).toBeUndefined()
  expect(placeOfNext('/admin/user', 'admin', editor)).toBeUndefined()
  expect(placeOfNext('/admin/login', 'admin', editor)).toBeUndefined()
})

test.each([
  '//evil.example/admin/queue',
  '/\\evil.example/admin/queue',
  '\\\\evil.example/admin/queue',
  'https://evil.example/admin/queue',
  'https:/admin/queue',
  'javascript:alert(1)//admin/queue',
  '/admin/..//evil.example/admin/queue',
  '/\t/evil.example/admin/queue',
  'admin/queue',
  ''
])('an address that is not a page of this site is never opened: %s', wanted => {
  expect(placeOfNext(wanted, 'admin', editor)).toBeUndefined()
})
