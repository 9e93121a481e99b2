import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { isClean, looksWell, openBrowser, type Size, type Visitor } from '../support/browser.ts'
import { readyToAct } from '../support/ready.ts'

const browser = await openBrowser()
/** Makes this run's texts different from those of another run on the same site. */
const run = String(Date.now() % 1_000_000).padStart(6, '0')

async function editorAt(size: Size): Promise<Visitor> {
  const visitor = await browser.person(size)
  await comeAs(visitor, 'editor')
  return visitor
}

const panel = (page: Page) => page.getByRole('complementary', { name: '办理' })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Presses a button by keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.page().keyboard.press('Enter')
}

/** Opens the first row of a board by its keys. */
async function openFirst({ page, open }: Visitor, board: string): Promise<void> {
  await open(`/admin/${board}`)
  await page.getByRole('main').locator('[data-row]').first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await panel(page).waitFor()
}

/** Decides on the open record by keyboard; types a reason in the dialog after a pause, if one is given. */
async function decide(page: Page, verb: string, reason?: string, pause = 0): Promise<void> {
  await readyToAct(panel(page))
  await press(panel(page).getByRole('button', { name: verb, exact: true }))
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  if (reason !== undefined) {
    await page.waitForTimeout(pause)
    await dialog.getByRole('textbox').first().and(page.locator(':focus')).waitFor()
    await page.keyboard.type(reason)
  }
  await press(dialog.getByRole('button', { name: verb, exact: true }))
  await dialog.waitFor({ state: 'detached' })
}

describe('an editor’s hour, by keyboard', async () => {
  const visitor = await editorAt('desktop')
  const { page } = visitor

  it('reads the numbers of waiting records in the menu', async () => {
    await visitor.open('/admin/queue')
    const menu = page.getByRole('navigation').first()
    for (const name of ['审核', '复核申请', '征集', '企业确认', '意见反馈'])
      await menu.getByRole('link', { name: new RegExp(`^${name}\\D*[1-9]`) }).waitFor()
  })

  it('gets the usual list at the entry of the menu, not the list of a figure', async () => {
    const menu = page.getByRole('navigation').first()
    const row = page.getByRole('main').locator('[data-row]').first()
    await visitor.open('/admin/queue?display=4&counted=messages')
    await row.waitFor()
    await menu.getByRole('link', { name: /^案例/ }).click()
    await page.waitForURL(/\/admin\/cases/)
    await menu.getByRole('link', { name: /^审核/ }).click()
    await page.waitForURL(/\/admin\/queue/)
    await row.waitFor()
    expect(page.url()).not.toContain('counted')
    await menu.getByRole('link', { name: /^案例/ }).click()
    await page.waitForURL(/\/admin\/cases/)
  })

  it('reads at a confirmed campaign that the public sees its present text', async () => {
    const editor = await callerAs('editor')
    const { list } = await editor.call('pageCampaignQueue', { body: { display: 7, rows: 100 } })
    const confirmed = list.filter(({ auditState, lifeCycle }) => auditState === 1 && lifeCycle !== null)
    // one campaign that has ended and one that has not
    const some = [2, 1].flatMap(stage => confirmed.find(({ lifeCycle }) => lifeCycle === stage) ?? [])
    expect(some).toHaveLength(2)
    for (const { id } of some) {
      await visitor.open(`/admin/campaign?id=${id}`)
      await page.getByText('公众看到的就是当前文字。').waitFor()
    }
  })

  it.each([
    { board: 'rechecks', verb: '驳回复核', said: '已驳回复核', reason: '该事项确由贵单位办理，请继续办理' },
    { board: 'deletions', verb: '不同意删除', said: '未同意删除', reason: '留言已有公开回复，暂不宜删除' },
    { board: 'campaigns', verb: '退回修改', said: '已退回修改', reason: '请写明征集结果如何使用' }
  ])('decides on a record of $board, and the next one opens', async ({ board, verb, said, reason }) => {
    await openFirst(visitor, board)
    const name = await heading(page).innerText()
    const before = page.url()
    await isClean(visitor, `/admin/${board} open`, `editor ${board}`)
    await decide(page, verb, reason)
    await page.getByText(`${said}：${name}`).waitFor()
    expect(page.url()).not.toBe(before)
    await page.getByRole('link', { name: '再看一下' }).click()
    await panel(page).getByText(reason).waitFor()
    expect(await panel(page).getByRole('button', { name: verb, exact: true }).count()).toBe(0)
  })

  it('stays with a record if the option for the next one is off', async () => {
    await openFirst(visitor, 'deliveries')
    const name = await heading(page).innerText()
    await page.getByLabel('决定后看下一条').focus()
    await page.keyboard.press('Space')
    await decide(page, '同意递送', '请参考')
    await page.getByText(`已同意递送：${name}`).waitFor()
    await panel(page).getByText('请参考').waitFor()
    expect(await heading(page).innerText()).toBe(name)
  })
})

