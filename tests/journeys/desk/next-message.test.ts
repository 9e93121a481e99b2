/** Tests that a clerk works through a to-do list: handled messages leave the list, and the position in it is kept. */
import { expect, it } from 'vitest'
import { buildAccount, buildAssignment, buildMessage } from '../../support/builders/builders.ts'
import { looksWell } from '../support/browser.ts'
import { publishButton } from '../support/publish.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, world, signedIn } = await ownSite()
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'city_clerk' })
await buildAccount(db, { kind: 'institution', group_id: world.groups.bureau, username: 'bureau_clerk' })

const subjects = [
  '人民路路灯不亮',
  '西郊菜市场积水',
  '滨河公园栏杆断裂',
  '和平小区停水',
  '解放桥违停'
] as const
const begin = Date.now()
const tids = new Map<string, number>()
for (const [at, subject] of subjects.entries()) {
  const moment = new Date(begin - at * 60_000)
  const times = { created_at: moment, approved_at: moment, clock_started_at: moment }
  const { tid } = await buildMessage(db, { fid: world.forums.city, subject, ...times })
  tids.set(subject, tid)
  await buildAssignment(db, { tid, state: 10, holder_group_id: world.groups.bureau, created_at: moment })
}
await db
  .deleteFrom('assignment')
  .where('tid', '=', Number(tids.get('和平小区停水')))
  .execute()
const answer = '经现场查看，积水由排水口堵塞引起，已清淤疏通并逐个检查，感谢您的提醒。'

it('the next message of the to-do tab follows the answered one, and the list marks the handled messages', async () => {
  const visitor = await signedIn('desktop', 'city_clerk')
  const { page, open, rest } = visitor
  await open('/g/list-ans?display=1')
  const table = page.getByRole('table')
  await table.getByRole('link', { name: '西郊菜市场积水' }).click()
  const list = page.getByRole('navigation', { name: '所在列表' })
  const rows = list.getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(subjects.length)
  await page.getByLabel('回复内容').fill(answer)
  await press(
    page,
    page.getByRole('form', { name: '回复' }).getByRole('button', { name: '回复', exact: true })
  )
  await publishButton(page).click()
  await page.getByText(/办结回复已于 .+ 发布/).waitFor()
  // the focus is on the published text; the link to the next message is the next stop
  await page.getByRole('region', { name: '已提交的内容' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: '办理下一条' }).and(page.locator(':focus')).waitFor()
  await rest()

  // the message has left the tab but keeps its position in the list
  await rows.nth(1).getByText('已回复').waitFor()
  await rows.nth(1).getByText('西郊菜市场积水').waitFor()
  await looksWell(visitor, 'next-message')
  await page.getByRole('link', { name: '办理下一条' }).click()
  await page.getByRole('heading', { level: 1, name: '滨河公园栏杆断裂' }).waitFor()

  // from the answered message the key also leads to the next one
  await page.keyboard.press('k')
  await page.getByRole('heading', { level: 1, name: '西郊菜市场积水' }).waitFor()
  await page.keyboard.press('j')
  await page.getByRole('heading', { level: 1, name: '滨河公园栏杆断裂' }).waitFor()
  await page.keyboard.press('j')
  await page.getByRole('heading', { level: 1, name: '和平小区停水' }).waitFor()

  // an action in a dialog also leads to the next message
  const panel = page.getByRole('complementary', { name: '办理' })
  await panel.getByRole('button', { name: '申请复核' }).click()
  const dialog = page.getByRole('dialog')
  for (const name of [/^复核事由/, /^由谁提出/])
    await dialog.getByRole('group', { name }).getByRole('radio').first().check()
  // without a grade the message itself can be disputed only
  expect(await dialog.getByRole('radio', { name: '评价有异议' }).count()).toBe(0)
  await dialog.getByLabel('复核理由').fill('反映的小区在邻市境内，请复核是否应由本单位办理。')
  await press(page, dialog.getByRole('button', { name: '申请复核' }))
  await dialog.waitFor({ state: 'detached' })
  await panel.getByText(/已申请复核 · /).waitFor()
  await rows.nth(3).getByText('已申请复核').waitFor()
  await panel.getByRole('link', { name: '办理下一条' }).click()
  await page.getByRole('heading', { level: 1, name: '解放桥违停' }).waitFor()

  // the marks are removed with the list
  await list.getByRole('link').first().click()
  await table.getByRole('link', { name: '滨河公园栏杆断裂' }).click()
  await expect.poll(() => rows.count()).toBe(3)
})

it('a clerk who accepts an assignment reads the result and goes on to the next message', async () => {
  const { page, open } = await signedIn('desktop', 'bureau_clerk')
  await open('/g/list-to?display=1')
  await page.getByRole('table').getByRole('link', { name: '解放桥违停' }).click()
  const panel = page.getByRole('complementary', { name: '办理' })
  await press(page, panel.getByRole('button', { name: '接收' }))
  await panel.getByText(/已接收 · /).waitFor()
  await page.getByRole('navigation', { name: '所在列表' }).getByText('已接收').waitFor()
  await panel.getByRole('link', { name: '办理下一条' }).click()
  await page.getByRole('heading', { level: 1, name: '滨河公园栏杆断裂' }).waitFor()
})

it('a dialog keeps the typed text when it is closed and after a reload, until the text is cleared', async () => {
  const visitor = await signedIn('phone', 'bureau_clerk')
  const { page, open, rest } = visitor
  await open(`/g/taskMain?messageId=${tids.get('人民路路灯不亮')}`)
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByLabel('原因')
  const begin = async () => {
    await page.getByRole('button', { name: '申请退回' }).click()
    await reason.waitFor()
  }
  await begin()
  expect(await dialog.getByText('已恢复上次未提交的内容').count()).toBe(0)
  await reason.fill('该路段由省公路部门养护')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await begin()
  expect(await reason.inputValue()).toBe('该路段由省公路部门养护')
  await page.reload()
  await rest()
  await begin()
  expect(await reason.inputValue()).toBe('该路段由省公路部门养护')
  await dialog.getByText('已恢复上次未提交的内容').waitFor()
  await looksWell(visitor, 'dialog-restored')
  await dialog.getByRole('button', { name: '清空' }).click()
  await expect.poll(() => reason.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await begin()
  expect(await reason.inputValue()).toBe('')
  expect(await dialog.getByText('已恢复上次未提交的内容').count()).toBe(0)
})

it('the published text on a phone scrolls into view and gets the focus', async () => {
  const { page, open } = await signedIn('phone', 'city_clerk')
  await open(`/g/taskMain?messageId=${tids.get('滨河公园栏杆断裂')}`)
  const editor = page.getByRole('form', { name: '回复' })
  await editor
    .getByLabel('回复内容')
    .fill('经现场查看，断裂的栏杆共两处，养护队已更换新件并加固底座，感谢您的提醒。')
  await press(page, editor.getByRole('button', { name: '回复', exact: true }))
  await publishButton(page).click()
  const notice = page.getByRole('region', { name: '已提交的内容' })
  await notice.and(page.locator(':focus')).waitFor()
  await notice.getByText(/办结回复已于 .+ 发布/).waitFor()
  // the reply appears above the notice when the message is fetched again, and moves the notice down
  await page.getByRole('heading', { name: '回复', level: 2 }).waitFor()
  const isSeen = async () => {
    const { y = -1, height = 0 } = (await notice.boundingBox()) ?? {}
    return y >= 0 && y + height <= (page.viewportSize()?.height ?? 0)
  }
  await page.waitForTimeout(1000)
  expect(await isSeen()).toBe(true)
})
