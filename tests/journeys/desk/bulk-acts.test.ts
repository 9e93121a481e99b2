/** Tests actions on several rows of a task board: the refused rows stay selected, with the reason. */
import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildMessage } from '../../support/builders/builders.ts'
import { everywhere } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, world, signedIn } = await ownSite()
/** The number of messages: with `--all` the most that one action takes, otherwise more than one page. */
const count = everywhere ? 500 : 12
const subjectOf = (number: number) => `井盖破损 ${String(number).padStart(3, '0')}`
const tids: number[] = []
for (let number = 1; number <= count; number++) {
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, number))
  const { tid } = await buildMessage(db, { fid: world.forums.city, subject: subjectOf(number), created_at })
  tids.push(tid)
}
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'city_clerk' })
await buildAccount(db, { kind: 'institution', group_id: world.groups.bureau, username: 'bureau_clerk' })

const assignments = () =>
  db.selectFrom('assignment').select(['tid', 'state', 'holder_group_id']).orderBy('tid').execute()

describe('a clerk of the city', async () => {
  const { page, open } = await signedIn('desktop', 'city_clerk')
  const main = page.getByRole('main')
  const tools = main.getByRole('group', { name: '对所选项目的操作' })
  const dialog = page.getByRole('dialog')

  it('assigns all rows of two pages; rows that were changed meanwhile stay selected with the reason', async () => {
    await open('/g/list-ans?display=1&order=approvedAt:asc')
    const verb = tools.getByRole('button', { name: '交办', exact: true })
    await expect.poll(() => verb.isDisabled()).toBe(true)
    await main.getByRole('checkbox', { name: '全选' }).click()
    await tools.getByText('已选 10 项').waitFor()
    await tools.getByRole('button', { name: `选择全部 ${count} 条` }).click()
    await tools.getByText(`已选 ${count} 项`).waitFor()
    // two of the messages are changed meanwhile
    await db
      .updateTable('message')
      .set(eb => ({ version: eb('version', '+', 1) }))
      .where('tid', 'in', tids.slice(0, 2))
      .execute()
    await verb.click()
    await dialog.getByRole('combobox').click()
    await page.getByRole('option').first().click()
    // no past day can be chosen
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date())
    expect(await dialog.getByLabel(/^要求完成日期/).getAttribute('min')).toBe(today)
    const assign = dialog.getByRole('button', { name: '交办', exact: true })
    await assign.dblclick()
    // without a date it is asked once more; a double click is no answer
    await dialog.getByRole('alert').getByText('没有填写要求完成日期').waitFor()
    await page.waitForTimeout(1000)
    await assign.dblclick()
    const result = `成功 ${count - 2} 条，未成功 2 条`
    const finished = page.getByRole('dialog', { name: `交办：${result}` })
    await finished.waitFor({ timeout: 90_000 })
    await finished.getByRole('region', { name: '未成功' }).getByText(subjectOf(1)).waitFor()
    await finished.getByRole('button', { name: '关闭' }).click()
    await tools.getByText(`${result}仍选中`).waitFor()
    const ticked = main.locator('[data-row]').filter({ has: page.getByRole('checkbox', { checked: true }) })
    await expect.poll(() => ticked.count()).toBe(2)
    expect(await ticked.first().innerText()).toContain('已被他人')
    expect((await assignments()).map(({ tid }) => tid)).toEqual(tids.slice(2))
  })

  it('exports the selected rows, and the whole list', async () => {
    const linesOf = async (button: Locator) => {
      await button.click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'CSV 文件' }).click()
      ])
      const [heading, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
      expect(heading).toContain('标题,')
      return lines
    }
    const some = await linesOf(tools.getByRole('button', { name: '导出所选' }))
    expect(some.map(line => line.split(',')[0])).toEqual(tids.slice(0, 2).map(String))
    expect(some.map(line => line.split(',')[1])).toEqual([subjectOf(1), subjectOf(2)])
    expect(await linesOf(main.getByRole('button', { name: '导出', exact: true }))).toHaveLength(tids.length)
  })

  it('adds the rows that are still selected to the favourites', async () => {
    await tools.getByRole('button', { name: '收藏', exact: true }).click()
    await dialog.getByRole('button', { name: '收藏', exact: true }).click()
    await page.getByRole('dialog', { name: '收藏：2 条全部成功' }).waitFor()
    await page.keyboard.press('Escape')
    const kept = await db.selectFrom('message_mark').select('tid').where('kind', '=', 'kept').execute()
    expect(kept.map(({ tid }) => tid).sort((a, b) => a - b)).toEqual(tids.slice(0, 2))
  })
})

describe('a clerk of the bureau, on a phone', async () => {
  const { page, open } = await signedIn('phone', 'bureau_clerk')
  const main = page.getByRole('main')

  it('accepts an assignment from its row: the list says so, and the keyboard continues at the next row', async () => {
    await open('/g/list-to?display=1')
    const links = main.locator('[data-row] [data-row-link]')
    await links.nth(1).waitFor()
    const [accepted, next] = await links.allInnerTexts()
    await main.locator('[data-row]').first().getByRole('button', { name: '接收' }).focus()
    await page.keyboard.press('Enter')
    await main.getByRole('status').getByText(`“${accepted}”：`).waitFor()
    await main
      .getByText(next ?? '', { exact: true })
      .and(page.locator(':focus'))
      .waitFor()
  })

  it('accepts two assignments', async () => {
    await open('/g/list-to?display=1')
    await main.getByRole('checkbox').first().click()
    await main.getByRole('checkbox').nth(1).click()
    await main.getByRole('group', { name: '对所选项目的操作' }).getByRole('button', { name: '接收' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '接收', exact: true }).click()
    await page.getByRole('dialog', { name: '接收：2 条全部成功' }).waitFor()
    const states = (await assignments()).map(({ state }) => state)
    expect(states.filter(state => state === 20)).toHaveLength(3)
  })
})
