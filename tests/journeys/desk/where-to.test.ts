/** Tests where a message is assigned to: proposals by keys, search by typing, and units for each of several messages. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildAssignment, buildGroup, buildMessage } from '../../support/builders/builders.ts'
import { isClean } from '../support/browser.ts'
import { overflowing } from '../support/overflow.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, world, signedIn } = await ownSite()
const { city, bureau } = world.groups
const { id: schools } = await buildGroup(db, { parent_id: city, name: '临江市教育局' })
const { id: rivers } = await buildGroup(db, { parent_id: city, name: '临江市水利局' })
await buildAccount(db, { kind: 'institution', group_id: city, username: 'city_clerk' })
await buildAccount(db, { kind: 'institution', group_id: bureau, username: 'bureau_clerk' })
const matters = {
  lamp: { subject: '路灯不亮', content: '小区门口的路灯坏了，夜里看不见路', unit: bureau },
  canteen: { subject: '学校食堂涨价', content: '食堂的饭菜为什么又涨价了，孩子吃不饱', unit: schools },
  ditch: { subject: '水渠堵塞', content: '村口的水渠堵了，稻田浇不上水', unit: rivers }
} as const

async function write(matter: keyof typeof matters, number: number): Promise<number> {
  const { subject, content } = matters[matter]
  const created_at = new Date(Date.UTC(2026, 0, 1, 0, number))
  const { tid } = await buildMessage(db, {
    fid: world.forums.city,
    subject: `${subject} ${number}`,
    created_at
  })
  await db.updateTable('content_item').set({ content }).where('tid', '=', tid).execute()
  return tid
}

const kinds = Object.keys(matters) as (keyof typeof matters)[]
for (let number = 100; number < 136; number += 1) {
  const kind = kinds[number % kinds.length] ?? 'lamp'
  const tid = await write(kind, number)
  const holder_group_id = matters[kind].unit
  await buildAssignment(db, { tid, giver_group_id: city, holder_group_id, state: 50 })
  await db.updateTable('message').set({ state: 2 }).where('tid', '=', tid).execute()
}

const holderOf = async (tid: number) =>
  (await db.selectFrom('assignment').select('holder_group_id').where('tid', '=', tid).executeTakeFirst())
    ?.holder_group_id

/** Presses 交办 in the dialog; without a date it is asked once more. */
async function assignIn(page: Page) {
  const dialog = page.getByRole('dialog')
  const verb = dialog.getByRole('button', { name: '交办', exact: true })
  await press(page, verb)
  await dialog.getByRole('alert').getByText('没有填写要求完成日期').waitFor()
  await page.waitForTimeout(1000)
  await press(page, verb)
}

