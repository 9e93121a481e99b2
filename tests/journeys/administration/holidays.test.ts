import { describe, expect, it } from 'vitest'
import { buildForum, buildMessage } from '../../support/builders/builders.ts'
import { looksWell, sizesOfStory } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, staff, signedIn } = await ownSite()
await staff('chief', 'administrator')
const { fid } = await buildForum(db)

/** The days of an invented notice. */
const notice = ['2027-01-01,放假,元旦', '2027-01-04,放假,元旦', '2027-01-10,上班,元旦']

describe.each(sizesOfStory('desktop'))('in November, an administrator, on a %s,', size => {
  const chief = signedIn(size, 'chief')

  it('imports the notice, sees how many deadlines move, and puts it into use', async () => {
    await db.deleteFrom('calendar_day').execute()
    await db.deleteFrom('working_calendar').where('id', '>', 1).execute()
    const { tid } = await buildMessage(db, {
      fid,
      created_at: new Date('2026-12-28T10:00:00+08:00'),
      deadline_at: new Date('2027-01-05T23:59:59+08:00'),
      deadline_calendar: 1
    })
    const visitor = await chief
    const { page, open } = visitor
    await open('/admin/calendarDay')
    await page.getByRole('button', { name: '导入', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const file = {
      name: '2027.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['日期,安排,节日', ...notice].join('\n'))
    }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await dialog.getByRole('button', { name: '导入 3 行' }).click()
    await dialog.getByText('已导入 3 条').waitFor()
    await dialog.getByRole('button', { name: '关闭' }).click()
    await page.getByText('2027-01-10').first().waitFor()
    await looksWell(visitor, 'holidays')

    // by keyboard
    await page.getByRole('button', { name: '启用', exact: true }).press('Enter')
    await dialog.getByText('工作日有 2 天变更').waitFor()
    await dialog.getByText(/1\s*条未办结留言、0\s*项交办的期限会变动/).waitFor()
    await dialog.getByText('2027-01-04 改为放假').waitFor()
    await looksWell(visitor, 'holidays-preview')
    await dialog.getByRole('button', { name: '启用', exact: true }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const deadline = db.selectFrom('message').select('deadline_at').where('tid', '=', tid)
    await expect
      .poll(async () => (await deadline.executeTakeFirstOrThrow()).deadline_at, { timeout: 60_000 })
      .toEqual(new Date('2027-01-06T23:59:59+08:00'))

    await page.getByRole('button', { name: '启用', exact: true }).click()
    await dialog.getByText('当前的安排已全部启用').waitFor()
    await dialog.getByRole('button', { name: '关闭' }).waitFor()
    await looksWell(visitor, 'holidays-none')
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['关闭'])
    await dialog.getByRole('button', { name: '关闭' }).click()
    await open('/admin/calendarDay/create')
    await looksWell(visitor, 'holiday-form')
  })
})
