/** An administrator's evening: a person, a role, a parameter with its rehearsal, a handling record, a help text. */
import { describe, expect, it } from 'vitest'
import { buildMessage, buildReply } from '../support/builders.ts'
import { looksWell } from './support/browser.ts'
import { keyboardOf } from './support/keyboard.ts'
import { ownSite } from './support/site.ts'

const { db, world, signedIn, staff } = await ownSite()
await staff('chief', 'administrator')

/** The middle of the month before this one. */
const lastMonth = new Date()
lastMonth.setUTCDate(1)
lastMonth.setUTCDate(-14)
const { city: fid } = world.forums
const short = await buildMessage(db, { fid, subject: '沿河步道护栏松动', created_at: lastMonth })
await buildReply(db, {
  tid: short.tid,
  content: '护栏已经加固完毕，请您放心出行，感谢您的提醒。',
  created_at: lastMonth
})
const long = await buildMessage(db, { fid, subject: '公交站牌字迹模糊', created_at: lastMonth })
await buildReply(db, {
  tid: long.tid,
  content: '站牌已于昨日更换，新站牌字号加大并加装了夜间照明，如仍有不便请再留言，感谢您的监督。',
  created_at: lastMonth
})

describe('an administrator’s evening, by keyboard', async () => {
  const chief = await signedIn('desktop', 'chief')
  const { page, open } = chief
  const keys = keyboardOf(page)
  const main = page.getByRole('main')

  /** Finds a record of the list that is open and begins to change it. */
  async function edit(typed: string, name: string) {
    await main.locator('[data-row]').first().waitFor()
    await keys.press('/')
    await keys.landsOn(main.getByRole('search').getByRole('textbox').first())
    await keys.press('ControlOrMeta+A')
    await keys.type(typed)
    await keys.press('Enter')
    await keys.enter(main.getByRole('link', { name: `编辑“${name}”` }))
  }

  it('reads what a longer shortest reply would have refused last month, before it is saved', async () => {
    await open('/admin/parameter')
    await edit('reply.min', '回复内容最少字数')
    await page.getByRole('heading', { level: 1, name: '编辑：回复内容最少字数' }).waitFor()
    const value = main.getByRole('textbox', { name: '回复内容最少字数' })
    const rehearsal = page.getByRole('region', { name: '用上月的留言试算' })
    await page.screenshot({ path: '/work/helpers/p3/a.png', fullPage: true })
    await rehearsal.getByText('保存之前什么都不会改变').waitFor()
    expect(await main.getByRole('textbox', { name: '编码' }).count()).toBe(0)
    await keys.write(value, '5000')
    await rehearsal.getByText('须为 1 到 1000 之间的整数').waitFor()
    await keys.write(value, '30')
    await rehearsal.getByText('改为 30 后，会多出 1 条回复不被接受。').waitFor()
    await rehearsal.getByRole('link', { name: `${short.tid} ${short.subject}` }).waitFor()
    expect(await rehearsal.getByRole('link', { name: `${long.tid} ${long.subject}` }).count()).toBe(0)
    await looksWell(chief, 'evening-rehearsal')
    const before = await db.selectFrom('parameter').select('value').where('code', '=', 'reply.min').execute()
    expect(before).toEqual([{ value: '22' }])
    await keys.enter(main.getByRole('button', { name: '保存', exact: true }))
    await page.waitForURL(/\/admin\/parameter(\?|$)/)
    await main.locator('[data-row]', { hasText: '回复内容最少字数' }).getByText('30字').waitFor()
    await looksWell(chief, 'evening-parameters')
  })

  it('reads of a parameter that judges no message that it cannot be rehearsed', async () => {
    await edit('captcha.scene', '无图验证的场景标识')
    await page.getByText('无法试算').waitFor()
    await looksWell(chief, 'evening-none')
  })
})
