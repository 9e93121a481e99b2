import { beforeAll, describe, expect, it } from 'vitest'
import { buildMessage } from '../../support/builders/builders.ts'
import { isReadableInTheDark, looksWell, sizesOfStory, type Visitor } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, world, staff, signedIn } = await ownSite()

await staff('chief', 'administrator')
await staff('editor', 'editor')
await staff('reader', ['board:topic:page', 'board:topic:info'])

const day = (date: string, clock = '09:00') => new Date(`${date}T${clock}:00+08:00`)
const notice = (title: string, sent_at: Date | null) => ({
  title,
  type: 1,
  content: '请各部门知悉。',
  status: sent_at ? 1 : 0,
  sender: '系统管理员',
  sent_at
})
await db
  .insertInto('notice')
  .values([
    notice('国庆节期间值班安排', day('2026-09-20', '00:10')),
    notice('系统升级暂停服务两小时', day('2026-09-20', '10:00')),
    notice('第三季度办理情况通报', day('2026-09-20', '11:00')),
    notice('关于规范回复用语的通知，请各部门在九月底前组织学习', day('2026-09-20', '15:30')),
    notice('汛期值班表', day('2026-08-31', '23:50')),
    notice('培训报名（草稿）', null)
  ])
  .execute()
const runs = Array.from({ length: 130 }, (_, index) => ({
  at: day('2026-10-12', `${String(index % 24).padStart(2, '0')}:00`),
  job_id: 1,
  bean_name: 'purge',
  params: '{}',
  reason: 0,
  status: 1,
  ms: 10
}))
await db.insertInto('schedule_job_log').values(runs).execute()
await db.deleteFrom('topic').execute()

