/** Tests the lists of the console: their address, order, pages, saved filters, columns and selected rows. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildMessage, buildRestriction } from '../../support/builders/builders.ts'
import { send } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, world, staff, signedIn } = await ownSite()
const messages = 23
const subjectOf = (number: number) => `路面塌陷 ${String(number).padStart(2, '0')}`
for (let number = 1; number <= messages; number++) {
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, number))
  await buildMessage(db, { fid: world.forums.city, subject: subjectOf(number), type_id: 2, created_at })
}
await buildMessage(db, { fid: world.forums.city, subject: '感谢信', type_id: 1 })
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'city_clerk' })
await staff('chief', 'administrator')
await staff('reviewer', ['board:handling:page'])
for (let number = 1; number <= 11; number++) await staff(`helper_${number}`, [])

const stateOf = (page: Page) => {
  const { searchParams } = new URL(page.url())
  const { filter, ...rest } = Object.fromEntries(searchParams)
  return { filter: JSON.parse(filter ?? 'null') as unknown, ...rest }
}
const rows = (page: Page) => page.locator('[data-row]')
const links = (page: Page) => page.locator('[data-row] [data-row-link]')
const chips = (page: Page) => page.getByRole('list', { name: '当前筛选' }).getByRole('button')
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

describe('a clerk', async () => {
  const visitor = await signedIn('desktop', 'city_clerk')
  const { page, open, rest } = visitor
  const status = page.getByRole('navigation', { name: '翻页' }).getByRole('status')
  const order = page.getByLabel('排序')

  it('opens an address of the older format, which changes to the format of react-admin', async () => {
    await open('/g/list-ans?display=1&typeIds=2&typeIds=99x&order=approvedAt:asc&perPage=20&nope=1')
    await expect.poll(() => links(page).first().innerText()).toBe(subjectOf(1))
    const first = { filter: { display: 1 }, sort: 'approvedAt', order: 'ASC', perPage: '20' }
    await expect.poll(() => stateOf(page)).toEqual(first)
    await open('/g/list-ans?typeIds=2&order=approvedAt:asc')
    const second = { filter: { typeIds: [2], display: 1 }, sort: 'approvedAt', order: 'ASC' }
    await expect.poll(() => stateOf(page)).toEqual(second)
    expect(await chips(page).allInnerTexts()).toEqual([expect.stringContaining('类型'), '清除全部筛选'])
    await expect.poll(() => links(page).first().innerText()).toBe(subjectOf(1))
    expect(await status.innerText()).toBe('第 1–10 条，共 23 条')
  })

  it('changes the order and the page, and goes back', async () => {
    await order.selectOption({ label: '审核时间从新到旧' })
    await expect.poll(() => links(page).first().innerText()).toBe(subjectOf(messages))
    await button(page, '下一页').click()
    await expect.poll(() => status.innerText()).toBe('第 11–20 条，共 23 条')
    // the keyboard continues at the top of the rows, not behind them
    await page.locator('[data-rows]:focus').waitFor()
    await expect.poll(() => stateOf(page)).toMatchObject({ page: '2', sort: 'approvedAt', order: 'DESC' })
    await page.goBack()
    await expect.poll(() => status.innerText()).toBe('第 1–10 条，共 23 条')
    await expect.poll(() => links(page).first().innerText()).toBe(subjectOf(messages))
  })

  it('fetches the next page in advance, and keeps the chosen page until it can be loaded', async () => {
    let answers = 0
    page.on('requestfinished', request => {
      if (request.url().includes('/threads/page-ans')) answers += 1
    })
    await page.reload()
    await expect.poll(() => answers).toBe(2)
    await page.route('**/threads/page-ans*', route => route.fulfill({ status: 503, body: '' }))
    await button(page, '下一页').click()
    await expect.poll(() => status.innerText()).toBe('第 11–20 条，共 23 条')
    await button(page, '下一页').click()
    await page.getByRole('main').getByText('列表没有取到').waitFor()
    expect(stateOf(page)).toMatchObject({ page: '3' })
    await page.unroute('**/threads/page-ans*')
    await button(page, '重试').click()
    await expect.poll(() => status.innerText()).toBe('第 21–23 条，共 23 条')
    expect(stateOf(page)).toMatchObject({ page: '3' })
    await button(page, '上一页').click()
    await button(page, '上一页').click()
    await expect.poll(() => status.innerText()).toBe('第 1–10 条，共 23 条')
  })

  it('opens the portal from the footer in a new tab, so that the opened pages stay', async () => {
    const feedback = page.getByRole('contentinfo').getByRole('link', { name: '意见反馈' })
    expect(await feedback.getAttribute('target')).toBe('_blank')
  })

  it('goes from the last message of a page to the first of the next page, and back to the list', async () => {
    await links(page).last().click()
    await page.waitForURL(/\/taskMain/)
    const steps = page.getByRole('navigation', { name: '所在列表' })
    const shown = page.getByRole('region', { name: subjectOf(messages - 10) })
    await steps.getByRole('link', { name: '下一条' }).click()
    await shown.waitFor()
    await expect.poll(() => stateOf(page)).toMatchObject({ page: '2' })
    await steps.getByRole('link', { name: '本级留言' }).click()
    await expect.poll(() => status.innerText()).toBe('第 11–20 条，共 23 条')
    expect(await order.locator('option:checked').innerText()).toBe('审核时间从新到旧')
  })

  it('finds a list in its last state, and another tab with the same filters', async () => {
    const menu = page.getByRole('navigation', { name: '主菜单' })
    await menu.getByRole('link', { name: '工作台', exact: true }).click()
    await page.waitForURL(/\/workTable/)
    await menu.getByRole('link', { name: /^本级留言/ }).click()
    await expect.poll(() => status.innerText()).toBe('第 11–20 条，共 23 条')
    await page.getByRole('main').getByRole('link', { name: /^全部/ }).click()
    await expect.poll(() => status.innerText()).toBe('第 1–10 条，共 23 条')
    await expect.poll(() => stateOf(page)).toMatchObject({ filter: { typeIds: [2], display: 8 } })
  })

  it('saves filters under a name, and applies them again', async () => {
    await button(page, '常用筛选').click()
    const dialog = page.getByRole('dialog', { name: '常用筛选' })
    await dialog.getByLabel('名称').fill('全部的类型')
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.keyboard.press('Escape')
    await button(page, '清除全部筛选').click()
    await expect.poll(() => status.innerText()).toBe('第 1–10 条，共 24 条')
    await expect.poll(() => stateOf(page)).toMatchObject({ filter: { display: 8 } })
    await button(page, '常用筛选').click()
    await dialog.getByRole('link', { name: '全部的类型' }).click()
    await expect.poll(() => status.innerText()).toBe('第 1–10 条，共 23 条')
    await expect
      .poll(() => stateOf(page))
      .toMatchObject({ filter: { typeIds: [2], display: 8 }, order: 'DESC' })
  })

  it('filters by a choice and by a range of days, and removes both filters by their chips', async () => {
    await chips(page).first().click()
    await expect.poll(() => status.innerText()).toBe('第 1–10 条，共 24 条')
    const form = page.getByRole('search')
    await form.getByRole('combobox', { name: /类型/ }).click()
    await page.getByRole('option').first().click()
    await page.keyboard.press('Escape')
    await expect.poll(() => status.innerText()).toBe('第 1–1 条，共 1 条')
    await form.getByRole('button', { name: /时间/ }).first().click()
    await page.getByRole('button', { name: '今天' }).click()
    await expect.poll(() => chips(page).count()).toBe(3)
    expect(Object.keys((stateOf(page) as { filter: object }).filter).sort()).toEqual([
      'display',
      'timeEd',
      'timeSt',
      'typeIds'
    ])
    await chips(page).nth(0).click()
    await expect.poll(() => chips(page).count()).toBe(2)
    await chips(page).nth(0).click()
    await expect.poll(() => status.innerText()).toBe('第 1–10 条，共 24 条')
    await expect.poll(() => stateOf(page)).toMatchObject({ filter: { display: 8 } })
  })

  it('chooses the columns, and the choice is saved', async () => {
    const head = page.getByRole('columnheader')
    const before = await head.count()
    await button(page, '显示列').click()
    await page.getByRole('menuitemcheckbox', { checked: true }).nth(1).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => head.count()).toBe(before - 1)
    await page.reload()
    await rest()
    await expect.poll(() => head.count()).toBe(before - 1)
  })

  it('changes the order and width of columns by keyboard and by pointer, and both are saved', async () => {
    const heads = page.getByRole('columnheader')
    const domain = page.getByRole('columnheader', { name: '领域' })
    const names = async () => (await heads.allInnerTexts()).filter(name => name !== '')
    const [subject = '', , ...others] = await names()
    await button(page, '显示列').press('Enter')
    await page.getByRole('menuitem', { name: '列的顺序和宽度' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '列的顺序和宽度' })
    await dialog.getByRole('button', { name: '将“领域”前移' }).press('Enter')
    await dialog.getByLabel('“领域”的宽度（像素）').fill('150')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(names).not.toEqual([subject, ...others])
    const widthOf = async () => Math.round((await domain.boundingBox())?.width ?? 0)
    await expect.poll(widthOf).toBe(150)
    const box = await domain.boundingBox()
    if (!box) throw new Error('The column is not shown')
    const [edge, middle] = [box.x + box.width - 3, box.y + box.height / 2]
    await page.mouse.move(edge, middle)
    await page.mouse.down()
    await page.mouse.move(edge + 60, middle, { steps: 4 })
    await page.mouse.up()
    await expect.poll(widthOf).toBe(210)
    const ordered = await names()
    await page.reload()
    await rest()
    await expect.poll(names).toEqual(ordered)
    await expect.poll(widthOf).toBe(210)
    await button(page, '显示列').click()
    await page.getByRole('menuitem', { name: '重置' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(widthOf).not.toBe(210)
  })
})

