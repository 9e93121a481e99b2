/** A clerk at the desk of one message: a draft with files, what the public will read, and colleagues. */
import { expect, it } from 'vitest'
import { buildAccount, buildMessage } from '../support/builders.ts'
import { photo } from '../support/files.ts'
import { looksWell } from './support/browser.ts'
import { publishButton } from './support/publish.ts'
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
const answer = '经现场查看，沿河步道松动的护栏共十二米，已加固完毕并逐段检查，感谢您的提醒。'
const address = `/g/taskMain?messageId=${tid}`
const countReplies = async () =>
  (await db.selectFrom('reply').select('id').where('tid', '=', tid).execute()).length

const clerk = await signedIn('desktop', 'first_clerk')

it('a draft has its text and its file after a reload', async () => {
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

it('is shown as the public will read it; a stray key does not publish, one press does', async () => {
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