describe.each(sizesOfStory('desktop'))('an administrator, on a %s,', size => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await signedIn(size, 'chief')
    await db.deleteFrom('topic').execute()
    const topics = ['道路积水', '噪声扰民', '老旧小区加装电梯'].map((name, sort) => ({
      name,
      sort,
      status: 1
    }))
    await db.insertInto('topic').values(topics).execute()
  })
  const column = (name: string) => visitor.page.getByRole('region', { name, exact: true })
  const card = (of: string, name: string) => column(of).locator('[data-row]').filter({ hasText: name })

  it('sees the notices of a month at the day on which they were sent', async () => {
    const { page, open } = visitor
    await open('/admin/notice?filter={}')
    await page.getByRole('button', { name: '日历', exact: true }).click()
    await page.waitForURL(/displayedFilters=[^&]*calendar/)
    await open('/admin/notice?displayedFilters={"as":"calendar","month":"2026-09"}')
    await page.getByRole('heading', { name: '2026年9月' }).waitFor()
    await page.getByRole('link', { name: /00:10\s*国庆节期间值班安排/ }).waitFor()
    await looksWell(visitor, 'calendar')
    await isReadableInTheDark(visitor, 'calendar')
    const more = page.getByRole('button', { name: '9月20日星期日还有 1 条，全部显示' })
    await more.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '9月20日星期日' })
    await dialog.getByRole('link', { name: /关于规范回复用语/ }).waitFor()
    expect(await dialog.getByRole('link').count()).toBe(4)
    await looksWell(visitor, 'calendar-day')
    await page.keyboard.press('Escape')
    await more.and(page.locator(':focus')).waitFor()
  })

  it('changes the month by keys, and finds the same month after a visit to another list', async () => {
    const { page, open } = visitor
    await page.keyboard.press('[')
    await page.getByRole('heading', { name: '2026年8月' }).waitFor()
    await page.getByRole('link', { name: /汛期值班表/ }).waitFor()
    await open('/admin/topic?filter={}')
    await open('/admin/notice')
    await page.getByRole('heading', { name: '2026年8月' }).waitFor()
    await page.keyboard.press('t')
    await page.waitForURL(url => !url.search.includes('2026-08'))
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: '键盘操作' })
    await help.getByText('上个月').waitFor()
    await help.getByRole('button', { name: '更改按键' }).click()
    await help.getByRole('textbox', { name: /上个月/ }).fill('m')
    await help.getByRole('button', { name: '关闭' }).click()
    await open('/admin/notice?displayedFilters={"as":"calendar","month":"2026-09"}')
    await page.getByRole('heading', { name: '2026年9月' }).waitFor()
    await page.keyboard.press('m')
    await page.getByRole('heading', { name: '2026年8月' }).waitFor()
  })

  it('sees a month with very many records, and the records of one day in steps', async () => {
    const { page, open } = visitor
    await open('/admin/scheduleJobLog?displayedFilters={"as":"calendar","month":"2026-10"}')
    await page.getByRole('button', { name: '10月12日星期一还有 127 条，全部显示' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /再显示一些/ }).click()
    await expect.poll(() => dialog.getByRole('link').count()).toBe(40)
    await dialog.getByRole('button', { name: '关闭' }).click()
    await looksWell(visitor, 'calendar-full')
  })

  it('moves a card by its menu, with the action that the view names', async () => {
    const { page, open } = visitor
    await open('/admin/notice?displayedFilters={"as":"kanban"}')
    await looksWell(visitor, 'kanban')
    await isReadableInTheDark(visitor, 'kanban')
    const [draft, sent] = ['草稿', '已发送']
    await card(draft, '培训报名').getByRole('button', { name: /移动/ }).click()
    await page.getByRole('menuitem', { name: '移到“已发送”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    await card(draft, '培训报名').waitFor()
    expect(await card(sent, '培训报名').count()).toBe(0)
  })

  it('moves a card by the keyboard; the focus stays on it', async () => {
    visitor = await signedIn(size, 'editor')
    const { page, open } = visitor
    await open('/admin/topic?displayedFilters={"as":"kanban"}')
    const [hidden, shown] = ['隐藏', '显示']
    const menu = card(shown, '噪声扰民').getByRole('button', { name: '移动“噪声扰民”' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: '移到“隐藏”' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    const link = card(hidden, '噪声扰民').getByRole('link')
    await link.and(page.locator(':focus')).waitFor()
    await visitor.rest()
    await looksWell(visitor, 'kanban-topics')
    const row = db.selectFrom('topic').select('status').where('name', '=', '噪声扰民')
    expect(await row.executeTakeFirstOrThrow()).toEqual({ status: 0 })
  })

  it('goes from a topic, a forum and an institution to their messages', async () => {
    const { page, open } = await signedIn(size, 'editor')
    const topic = db.selectFrom('topic').select('id').where('name', '=', '噪声扰民')
    const { id: topic_id } = await topic.executeTakeFirstOrThrow()
    await buildMessage(db, { fid: world.forums.city, topic_id, subject: '工地夜里施工' })
    await buildMessage(db, { fid: world.forums.province, subject: '另一座城市的留言' })
    const records = [
      ['topic', topic_id],
      ['forum', world.forums.city],
      ['institution', world.groups.city]
    ] as const
    for (const [entity, id] of records) {
      await open(`/admin/${entity}/${id}/show`)
      await page.getByRole('link', { name: '相关留言' }).click()
      await page.getByRole('link', { name: '工地夜里施工' }).first().waitFor()
      expect(await page.getByRole('link', { name: '另一座城市的留言' }).count(), entity).toBe(0)
    }
  })

  it.runIf(size === 'desktop')('drags a card; a conflict puts it back', async () => {
    const { page } = visitor
    const [hidden, shown] = ['隐藏', '显示']
    const drag = async (from: string, name: string, to: string) => {
      const start = await card(from, name).boundingBox()
      const end = await column(to).boundingBox()
      if (!start || !end) throw new Error('The card or the column is not visible.')
      await page.mouse.move(start.x + 20, start.y + start.height - 6)
      await page.mouse.down()
      await page.mouse.move(end.x + 80, end.y + 80, { steps: 6 })
      await visitor.picture('kanban-drag')
      await page.mouse.up()
    }
    // actions of one person must be a second apart
    await page.waitForTimeout(1000)
    await drag(shown, '道路积水', hidden)
    await card(hidden, '道路积水').waitFor()
    await visitor.rest()
    await page.waitForTimeout(1000)
    await db
      .updateTable('topic')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('name', '=', '道路积水')
      .execute()
    await drag(hidden, '道路积水', shown)
    await page.getByText('“道路积水”没有移动，已放回原处').waitFor()
    await card(hidden, '道路积水').waitFor()
    expect(await card(shown, '道路积水').count()).toBe(0)
  })
})

it('a reader without the permission to change records sees the cards and cannot move them', async () => {
  const reader = await signedIn('desktop', 'reader')
  await reader.open('/admin/topic?displayedFilters={"as":"kanban"}')
  await reader.page.locator('[data-row]').first().waitFor()
  expect(await reader.page.getByRole('button', { name: /^移动/ }).count()).toBe(0)
})