describe('an administrator', async () => {
  const { page, open } = await signedIn('desktop', 'chief')
  const status = page.getByRole('navigation', { name: '翻页' }).getByRole('status')
  const chosen = page.getByRole('main').getByText(/^已选 \d+ 项$/)

  it('sorts by the head of a column, ascending and then descending', async () => {
    await open('/admin/user?username=helper_')
    await expect.poll(() => status.innerText()).toBe('第 1–10 条，共 11 条')
    const head = page.getByRole('columnheader', { name: '用户名' })
    await head.getByRole('button').click()
    await expect.poll(() => links(page).first().innerText()).toBe('helper_1')
    expect(await head.getAttribute('aria-sort')).toBe('ascending')
    await head.getByRole('button').click()
    await expect.poll(() => links(page).first().innerText()).toBe('helper_9')
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    await expect
      .poll(() => stateOf(page))
      .toMatchObject({ filter: { username: 'helper_' }, sort: 'username', order: 'DESC' })
  })

  it('selects rows on two pages, several at once with Shift; another filter clears the selection', async () => {
    const box = (index: number) => rows(page).nth(index).getByRole('checkbox')
    await box(0).click()
    await box(2).click({ modifiers: ['Shift'] })
    await chosen.getByText('已选 3 项').waitFor()
    await button(page, '下一页').click()
    await expect.poll(() => rows(page).count()).toBe(1)
    await box(0).click()
    await chosen.getByText('已选 4 项').waitFor()
    await page.getByRole('search').getByRole('textbox').first().fill('helper_1')
    await expect.poll(() => rows(page).count()).toBe(3)
    await chosen.waitFor({ state: 'detached' })
    await expect.poll(() => stateOf(page)).toMatchObject({ filter: { username: 'helper_1' }, page: '1' })
  })

  it('goes to the new last page when the only record of the last page is deleted', async () => {
    await open('/admin/user?username=helper_&page=2')
    const last = rows(page).first()
    await last.getByRole('button', { name: /更多操作/ }).click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    const dialog = page.getByRole('dialog')
    expect(await send(page, dialog.getByRole('button', { name: '删除', exact: true }))).toBe(200)
    await expect.poll(() => status.innerText()).toBe('第 1–10 条，共 10 条')
  })
})

describe('an editor', async () => {
  it('exports a board to a file with the same texts as on the screen', async () => {
    const account = await buildAccount(db, { kind: 'citizen', username: 'rude_one', organization: 0 })
    await buildRestriction(db, { account_uid: account.uid, handle_type: 4 })
    const { page, open } = await signedIn('desktop', 'reviewer')
    await open('/admin/handlingRecords')
    await rows(page).first().waitFor()
    await button(page, '导出').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV 文件' }).click()
    ])
    expect(download.suggestedFilename()).toMatch(/^处理记录-.*\.csv$/)
    const text = await readFile(await download.path(), 'utf8')
    const shown = await page.getByRole('columnheader').allInnerTexts()
    const [heading = '', ...lines] = text.replace('\ufeff', '').trim().split('\r\n')
    expect(heading.split(',').every(one => shown.some(head => head.includes(one)))).toBe(true)
    expect(lines).toHaveLength(1)
    // this state is in no dictionary
    expect(lines[0]).toContain('生效中')
    expect(await page.getByRole('checkbox').count()).toBe(0)
  })
})
