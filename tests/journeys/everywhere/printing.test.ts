/** Tests what stands on the paper when a message is printed, by its handlers and by a citizen. */
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { buildAccount, buildMessage, buildReply } from '../../support/builders/builders.ts'
import { looksWell } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, world, callerAs, signedIn, keys, browser } = await ownSite()
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'print_clerk' })
const author = await buildAccount(db, { username: 'print_author', phone: '13912345678', keys })
const clerk = await signedIn('desktop', 'print_clerk')
const staff = await callerAs('print_clerk')

const paragraphs = Array.from(
  { length: 60 },
  (_, index) =>
    `第${index + 1}段：滨河公园西门的路灯整夜不亮，附近居民多次反映，希望尽快安排人员处理，也请说明原因。`
)
const message = await buildMessage(db, {
  fid: world.forums.city,
  author_uid: author.uid,
  subject: '滨河公园西门路灯不亮',
  content: paragraphs.join('\n'),
  location: '滨河公园西门'
})
const replyText = '滨河公园西门的路灯已全部修好，今后每月检查一次，感谢您的监督。'
const reply = await buildReply(db, { tid: message.tid, content: replyText })
await db
  .insertInto('grade')
  .values({
    tid: message.tid,
    round: 1,
    resolution: 5,
    speed: 4,
    manner: 5,
    comment: '很满意，谢谢',
    comment_state: 1,
    created_at: reply.created_at
  })
  .execute()
const secondText = '西门南侧的两盏路灯也已更换，本周起每晚巡查，如再有损坏请随时告诉我们。'
const { version } = await staff.call('getStaffMessage', { body: { tid: message.tid } })
const detectorReason = '已逐项核对'
await staff.call('replyMessage', {
  body: { tid: message.tid, version, kind: 'final', content: secondText, detectorReason }
})
const desk = `/g/taskMain?messageId=${message.tid}`

/** Returns the text that stands on the paper. */
async function paperOf(page: Page): Promise<string> {
  await page.evaluate(`window.dispatchEvent(new Event('beforeprint'))`)
  await page.emulateMedia({ media: 'print' })
  const text = await page.evaluate<string>('document.body.innerText')
  await page.emulateMedia({ media: null })
  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`)
  return text
}

/** Returns the number of pages of a printed page. */
async function pagesOf(page: Page, name: string): Promise<number> {
  await page.evaluate(`window.dispatchEvent(new Event('beforeprint'))`)
  const file = await page.pdf({ preferCSSPageSize: true, path: `artifacts/${name}.pdf` })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const whole = [message.subject, ...paragraphs, replyText, secondText, '很满意，谢谢', '滨河公园西门']

it('a handler prints the handling form, by its button, its key or the browser', async () => {
  const { page, open } = clerk
  await open(desk)
  const button = page.getByRole('button', { name: '打印办理单' })
  await button.waitFor()
  expect(await button.getAttribute('aria-keyshortcuts')).toBe('p')
  await page.evaluate('window.print = () => { window.printed = (window.printed ?? 0) + 1 }')
  await button.click()
  await page.locator('#main').focus()
  await page.keyboard.press('p')
  expect(await page.evaluate('window.printed')).toBe(2)
  await looksWell(clerk, 'print-button')
  const paper = await paperOf(page)
  for (const text of whole) expect(paper).toContain(text)
  const { timeline } = await staff.call('getStaffMessage', { body: { tid: message.tid } })
  expect(timeline.length).toBeGreaterThan(0)
  for (const { actorName } of timeline) expect(paper).toContain(actorName)
  expect(paper).toContain('留言办理单')
  expect(paper).toContain(`/g/taskMain?messageId=${message.tid}`)
  expect(paper).toMatch(/打印时间 \d{4}-\d\d-\d\d \d\d:\d\d/)
  // neither the frame of the console, nor the editor, nor the phone
  for (const text of ['工作台', '回复内容', '打印办理单', '查看完整电话', '139*', '1391'])
    expect(paper).not.toContain(text)
  await page.getByRole('article', { name: '留言办理单' }).waitFor({ state: 'detached' })
  expect(await pagesOf(page, 'handling-form')).toBeGreaterThan(1)
})

it('a citizen prints the message without menus and buttons', async () => {
  const { page, open } = await browser.person('phone')
  await open(`/threads/content?tid=${message.tid}`)
  const paper = await paperOf(page)
  for (const text of whole) expect(paper).toContain(text)
  expect(paper).toContain('办理过程')
  expect(paper).toContain(`/threads/content?tid=${message.tid}`)
  expect(paper).toMatch(/打印时间 \d{4}-\d\d-\d\d \d\d:\d\d/)
  for (const text of ['我要留言', '登录', '分享', '点赞', '我也遇到', '长辈版'])
    expect(paper).not.toContain(text)
  expect(await pagesOf(page, 'public-message')).toBeGreaterThan(1)
})
