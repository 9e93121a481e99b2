/** Tests people who cannot sign in, or not yet: they reach the platform, and the forms help them. */
import { expect, it } from 'vitest'
import { isClean, openBrowser, sizesOfStory } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { press } from '../support/send.ts'

const browser = await openBrowser()
const contact = '政务服务便民热线 12345'

it.each(sizesOfStory('phone'))(
  'a banned person reads how to object without signing in, on a %s',
  async size => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/login')
    const main = page.getByRole('main')
    await main.getByLabel('用户名').fill('banned')
    await main.getByLabel('密码', { exact: true }).fill(password)
    await press(page, main.getByRole('button', { name: '登录', exact: true }))
    const notice = main.getByRole('alert').filter({ hasText: '对限制有异议？' })
    await notice.getByText(contact).waitFor()
    await isClean(visitor, 'a banned person')
    await notice.getByRole('link', { name: '联系我们' }).click()
    await page.waitForURL('**/helpC?key=7')
    await main.getByText(contact).waitFor()
  }
)

it('a visitor who sends feedback is asked to sign in, and told another way', async () => {
  const visitor = await browser.person('desktop')
  const { page, open } = visitor
  await open('/feedback')
  const main = page.getByRole('main')
  await main.getByText('不能登录时，可以直接联系平台').getByText(contact).waitFor()
  await main.getByLabel('反馈类型').selectOption({ index: 1 })
  await main.getByLabel('反馈内容').fill('我的账号不能登录，请核实。')
  await main.getByRole('button', { name: '提交反馈' }).click()
  const dialog = page.getByRole('dialog', { name: '登录' })
  await dialog.waitFor()
  await page.getByText('登录后可继续，填写的内容已保留').waitFor()
  expect(await page.getByText('登录状态已失效').count()).toBe(0)
})

it('a phone number is taken as it is pasted', async () => {
  const { page, open } = await browser.person('desktop')
  await open('/signUp')
  const field = page.getByLabel('手机号')
  for (const pasted of ['138 1234 5678', '+86 13812345678', '0086-138-1234-5678']) {
    await field.fill('')
    await field.focus()
    await page.keyboard.insertText(pasted)
    expect(await field.inputValue()).toBe('13812345678')
  }
})

it('who waits for a code reads what to do if none comes; an error of before is gone', async () => {
  const { page, open } = await browser.person('desktop')
  await open('/signUp')
  await page.getByText('4-20 个字母、数字或下划线').waitFor()
  await page.getByLabel('手机号').fill('15900001234')
  await press(page, page.getByRole('button', { name: '注册并登录' }))
  const missing = page.locator('main').getByText('请获取并填写验证码')
  await missing.first().waitFor()
  const field = page.getByLabel('短信验证码')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page
    .getByText(/秒后重新获取/)
    .first()
    .waitFor()
  expect(await field.getAttribute('aria-invalid')).toBeNull()
  await press(page, page.getByRole('button', { name: '注册并登录' }))
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await open('/login')
  const main = page.getByRole('main')
  await main.getByText('短信登录').click()
  await main.getByLabel('手机号').fill('15900005678')
  expect(await main.getByText('几分钟后仍没有收到？').count()).toBe(0)
  await main.getByRole('button', { name: '获取验证码' }).click()
  await main.getByText('几分钟后仍没有收到？').waitFor()
})

it('a company whose credit code is missing is asked for it', async () => {
  const { page, open } = await browser.person('desktop')
  await open('/regcomp')
  await press(page, page.getByRole('button', { name: /^注册/ }))
  await page.getByText('请填写统一社会信用代码').first().waitFor()
  expect(await page.getByText('统一社会信用代码不正确').count()).toBe(0)
})
