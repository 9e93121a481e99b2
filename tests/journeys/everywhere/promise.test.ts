/** Tests the promise of a message and its author's grade, from the approval to the leader's page. */
import { expect, it } from 'vitest'
import { createClient } from '../../../client/index.ts'
import { encryptField } from '../../../client/node.ts'
import { buildAccount, buildMessage, buildSession } from '../../support/builders/builders.ts'
import { isClean } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'

const { db, world, url, browser, staff, signedIn } = await ownSite()
const day = 86_400_000
const fid = world.forums.city
const subject = '护城河步道夜里没有路灯'

await buildAccount(db, { kind: 'citizen', username: 'writer', nick_name: '河畔住户' })
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'city_clerk' })
await staff('examiner', ['board:message:approve', 'board:message:view'])

async function clientOf(username: string) {
  const account = db.selectFrom('account').select('uid').where('username', '=', username)
  const { uid } = await account.executeTakeFirstOrThrow()
  const token = await buildSession(db, uid)
  return createClient({
    baseUrl: url,
    token: () => token,
    language: () => 'zh-CN',
    appCode: 'liuyanban',
    publicKey: async () => '',
    encryptField
  })
}
const [writer, clerk] = [await clientOf('writer'), await clientOf('city_clerk')]

/** Nine graded messages: the share is shown from the tenth answer on. */
for (let number = 1; number <= 9; number++) {
  const graded = { state: 3, graded_at: new Date(), replied_at: new Date() }
  const { tid } = await buildMessage(db, { fid, subject: `已办结的留言 ${number}`, ...graded })
  const scores = { resolution: 4, speed: 4, manner: 4, created_at: new Date() }
  await db
    .insertInto('grade')
    .values({ ...scores, tid, round: 1, solved: number <= 5 ? 1 : 3 })
    .execute()
}

const message = {
  fid,
  subject,
  content: '护城河边的步道夜里没有路灯，老人孩子经过时常摔倒，恳请尽快安装照明。',
  typeId: 1,
  domainId: 1,
  isPublic: true,
  isAnonymous: false
} as const
const { tid } = await writer.call('postMessage', { body: message })
const page = `/threads/content?tid=${tid}`
const version = async () => (await clerk.call('getStaffMessage', { body: { tid } })).version

/** Sets the deadline so many days into the past. */
const missDeadline = async (days: number) => {
  const deadline_at = new Date(Date.now() - days * day)
  await db.updateTable('message').set({ deadline_at }).where('tid', '=', tid).execute()
}

const [desk, phone] = [await browser.person('desktop'), await browser.person('phone')]

it('a visitor reads the promise of an approved message, and the remaining days on the leader’s page', async () => {
  const examiner = await clientOf('examiner')
  await examiner.call('approveMessage', { body: { tid, version: 1, priorityLevel: 2 } })
  await phone.open(page)
  await phone.page.getByText(/^承诺 \d+年\d+月\d+日前回复$/).waitFor()
  await phone.page.getByText('还剩 5 个工作日').waitFor()
  await phone.picture('promise-open')
  await isClean(phone, 'a message with a promise')
  await phone.open(`/threads/list?fid=${fid}&replied=0`)
  const card = phone.page.getByRole('article').filter({ hasText: subject })
  await card.getByText('还剩 5 个工作日').waitFor()
})

it('a recheck stops the clock publicly; its reason is not shown to the public', async () => {
  const reason = '该路段由水务部门管理'
  const request = { tid, version: await version(), matter: 1, channel: 1, reason, proposer: '' } as const
  await clerk.call('requestRecheck', { body: request })
  await desk.open(page)
  await desk.page.getByText('办理时限暂停').waitFor()
  await desk.page.getByText(/^正在复核（自 .+起）$/).waitFor()
  expect(await desk.page.getByRole('main').innerText()).not.toContain(reason)
  await desk.picture('promise-stopped')
  await clerk.call('withdrawRecheck', { body: { tid } })
})

