/** Tests a clerk at the desk of one message: a draft with files, the preview of the public text, and colleagues. */
import { expect, it } from 'vitest'
import { createClient } from '../../../client/index.ts'
import { searchDocument } from '../../../server/records/search/bigrams.ts'
import {
  buildAccount,
  buildAssignment,
  buildMessage,
  buildReply,
  buildSession
} from '../../support/builders/builders.ts'
import { photo } from '../../support/files.ts'
import { looksWell, type Visitor } from '../support/browser.ts'
import { publishButton } from '../support/publish.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, world, url, signedIn } = await ownSite()
const fid = world.forums.city
const group_id = world.groups.city
const subject = '沿河步道护栏松动'

await buildAccount(db, { kind: 'institution', group_id, username: 'first_clerk', real_name: '经办甲' })
await buildAccount(db, { kind: 'institution', group_id, username: 'second_clerk', real_name: '经办乙' })
const { tid } = await buildMessage(db, {
  fid,
  subject,
  public_subject: '■■步道护栏松动',
  content: '沿河步道有一段护栏松动，老人扶着时摇晃，夜里尤其危险，希望尽快加固。'
})
const { tid: similar } = await buildMessage(db, { fid, subject: '沿河步道护栏断裂' })
await buildReply(db, { tid: similar, content: '经现场查看，断裂的护栏已更换，并已逐段检查。' })
for (const [id, text] of [
  [tid, subject],
  [similar, '沿河步道护栏断裂']
] as const)
  await db
    .insertInto('message_search')
    .values({ tid: id, ...searchDocument([text]) })
    .execute()
const answer = '经现场查看，沿河步道松动的护栏共十二米，已加固完毕并逐段检查，感谢您的提醒。'
const address = `/g/taskMain?messageId=${tid}`
const countReplies = async () =>
  (await db.selectFrom('reply').select('id').where('tid', '=', tid).execute()).length

const [clerk, colleague] = [
  await signedIn('desktop', 'first_clerk'),
  await signedIn('desktop', 'second_clerk')
]
const panelOf = ({ page }: Visitor) => page.getByRole('complementary', { name: '办理' })
const other = '您反映的沿河步道护栏问题，已派人现场查看，护栏将于明日加固，感谢您的提醒。'

const isWriting = () =>
  panelOf(colleague)
    .getByText(/^经办甲 正在写这条留言的回复（\d\d:\d\d 开始）。/)
    .waitFor()

