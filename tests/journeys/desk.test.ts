/** Tests a clerk at the desk of one message: a draft with files, the preview of the public text, and colleagues. */
import { expect, it } from 'vitest'
import { searchDocument } from '../../server/search/bigrams.ts'
import { buildAccount, buildMessage, buildReply } from '../support/builders.ts'
import { photo } from '../support/files.ts'
import { looksWell, type Visitor } from './support/browser.ts'
import { publishButton } from './support/publish.ts'
import { press } from './support/send.ts'
import { ownSite } from './support/site.ts'

const { db, world, signedIn } = await ownSite()
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
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('现场.jpg')))
    .toBe(true)
  await page.reload()
  await rest()
  expect(await editor.getByLabel('回复内容').inputValue()).toBe(answer)
  await editor.getByRole('button', { name: '移除附件 现场.jpg' }).waitFor()
})

it('the reply to a similar message is added below the typed text', async () => {
  const { page } = clerk
  await page.getByRole('button', { name: '相似留言', exact: true }).click()
  const found = page.getByRole('article', { name: '沿河步道护栏断裂' })
  await found.getByText('尚未评价').waitFor()
  await found.getByRole('button', { name: /加到我的回复里$/ }).click()
  await found.getByText('已加到回复末尾').waitFor()
  const content = page.getByLabel('回复内容')
  expect(await content.inputValue()).toBe(`${answer}\n经现场查看，断裂的护栏已更换，并已逐段检查。`)
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
