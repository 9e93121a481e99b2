import { emailPattern } from '@board/schemas/facts/formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { fieldProblems } from './validation-texts.ts'

const validate = new Ajv2020({ allErrors: true, strictTypes: false }).compile({
  properties: { mail: { pattern: emailPattern }, code: { pattern: '^[a-z]+$' }, text: { pattern: '\\S' } }
})

test.each([
  ['zh-CN', '须为完整的邮箱地址，如 zhang@example.org；@ 前须有 2 至 29 个字母', '格式不正确', '不能为空'],
  [
    'zh-TW',
    '須為完整的電子郵件地址，如 zhang@example.org；@ 前須有 2 至 29 個字母',
    '格式不正確',
    '不能為空'
  ],
  ['en-US', 'must be a whole e-mail address such as zhang@example.org', 'is not in the right', 'must not be']
] as const)('in %s, a refused mail address is told how it is written', (language, mail, code, text) => {
  validate({ mail: 'a@example.org', code: '1', text: ' ' })
  const found = Object.fromEntries(
    fieldProblems(validate.errors ?? [], language).map(({ path, message }) => [path, message])
  )
  expect(found.mail).toContain(mail)
  expect(found.code).toContain(code)
  expect(found.text).toContain(text)
})
