import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { I18nProvider } from '../../lib/i18n.tsx'
import { loadMessages } from '../../locales/load.ts'
import { type RootData, rootId } from '../../services/root.ts'
import { CodeField } from './code-field.tsx'

const messages = await loadMessages('zh-CN', ['common', 'code'])

function draw(codes: { sms: boolean; email: boolean }, kind: 'phone' | 'email'): string {
  const element = (
    <CodeField
      label="验证码"
      kind={kind}
      instead="password"
      value={{ code: '' }}
      onChange={() => {}}
      send={async () => {}}
    />
  )
  const root: Partial<RootData> = { codes, contact: '010-6536 7114' }
  const router = createMemoryRouter([{ id: rootId, path: '/', element }], {
    hydrationData: { loaderData: { [rootId]: root } }
  })
  return renderToStaticMarkup(
    <I18nProvider language="zh-CN" messages={messages}>
      <RouterProvider router={router} />
    </I18nProvider>
  )
}

test('a site that cannot send codes says so before the press, what serves instead, and whom to contact', () => {
  const page = draw({ sms: false, email: true }, 'phone')
  const text = page.replace(/<[^>]*>/g, '')
  expect(text).toContain('本站目前不能发送短信验证码')
  expect(text).toContain('请改用密码登录')
  expect(text).toContain('010-6536 7114')
  expect(page).toMatch(/<button[^>]*aria-disabled="true"/)
})

test('the other channel stays as it is', () => {
  const page = draw({ sms: false, email: true }, 'email')
  expect(page).not.toContain('本站目前不能')
  expect(page).not.toContain('aria-disabled')
})