it('a draft with a file and without a text counts as writing: a colleague sees it', async () => {
  const { page, open } = clerk
  await open(address)
  const editor = page.getByRole('form', { name: '回复' })
  await editor
    .locator('input[type=file]')
    .setInputFiles({ name: '现场.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  const remove = editor.getByRole('button', { name: '移除附件 现场.jpg' })
  await remove.waitFor()
  await expect
    .poll(() => db.selectFrom('desk_presence').select('tid').where('writing_since', 'is not', null).execute())
    .toEqual([{ tid }])
  await colleague.open(address)
  await isWriting()
  await remove.click()
})

it('a draft keeps its text and its file after a reload', async () => {
  const { page, open, rest } = clerk
  await open(address)
  const editor = page.getByRole('form', { name: '回复' })
  await editor.getByLabel('回复内容').fill(answer)
  await editor
    .locator('input[type=file]')
    .setInputFiles({ name: '现场.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await editor.getByRole('button', { name: '移除附件 现场.jpg' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).replaceAll('\\', '')))
    // an upload that the reload interrupts is kept without a number
    .toMatch(/"aid":\d+,"fileName":"现场\.jpg"/)
  await page.reload()
  await rest()
  expect(await editor.getByLabel('回复内容').inputValue()).toBe(answer)
  await editor.getByRole('button', { name: '移除附件 现场.jpg' }).waitFor()
  expect(await editor.getByRole('alert').count()).toBe(0)
})

it('a key leads to the editor, whose counter is not below the bar with the button', async () => {
  const { page, open } = clerk
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(address)
  const editor = page.getByRole('form', { name: '回复' })
  const counter = editor.getByText(/^\d+\/1000$/)
  await counter.waitFor()
  await page.keyboard.press('r')
  await editor.getByLabel('回复内容').and(page.locator(':focus')).waitFor()
  const send = editor.getByRole('button', { name: '回复', exact: true })
  const bottomOf = async () => {
    const box = await counter.boundingBox()
    return (box?.y ?? Number.NaN) + (box?.height ?? 0)
  }
  await expect.poll(bottomOf).toBeLessThanOrEqual((await send.boundingBox())?.y ?? 0)
  await page.setViewportSize({ width: 1280, height: 900 })
})

it('a reply is not published without a file that failed to upload, unless its writer says so', async () => {
  const { page, open } = clerk
  await open(address)
  const editor = page.getByRole('form', { name: '回复' })
  await editor.getByLabel('回复内容').fill(answer)
  const input = editor.locator('input[type=file]')
  const uploads = '**/v2/attachment/upload**'
  await page.route(uploads, route => route.abort())
  await input.setInputFiles({ name: '护栏.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await input.setInputFiles({ name: '护栏.txt', mimeType: 'text/plain', buffer: Buffer.from('护栏') })
  await editor.getByRole('alert').nth(1).waitFor()
  // the file that was chosen last is not below the bar with the button
  const send = editor.getByRole('button', { name: '回复', exact: true })
  const [line, bar] = [await editor.getByText('护栏.txt').boundingBox(), await send.boundingBox()]
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  await press(page, send)
  const question = page.getByRole('dialog', { name: '2 个附件没有上传成功' })
  await question.waitFor()
  await looksWell(clerk, 'desk-failed-files')
  const preview = page.getByRole('dialog', { name: '发布前核对' })
  expect(await preview.count()).toBe(0)
  await question.getByRole('button', { name: '返回' }).click()
  await page.unroute(uploads)
  await editor.getByRole('button', { name: '重试上传“护栏.jpg”' }).click()
  await expect.poll(() => editor.getByRole('alert').count()).toBe(1)
  // a file that is still being sent would be left out, too
  await editor.getByRole('progressbar', { name: '护栏.jpg' }).waitFor({ state: 'detached' })
  await press(page, send)
  await page
    .getByRole('dialog', { name: '1 个附件没有上传成功' })
    .getByRole('button', { name: '不带这些附件，继续' })
    .click()
  await preview.getByText('护栏.jpg').waitFor()
  expect(await preview.getByText('护栏.txt').count()).toBe(0)
  await preview.getByRole('button', { name: '取消' }).click()
  await editor.getByRole('button', { name: '移除附件 护栏.jpg' }).click()
})

it('the reply to a similar message is added below the typed text', async () => {
  const { page } = clerk
  await page.getByRole('button', { name: /^相似 \d+ · 已回复 \d+$/ }).click()
  const found = page.getByRole('article', { name: '沿河步道护栏断裂' })
  await found.getByText('尚未评价').waitFor()
  await found.getByRole('button', { name: /加到我的回复里$/ }).click()
  await found.getByText('已加到回复末尾').waitFor()
  const content = page.getByLabel('回复内容')
  expect(await content.inputValue()).toBe(`${answer}\n经现场查看，断裂的护栏已更换，并已逐段检查。`)
  await content.press('Control+z')
  expect(await content.inputValue()).toBe(answer)
  // another text: a reply that is a standard text alone would be questioned
  const usual = '请您保持电话畅通。'
  await content.fill(usual)
  await page.getByRole('button', { name: '常用语', exact: true }).click()
  const texts = page.getByRole('dialog', { name: '常用语' })
  await texts.getByRole('textbox').fill('保持联系')
  await press(page, texts.getByRole('button', { name: '保存' }))
  await texts.getByRole('button', { name: '修改常用语“保持联系”' }).click()
  const changed = texts.getByRole('form', { name: '修改常用语“保持联系”' })
  await changed.getByLabel('标题').fill('不改了')
  await page.keyboard.press('Escape')
  await texts.getByRole('button', { name: '修改常用语“保持联系”' }).press('Enter')
  await changed.getByLabel('标题').fill('电话畅通')
  await press(page, changed.getByRole('button', { name: '保存' }))
  await texts.getByRole('button', { name: '修改常用语“电话畅通”' }).waitFor()
  await texts.getByRole('button', { name: /^电话畅通/ }).click()
  expect(await content.inputValue()).toBe(`${usual}\n${usual}`)
  await content.press('Control+z')
  expect(await content.inputValue()).toBe(usual)
  await looksWell(clerk, 'desk-similar')
  await content.fill(answer)
})

it('a colleague who opens the message sees the writer, and the writer sees the colleague', async () => {
  await colleague.open(address)
  await isWriting()
  await looksWell(colleague, 'desk-colleague')
  await clerk.open(address)
  await panelOf(clerk).getByText('经办乙 也打开了这条留言。').waitFor()
  // the colleague gets no notice of the reply that follows
  await colleague.page.route('**/v1/org/threads/present', route => route.abort())
  await colleague.page.getByLabel('回复内容').fill(other)
})

it('the preview shows the public text; a stray key does not publish it, one press does', async () => {
  const { page } = clerk
  const send = page.getByRole('form', { name: '回复' }).getByRole('button', { name: '回复', exact: true })
  const preview = page.getByRole('dialog', { name: '发布前核对' })
  await send.focus()
  await page.keyboard.press('Enter')
  await preview.getByText('■■步道护栏松动').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await preview.getByText(answer).waitFor()
  await preview.getByText('现场.jpg').waitFor()
  await looksWell(clerk, 'desk-preview')
  expect(await countReplies()).toBe(0)
  await page.keyboard.press('Escape')
  await preview.waitFor({ state: 'detached' })
  expect(await page.getByLabel('回复内容').inputValue()).toBe(answer)
  await send.click()
  await publishButton(page).click()
  await page.getByText(/办结回复已于 .+ 发布/).waitFor()
  await page
    .getByRole('region', { name: '回复', exact: true })
    .getByRole('img', { name: '现场.jpg' })
    .waitFor()
  expect(await countReplies()).toBe(1)
})

it('the colleague’s reply is refused with both texts visible, and published after a confirmation', async () => {
  const { page } = colleague
  const panel = panelOf(colleague)
  const send = panel.getByRole('button', { name: '回复', exact: true })
  await send.click()
  await publishButton(page).click()
  const both = panel.getByRole('region', { name: '您填写期间，这条留言已有新的回复' })
  await both.getByText(answer).waitFor()
  await both.getByText(other).waitFor()
  await looksWell(colleague, 'desk-conflict')
  expect(await countReplies()).toBe(1)
  expect(await page.getByLabel('回复内容').inputValue()).toBe(other)
  await press(page, send)
  await publishButton(page).click()
  await page.getByText(/办结回复已于 .+ 发布/).waitFor()
  expect(await countReplies()).toBe(2)
})

it('a published reply is changed in the same editor, with the same checks and the preview', async () => {
  const { page, open } = clerk
  await open(address)
  const changed = `${other}今后每周巡查一次。`
  await page.getByRole('link', { name: '修改回复' }).click()
  const editor = page.getByRole('form', { name: '修改回复' })
  const content = editor.getByLabel('回复内容')
  await expect.poll(() => content.inputValue()).toBe(other)
  await content.fill('太短')
  await editor.getByText(/^至少 \d+ 字，还差 \d+ 字$/).waitFor()
  await content.fill(changed)
  await editor
    .locator('input[type=file]')
    .setInputFiles({ name: '加固后.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  const added = editor.getByRole('button', { name: '移除附件 加固后.jpg' })
  await added.waitFor()
  // the typed text and the file are still there after a reload
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('加固后.jpg')))
    .toBe(true)
  await page.reload()
  await expect.poll(() => content.inputValue()).toBe(changed)
  await added.waitFor()
  await looksWell(clerk, 'desk-edit-reply')
  await press(page, editor.getByRole('button', { name: '修改回复' }))
  const preview = page.getByRole('dialog', { name: '发布前核对' })
  await preview.getByText(changed).waitFor()
  await preview.getByText('加固后.jpg').waitFor()
  await looksWell(clerk, 'desk-edit-preview')
  await publishButton(page).click()
  await page.getByText(/修改后的回复已于 .+ 发布/).waitFor()
  const replies = page.getByRole('region', { name: '回复', exact: true })
  await replies.getByText(changed).waitFor()
  await replies.getByRole('img', { name: '加固后.jpg' }).waitFor()
  expect(page.url()).not.toContain('edit=')
})

it('the last attachment of a published reply is removed in its editor', async () => {
  const { page, open } = clerk
  await open(address)
  const replies = page.getByRole('region', { name: '回复', exact: true })
  await page.getByRole('link', { name: '修改回复' }).click()
  const editor = page.getByRole('form', { name: '修改回复' })
  await editor.getByRole('button', { name: '移除附件 加固后.jpg' }).click()
  await press(page, editor.getByRole('button', { name: '修改回复' }))
  const preview = page.getByRole('dialog', { name: '发布前核对' })
  await preview.getByText(other).waitFor()
  expect(await preview.getByText('加固后.jpg').count()).toBe(0)
  await publishButton(page).click()
  await replies.getByRole('img', { name: '加固后.jpg' }).waitFor({ state: 'detached' })
  // the attachment of the earlier reply stays
  await replies.getByRole('img', { name: '现场.jpg' }).waitFor()
})

const { uid } = await buildAccount(db, {
  kind: 'institution',
  group_id: world.groups.bureau,
  username: 'bureau_clerk'
})
const token = await buildSession(db, uid)
const bureau = createClient({
  baseUrl: url,
  token: () => token,
  language: () => 'zh-CN',
  appCode: 'console',
  publicKey: async () => (await bureau.call('siteConfig')).publicKey,
  encryptField: async () => ''
})
const draftOf = (count: number) =>
  `经核实，桥头缺失的井盖共${count}处，已全部补齐并逐一检查，感谢您的提醒和监督。`

/** Builds a message of the city that its bureau handles, and opens it at the clerk's desk. */
async function openAssigned() {
  const message = await buildMessage(db, { fid, subject: '桥头井盖缺失' })
  const held = { tid: message.tid, holder_group_id: world.groups.bureau, state: 20 }
  const { tpid } = await buildAssignment(db, held)
  const answerWith = (content: string) => bureau.call('answerProcess', { body: { tpid, content } })
  const openIt = () => clerk.open(`/g/taskMain?messageId=${message.tid}`)
  const stateOf = async () =>
    (await db.selectFrom('assignment').select('state').where('tpid', '=', tpid).executeTakeFirstOrThrow())
      .state
  return { tid: message.tid, tpid, answerWith, openIt, stateOf }
}
const holding = '您反映的桥头井盖问题正在核实，我们会尽快处理，请您耐心等待，感谢您的理解。'

it('a reply that was written before a subordinate’s answer came is held back, and published after a second confirmation', async () => {
  const { page } = clerk
  const panel = panelOf(clerk)
  const { answerWith, openIt, stateOf } = await openAssigned()
  await openIt()
  await panel.getByLabel('回复内容').fill(holding)
  // the page hears of nothing, as within the first seconds
  await page.route('**/v1/org/threads/present', route => route.abort())
  await answerWith(draftOf(3))
  const send = panel.getByRole('button', { name: '回复', exact: true })
  const preview = page.getByRole('dialog', { name: '发布前核对' })
  await press(page, send)
  await preview.getByText('将作为办结回复发布。').waitFor()
  await preview.getByText(/^交给.+的交办随之取消。$/).waitFor()
  await looksWell(clerk, 'desk-consequence')
  await publishButton(page).click()
  await panel.getByText(/已于 \d\d:\d\d 提交回复。/).waitFor()
  await looksWell(clerk, 'desk-held-back')
  expect(await stateOf()).toBe(40)
  await panel.getByRole('button', { name: '查看下级回复' }).click()
  const content = panel.getByLabel('回复内容')
  await expect.poll(() => content.inputValue()).toBe(draftOf(3))
  await panel.getByRole('tab', { name: '回复', exact: true }).click()
  await expect.poll(() => content.inputValue()).toBe(holding)
  expect(await stateOf()).toBe(40)
  await press(page, send)
  await preview.getByText(/已提交的回复不会采用。$/).waitFor()
  await publishButton(page).click()
  await page.getByText(/办结回复已于 .+ 发布/).waitFor()
  expect(await stateOf()).toBe(90)
  await page.unroute('**/v1/org/threads/present')
})

it('the page hears of a subordinate’s answer, keeps the typed text, and sends it only on insistence', async () => {
  const { page } = clerk
  const panel = panelOf(clerk)
  const { answerWith, openIt, stateOf } = await openAssigned()
  await openIt()
  const content = panel.getByLabel('回复内容')
  // another text, because the detector asks for a reason for a repeated one
  const own = `第二处桥头井盖${holding}`
  await content.fill(own)
  await answerWith(draftOf(4))
  // the page asks every twenty seconds
  await panel.getByText(/已于 \d\d:\d\d 提交回复。/).waitFor({ timeout: 30_000 })
  expect(await content.inputValue()).toBe(own)
  expect(await panel.getByRole('button', { name: '仍然按我的回复发布' }).count()).toBe(0)
  await looksWell(clerk, 'desk-arrived')
  await press(page, panel.getByRole('button', { name: '回复', exact: true }))
  await press(page, panel.getByRole('button', { name: '仍然按我的回复发布' }))
  expect(await stateOf()).toBe(40)
  const preview = page.getByRole('dialog', { name: '发布前核对' })
  await preview.getByText(/已提交的回复不会采用。$/).waitFor()
  await publishButton(page).click()
  await page.getByText(/办结回复已于 .+ 发布/).waitFor()
  expect(await stateOf()).toBe(90)
})

it('the changes of a withdrawn draft are shown below the reason, and are offered beside the next draft', async () => {
  const { page } = clerk
  const panel = panelOf(clerk)
  const { tpid, answerWith, openIt, stateOf } = await openAssigned()
  await answerWith(draftOf(5))
  await openIt()
  const content = panel.getByLabel('回复内容')
  const changed = `${draftOf(5)}如再发现缺失，请随时联系我们。`
  await content.fill(changed)
  await page.route('**/v1/org/threads/present', route => route.abort())
  await bureau.call('takeBackAnswer', { body: { tpid } })
  await press(page, panel.getByRole('button', { name: '采用回复', exact: true }))
  const preview = page.getByRole('dialog', { name: '发布前核对' })
  await preview.getByText(/^将采用.+的回复，作为办结回复发布。/).waitFor()
  await publishButton(page).click()
  const lost = panel.getByRole('region', { name: /^内容没有发出/ })
  await lost.getByText(/撤回回复/).waitFor()
  const rescued = lost.getByText(changed)
  const bottom = async () => {
    const box = await rescued.boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  await expect.poll(bottom).toBeLessThan(page.viewportSize()?.height ?? 0)
  await page.waitForTimeout(1_000)
  await looksWell(clerk, 'desk-lost')
  await lost.getByRole('button', { name: '知道了' }).click()
  await lost.waitFor({ state: 'detached' })
  await page.unroute('**/v1/org/threads/present')
  await answerWith(draftOf(6))
  await openIt()
  await expect.poll(() => content.inputValue()).toBe(draftOf(6))
  await panel.getByText('您对上一稿的修改还在：').waitFor()
  await looksWell(clerk, 'desk-older-text')
  await panel.getByRole('button', { name: '恢复', exact: true }).click()
  await expect.poll(() => content.inputValue()).toBe(changed)
  expect(await stateOf()).toBe(40)
})

it('tells what others did to the message, and not what the reader did', async () => {
  const { page } = clerk
  const panel = panelOf(clerk)
  const due = (days: number) => ({ deadline_at: new Date(Date.now() + days * 86_400_000) })
  const road = { fid, subject: '滨河路树枝遮挡路灯', ...due(30) }
  const { tid: open, version } = await buildMessage(db, road)
  await clerk.open(`/g/taskMain?messageId=${open}&display=8&list=list-ans`)
  const rows = page.getByRole('navigation', { name: '所在列表' }).getByRole('listitem')
  const listed = rows.filter({ hasText: road.subject })
  const left = listed.getByText(/还剩 \d+ 个工作日/)
  const before = await left.innerText()
  await panel.getByLabel('回复内容').fill(`滨河路${holding}`)
  // the same person assigns it in another window, and its new holder accepts it
  const session = (await page.context().cookies()).find(({ name }) => name === 'token')?.value
  const own = createClient({
    baseUrl: url,
    token: () => session,
    language: () => 'zh-CN',
    appCode: 'console',
    publicKey: async () => (await bureau.call('siteConfig')).publicKey,
    encryptField: async () => ''
  })
  const { tpid } = await own.call('assignMessage', {
    body: { tid: open, version, groupId: world.groups.bureau }
  })
  await bureau.call('receiveProcess', { body: { tpid } })
  await db.updateTable('message').set(due(50)).where('tid', '=', open).execute()
  // the page asks every twenty seconds
  const news = panel.getByRole('region', { name: '您打开期间，这条留言有新的情况' })
  await news.waitFor({ timeout: 30_000 })
  // the list beside the message does not wait for its next minute
  await expect.poll(() => left.innerText(), { timeout: 5_000 }).not.toBe(before)
  expect((await news.innerText()).match(/\d\d:\d\d /g)).toHaveLength(1)
  await looksWell(clerk, 'desk-news')
})