it('the promise after an interim reply is about the final reply', async () => {
  const content = '您的留言已收悉，我局已安排人员到现场查看，查看结果将在办结回复中向您说明。'
  await clerk.call('replyMessage', { body: { tid, version: await version(), kind: 'interim', content } })
  await phone.open(`/threads/list?fid=${fid}`)
  const card = phone.page.getByRole('article').filter({ hasText: subject })
  await card.getByText('办结还剩 5 个工作日').waitFor()
  await card.getByRole('link', { name: subject }).click()
  await phone.page.getByText(/^承诺 \d+年\d+月\d+日前作出办结回复$/).waitFor()
})

it('a late answer shows the number of days', async () => {
  await missDeadline(8)
  await desk.open(page)
  await desk.page.getByText(/^逾期 \d+ 个工作日$/).waitFor()
  const content = '经现场查看，步道沿线已列入本月照明改造计划，预计月底前全部安装完成并亮灯。'
  await clerk.call('replyMessage', { body: { tid, version: await version(), kind: 'final', content } })
  await desk.open(page)
  expect(await desk.page.getByText(/^已回复，逾期 \d+ 个工作日$/).count()).toBe(2)
  await desk.picture('promise-late')
})

/** Measures the empty space below the text of the reply in the dialog to grade it, in pixels. */
const emptyBelowReply = `(() => {
  const text = document.querySelector('[role=dialog] section p + p')
  const all = document.createRange()
  all.selectNodeContents(text)
  return text.getBoundingClientRect().bottom - all.getBoundingClientRect().bottom
})()`

it('the author is asked in the notification, grades the reply, and reads the grade at the message', async () => {
  const author = await signedIn('phone', 'writer')
  const main = author.page.getByRole('main')
  // the height of a small phone
  await author.page.setViewportSize({ width: 360, height: 560 })
  await author.open('/myMessage')
  await main.getByRole('link', { name: '收到办结回复，问题解决了吗？请评价' }).click()
  await main.getByRole('button', { name: '评价', exact: true }).click()
  const dialog = author.page.getByRole('dialog')
  await dialog.getByText('经现场查看').waitFor()
  // the box of a short reply is as high as its text
  expect(await author.page.evaluate<number>(emptyBelowReply)).toBeLessThan(20)
  const choose = (group: string, value: number) =>
    dialog.getByRole('group', { name: group }).locator(`input[value="${value}"]`).check({ force: true })
  for (const score of ['解决程度', '办理速度']) await choose(score, 2)
  await dialog.getByText(/10 个工作日内作出解释，之后您可以再评价一次/).waitFor()
  const submit = dialog.getByRole('button', { name: '提交评价' })
  await submit.click()
  await dialog.getByText('请给“办理态度”评分').first().waitFor()
  await author.picture('promise-grade')
  expect(await dialog.locator('input:focus').getAttribute('name')).toBe('gradeManner')
  await choose('办理态度', 2)
  await dialog.getByLabel('部分解决').check()
  // a second press within a second is ignored
  await author.page.waitForTimeout(1000)
  await submit.click()
  await main.getByText('评价已提交，谢谢您').waitFor()
  await main.getByText('留言人认为：部分解决').waitFor()
  // the explanation is promised next, and the reply is still shown as late
  await main.getByText(/^承诺 .+前作出解释$/).waitFor()
  await main.getByText(/^已回复，逾期 \d+ 个工作日$/).waitFor()
  // the new parts above have not moved the confirmation behind the fixed button
  const confirmation = await main.getByText('评价已提交，谢谢您').boundingBox()
  const button = await author.page.getByRole('link', { name: '我要留言' }).last().boundingBox()
  expect((confirmation?.y ?? Infinity) + (confirmation?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  await author.picture('promise-graded')
  await author.open('/myLeavMessage?display=5')
  expect(await main.getByRole('article').count()).toBe(0)
})

it('the leader’s page counts the tenth answer, and explains the calculation', async () => {
  await desk.open(`/threads/list?fid=${fid}`)
  const main = desk.page.getByRole('main')
  const solved = main.locator('dl > div').filter({ hasText: '网友认为已解决' })
  await solved.getByText('50%').waitFor()
  await solved.getByText('共 10 人回答').waitFor()
  await main.getByText('如何计算').click()
  await main.getByText(/“部分解决”不计入/).waitFor()
  await desk.picture('promise-leader')
  await isClean(desk, 'a leader’s page')
  await phone.open(`/threads/list?fid=${fid}`)
  await phone.picture('promise-leader')
})
