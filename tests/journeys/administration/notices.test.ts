import { describe, expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { isReadableInTheDark, looksWell, openBrowser, type Visitor } from '../support/browser.ts'
import { send } from '../support/send.ts'

const browser = await openBrowser()

/** Makes this run's notice different from that of another run on the same site. */
const run = String(Date.now() % 1_000_000).padStart(6, '0')
const title = `系统维护公告（${run}）`
const content = '本周六凌晨一点至三点维护。\n维护期间可以查看，不能提交。\n<b>请提前保存</b>'

const administrator = await browser.person('desktop')
const editor = await browser.person('phone')
const reader = await browser.person('phone')

/** Returns the row of the notice in a list of the console on a desktop. */
const row = ({ page }: Visitor) => page.locator('[data-row]').filter({ hasText: title })
const main = ({ page }: Visitor) => page.getByRole('main')

/** Acts on the notice from its row and confirms the question. */
async function act(visitor: Visitor, verb: string, warning = ''): Promise<void> {
  const { page, open } = visitor
  await open('/admin/notice')
  const named = row(visitor).getByRole('button', { name: verb, exact: true })
  await row(visitor).waitFor()
  if ((await named.count()) > 0) await named.click()
  else {
    await row(visitor)
      .getByRole('button', { name: /更多操作/ })
      .click()
    await page.getByRole('menuitem', { name: verb, exact: true }).click()
  }
  const dialog = page.getByRole('dialog')
  await dialog.getByText(warning).first().waitFor()
  const confirm = dialog.getByRole('button', { name: verb, exact: true })
  expect(await send(page, confirm)).toBe(200)
  await dialog.waitFor({ state: 'detached' })
}

describe('a notice to all', () => {
  it('is written as a draft, which readers do not find', async () => {
    const { page, open } = administrator
    await comeAs(administrator, 'admin')
    await open('/admin/notice/create')
    const form = main(administrator).getByRole('form')
    await form.getByLabel('标题').first().fill(title)
    await form.getByRole('radio', { name: '系统维护' }).check()
    await form.getByRole('textbox', { name: /^内容/ }).fill(content)
    await looksWell(administrator, 'notice-form')
    expect(await send(page, form.getByRole('button', { name: '保存', exact: true }))).toBe(200)
    await page.waitForURL(url => url.pathname === '/admin/notice')
    await reader.open('/noticeMain')
    expect(await main(reader).getByText(title).count()).toBe(0)
  })

  it('is found by everybody after it is sent, with its text unchanged', async () => {
    await act(administrator, '发送', '没有登录的访客也能看到')
    await reader.open('/home')
    await main(reader).getByRole('link', { name: title }).click()
    await reader.page.waitForURL(/\/noticeMain\?id=/)
    await reader.page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await main(reader).innerText()).toContain(content)
    await looksWell(reader, 'notice')
    await isReadableInTheDark(reader, 'notice')
    await main(reader).getByRole('link', { name: '全部通知公告' }).click()
    await main(reader).getByRole('link', { name: title }).waitFor()
    await looksWell(reader, 'notices')
  })

  it('is unread for a member of staff until they open it', async () => {
    const { page, open, rest } = editor
    await comeAs(editor, 'editor')
    await open('/admin/messageCenter?tab=notices')
    await looksWell(editor, 'notices-console')
    await main(editor).getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await rest()
    await looksWell(editor, 'notice-console')
    await administrator.open('/admin/noticeReader')
    await row(administrator).waitFor()
  })

  it('is not shown after it is withdrawn', async () => {
    await act(administrator, '撤回')
    await reader.open('/noticeMain')
    expect(await main(reader).getByText(title).count()).toBe(0)
  })
})
