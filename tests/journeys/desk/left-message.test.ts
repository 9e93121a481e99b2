/** Tests a clerk whose message is sent to another institution while it is open. */
import { expect, it } from 'vitest'
import { buildAccount, buildMessage } from '../../support/builders/builders.ts'
import { looksWell } from '../support/browser.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, world, callerAs, signedIn, staff } = await ownSite()
await staff('left_editor', 'editor')
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'left_clerk' })
const clerk = await signedIn('desktop', 'left_clerk')
const { page, open } = clerk
const editor = await callerAs('left_editor')

const subjects = ['坡道照明损坏', '坡道护栏缺失'] as const
const built = []
for (const subject of subjects) built.push(await buildMessage(db, { fid: world.forums.city, subject }))
const [left, stays] = built.map(({ tid }) => tid) as [number, number]
const panel = page.getByRole('complementary', { name: '办理' })
const list = `list=toBeReply&filter=${encodeURIComponent(JSON.stringify({ display: 1 }))}`
const reason = '该坡道由上级公路部门管养'
const text = '您反映的坡道照明问题，已安排维修人员今日到场检查，感谢您的提醒。'

const sendAway = async (tid: number) => {
  const { version } = await editor.call('getEditorMessage', { body: { tid } })
  await editor.call('readdressMessage', { body: { tid, version, fid: world.forums.province, reason } })
}
const gone = page.getByRole('alert').filter({ hasText: '这条留言现在不由您单位办理' })
const kept = page.getByRole('region', { name: '您先前填写、没有提交的内容' })

it('a reply to a message that was sent elsewhere meanwhile says so, keeps the text and leads on', async () => {
  await open(`/g/taskMain?messageId=${left}&${list}`)
  // the page hears of nothing, as within the first seconds
  await page.route('**/v1/org/threads/present', route => route.abort())
  await panel.getByLabel('回复内容').fill(text)
  await sendAway(left)
  await press(page, panel.getByRole('button', { name: '回复', exact: true }))
  await gone.waitFor()
  await kept.getByText(text).waitFor()
  expect(await panel.count()).toBe(0)
  await looksWell(clerk, 'left-message')
  await page.reload()
  await gone.waitFor()
  await kept.getByText(text).waitFor()
  await page.getByRole('link', { name: '办理下一条' }).click()
  await page.waitForURL(new RegExp(`messageId=${stays}\\b`))
  await page.unroute('**/v1/org/threads/present')
})

it('the platform’s news of it says why, and is read once it was opened', async () => {
  await open('/g/platformFeedback')
  await page.getByRole('cell', { name: reason }).waitFor()
  const news = page.getByRole('row').getByRole('link', { name: subjects[0] })
  const seen = page.waitForResponse(one => one.url().includes('/v1/user/notifications/seen'))
  await news.click()
  await gone.waitFor()
  await seen
  await open('/g/platformFeedback')
  await page.getByText('这里还没有内容').waitFor()
  expect(await news.count()).toBe(0)
})

it('the open page hears that the message was sent elsewhere, without a press', async () => {
  await open(`/g/taskMain?messageId=${stays}&${list}`)
  await panel.getByLabel('回复内容').fill(text)
  await sendAway(stays)
  // the page asks every twenty seconds
  await gone.waitFor({ timeout: 30_000 })
  await kept.getByText(text).waitFor()
})