describe('an administrator’s evening, on a phone', async () => {
  const visitor = await editorAt('phone')
  const { page, open } = visitor

  it('finds an account, restricts it and ends the restriction', async () => {
    const rule = `发布广告${run}`
    await open('/admin/accounts?keywords=u0001')
    await page.locator('a[href*="account?uid="]').first().click()
    await page.getByRole('button', { name: '处理账号' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('处理方式').selectOption({ label: '限制留言' })
    await dialog.getByLabel(/^违反的规则/).fill(rule)
    await dialog.getByRole('button', { name: '处理账号' }).click()
    await dialog
      .getByLabel(/^每天最多留言/)
      .and(page.locator(':focus'))
      .waitFor()
    await dialog.getByLabel(/^每天最多留言/).fill('3')
    await dialog.getByLabel(/^期限/).fill('7')
    expect(await dialog.getByLabel(/^不计入/).count()).toBe(0)
    await dialog.getByRole('button', { name: '处理账号' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: new RegExp(rule) }).click()
    await page.getByRole('heading', { level: 1, name: rule }).waitFor()
    await page.getByText('每天 3 条').waitFor()
    // the account stands beside its record: its state, and what holds for it now
    await page.getByRole('heading', { name: '账号', exact: true }).waitFor()
    await page.getByText(`限制留言 · ${rule} · 至 `).waitFor()
    await page.getByRole('heading', { name: '其他处理记录' }).waitFor()
    await isClean(visitor, '/admin/handlingRecord', 'handlingRecord')
    await page.getByRole('button', { name: '提前解除' }).click()
    await dialog.getByRole('textbox').fill('申诉属实')
    await dialog.getByRole('button', { name: '提前解除' }).click()
    await page.getByRole('main').getByText('已提前解除').waitFor()
    await page.getByText('申诉属实').first().waitFor()
  })

  it('confirms a company after a comparison with its earlier data', async () => {
    await open('/admin/companyRequests')
    await page.locator('a[href*="companyRequest?id="]').first().click()
    await page.getByRole('columnheader', { name: '申请信息' }).waitFor()
    await isClean(visitor, '/admin/companyRequest', 'companyRequest')
    const name = await heading(page).innerText()
    await decide(page, '确认', '资料齐全')
    await page.getByText(`已确认：${name}`).waitFor()
  })

  it('sees in the dialog of the list, too, the earlier data beside those that a company asks for', async () => {
    await open('/admin/companyRequests')
    await page.getByRole('button', { name: '确认', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('columnheader', { name: '申请信息' }).waitFor()
    await dialog.getByRole('rowheader', { name: '统一社会信用代码' }).waitFor()
    await looksWell(visitor, 'company-dialog')
    await dialog.getByRole('button', { name: '取消' }).click()
  })

  it('answers feedback, and its writer reads the answer', async () => {
    const citizen = await callerAs('citizen')
    const content = `建议在手机上把字放大一些（${run}）。`
    const answer = '右上角可以切换长辈版。'
    const { id } = await citizen.call('addFeedback', { body: { type: 1, content, contact: '13912345678' } })
    await open('/admin/feedback')
    await page.getByRole('link', { name: content }).click()
    await page.getByRole('button', { name: '查看联系方式' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('需要电话核实')
    await dialog.getByRole('button', { name: '查看联系方式' }).click()
    await dialog.getByText('13912345678').waitFor()
    // makes the closed dialog return the focus late, when the next dialog is already open
    await page.evaluate(
      'const soon = window.setTimeout; window.setTimeout = (act, time, ...rest) => soon(act, time || 500, ...rest)'
    )
    await dialog.getByRole('button', { name: '关闭' }).click()
    // the closing dialog keeps the focus until it is gone
    await dialog.waitFor({ state: 'detached' })
    await decide(page, '回复', answer, 700)
    await page.getByText(/^已回复：/).waitFor()
    const { list } = await citizen.call('listOwnFeedback', { query: {} })
    expect(list.find(one => one.id === id)).toMatchObject({ state: 1, answer })
  })

  it('changes a help page in three languages; the typed text survives closing the page', async () => {
    const visible = async (language: string) => {
      const answer = await page.request.get('/v1/help/content?key=7', {
        headers: { 'accept-language': language, cookie: `language=${language}` }
      })
      return await answer.text()
    }
    const lines = { 'zh-CN': `夜间值班${run}`, 'zh-TW': `夜間值班${run}`, 'en-US': `Night desk ${run}` }
    for (const [language, line] of Object.entries(lines)) {
      const address = `/admin/helpTexts?key=7&language=${language}`
      await open(address)
      const text = page.getByLabel('正文')
      await text.fill(`${await text.inputValue()}\n\n## ${line}`)
      await page.getByRole('region', { name: '预览' }).getByRole('heading', { name: line }).waitFor()
      if (language === 'zh-CN') {
        await page.getByText('有未保存的修改').waitFor()
        await open('/admin/feedback')
        await open(address)
        expect(await text.inputValue()).toContain(line)
      }
      await page.getByRole('button', { name: '保存' }).click()
      await page.getByText('已保存，公众现在看到的就是这些文字。').waitFor()
      expect(await visible(language)).toContain(line)
    }
  })
})
