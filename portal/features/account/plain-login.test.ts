import { ApiError } from '@board/client/error'
import { expect, it } from 'vitest'
import { createTranslate } from '../../lib/i18n.tsx'
import { loadMessages } from '../../locales/load.ts'
import { plainLogin } from './plain-login.tsx'

const t = createTranslate(await loadMessages('zh-CN', ['common', 'account', 'plain', 'step']))

/** Sends the form of a browser without scripts; the sign-in is refused with this code. */
const refused = (code: string, ruleName?: string) => {
  const detail = { handleType: 0, ruleName, days: null, beginTime: 1_760_000_000, endTime: null } as never
  const error = new ApiError({ code, status: 403, message: '限制登录', ...(ruleName && { detail }) })
  const call = () => Promise.reject(error)
  const values = new URLSearchParams({ username: 'somebody', password: 'Abc12345' })
  return plainLogin.send({ call, values, t, root: { contact: '电话 000' } } as never)
}

it.each([
  ['banned until a day', 'USR0043', '发布不实信息'],
  ['banned for good', 'USR0028', '发布商业广告'],
  ['switched off', 'USR0028', undefined]
])('an account that is %s reads without scripts how to appeal', async (_, code, rule) => {
  const answer = await refused(code, rule)
  const { failure = '', way } = answer as { failure?: string; way?: { to: string } }
  expect(failure).toContain('限制登录')
  expect(failure).toContain('直接联系平台：')
  expect(failure).toContain('电话 000')
  if (rule) expect(failure).toContain(`违反的规则：${rule}`)
  else expect(failure).not.toContain('违反的规则')
  expect(way?.to).toBe('/helpC?key=7')
})

it('a wrong password is shown at its field', async () => {
  expect(await refused('USR0004')).toMatchObject({ problems: { password: '限制登录' } })
})