describe('a clerk of the city', async () => {
  const { page, open } = await signedIn('desktop', 'city_clerk')
  const dialog = page.getByRole('dialog')
  const unit = dialog.getByLabel(/承办单位/)
  const openDialog = async (tid: number) => {
    await open(`/g/taskMain?messageId=${tid}`)
    await page.getByRole('button', { name: '交办', exact: true }).click()
    await dialog.getByRole('group', { name: '建议' }).getByRole('button').first().waitFor()
  }

  /** Ticks these messages of the board and opens the dialog for all of them. */
  const tickAndAssign = async (subjects: readonly string[]) => {
    await open('/g/list-ans?display=1&order=approvedAt:desc')
    const main = page.getByRole('main')
    for (const subject of subjects)
      await main
        .locator('[data-row]')
        .filter({ has: page.getByText(subject, { exact: true }) })
        .getByRole('checkbox')
        .click()
    await main
      .getByRole('group', { name: '对所选项目的操作' })
      .getByRole('button', { name: '交办', exact: true })
      .click()
  }

  it('takes a proposed unit with a key, another one with another key, and reads why', async () => {
    const tid = await write('canteen', 1)
    await openDialog(tid)
    await page.getByRole('dialog', { name: '交办：学校食堂涨价 1' }).waitFor()
    const proposed = dialog.getByRole('group', { name: '建议' }).getByRole('button')
    const [first] = await proposed.allInnerTexts()
    expect(first).toContain('临江市教育局')
    expect(first).toMatch(/同类 \d+ 条中 12 条交给它/)
    // nothing looks chosen before it is
    expect(await proposed.first().getAttribute('aria-pressed')).toBe('false')
    expect(await unit.inputValue()).toBe('')
    await unit.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('2')
    await expect.poll(() => unit.inputValue()).not.toBe('')
    expect(await unit.inputValue()).not.toContain('教育局')
    await page.keyboard.press('1')
    await expect.poll(() => unit.inputValue()).toContain('临江市教育局')
    expect(await proposed.first().getAttribute('aria-pressed')).toBe('true')
    await assignIn(page)
    await expect.poll(() => holderOf(tid)).toBe(schools)
  })

  it('finds any other unit by typing; a digit that is typed chooses nothing', async () => {
    const tid = await write('lamp', 2)
    await openDialog(tid)
    await unit.pressSequentially('水利1')
    expect(await unit.inputValue()).toBe('水利1')
    await page.keyboard.press('Backspace')
    await page.getByRole('option', { name: /临江市水利局/ }).click()
    await expect.poll(() => unit.inputValue()).toContain('临江市水利局')
    await dialog.getByLabel('交办要求').fill('请在3日内办结')
    expect(await dialog.getByLabel('交办要求').inputValue()).toBe('请在3日内办结')
    expect(await unit.inputValue()).toContain('临江市水利局')
    await assignIn(page)
    await expect.poll(() => holderOf(tid)).toBe(rivers)
  })

  it('assigns several messages, each to its own unit; what is refused is said, and sent again', async () => {
    const tids = [
      await write('lamp', 11),
      await write('canteen', 12),
      await write('ditch', 13),
      await write('lamp', 14)
    ]
    const [lamp = 0, canteen = 0, ditch = 0, last = 0] = tids
    await tickAndAssign(['路灯不亮 11', '学校食堂涨价 12', '水渠堵塞 13', '路灯不亮 14'])
    const selectOf = (subject: string) => dialog.getByRole('combobox', { name: `“${subject}”的单位` })
    await selectOf('路灯不亮 11').waitFor()
    expect(await selectOf('路灯不亮 11').inputValue()).toBe('')
    await dialog.getByText('还有 4 条没有选择单位').waitFor()
    await dialog.getByRole('button', { name: '全部采用建议（4 条）' }).click()
    await expect.poll(() => selectOf('学校食堂涨价 12').inputValue()).toBe(String(schools))
    // another unit for one of them, and none for another
    await selectOf('水渠堵塞 13').selectOption(String(bureau))
    await selectOf('路灯不亮 14').selectOption('')
    await dialog.getByText('还有 1 条没有选择单位').waitFor()
    // somebody changes one of them meanwhile
    const raise = (tid: number) =>
      db
        .updateTable('message')
        .set(eb => ({ version: eb('version', '+', 1) }))
        .where('tid', '=', tid)
        .execute()
    await raise(canteen)
    await assignIn(page)
    const finished = page.getByRole('dialog', { name: '交办：成功 2 条，未成功 1 条' })
    await finished.waitFor()
    const refused = finished.getByRole('region', { name: '未成功' })
    await refused.getByText('学校食堂涨价 12').waitFor()
    await refused.getByText('临江市教育局').waitFor()
    expect([
      await holderOf(lamp),
      await holderOf(ditch),
      await holderOf(canteen),
      await holderOf(last)
    ]).toEqual([bureau, bureau, undefined, undefined])
    await finished.getByRole('button', { name: '重试未成功的 1 条' }).click()
    // the units that were chosen are still there, and the message without one is still ticked
    expect(await selectOf('学校食堂涨价 12').inputValue()).toBe(String(schools))
    await dialog.getByText('还有 1 条没有选择单位').waitFor()
    await press(page, dialog.getByRole('button', { name: '交办', exact: true }))
    await page.getByRole('dialog', { name: '交办：1 条全部成功' }).waitFor()
    await expect.poll(() => holderOf(canteen)).toBe(schools)
  })

  it('is asked for a unit if none is chosen, and may give all to one unit', async () => {
    await write('lamp', 21)
    await write('lamp', 22)
    await tickAndAssign(['路灯不亮 21', '路灯不亮 22'])
    await dialog.getByRole('radio', { name: '逐条选择单位', checked: true }).waitFor()
    await press(page, dialog.getByRole('button', { name: '交办', exact: true }))
    await dialog.getByText('请至少为一条留言选择单位').waitFor()
    await dialog.getByRole('radio', { name: '全部交给同一单位' }).click()
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: /临江市水利局/ }).click()
    await page.keyboard.press('Escape')
  })
})

describe('a clerk with a phone', async () => {
  const visitor = await signedIn('phone', 'city_clerk')
  const { page, open } = visitor
  const dialog = page.getByRole('dialog')

  it('takes a proposal with one press', async () => {
    const tid = await write('ditch', 31)
    await open(`/g/taskMain?messageId=${tid}`)
    await page.getByRole('button', { name: '交办', exact: true }).click()
    await dialog.getByRole('button', { name: /^建议\s*临江市水利局/ }).click()
    expect(await dialog.getByLabel(/承办单位/).inputValue()).toContain('临江市水利局')
    expect(await overflowing(page)).toEqual([])
    await isClean(visitor, 'assign')
    await assignIn(page)
    await expect.poll(() => holderOf(tid)).toBe(rivers)
  })

  it('opens the list of all units, though it is pressed before its script has arrived', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(/typedChoices-[^/]*\.js/, async route => {
      await arrived
      await route.continue()
    })
    await open(`/g/taskMain?messageId=${await write('lamp', 32)}`)
    await page.getByRole('button', { name: '交办', exact: true }).click()
    await dialog.getByLabel(/承办单位/).click()
    arrive()
    await page.getByRole('option', { name: /临江市水利局/ }).waitFor()
  })
})
