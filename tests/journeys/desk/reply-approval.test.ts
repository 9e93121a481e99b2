/**
 * Tests that a bureau's reply waits for the city, is sent back with a reason, is corrected, and is published after
 * the approval.
 */
import { describe, expect, it } from 'vitest'
import { buildAccount, buildForum, buildMessage } from '../../support/builders/builders.ts'
import { photo } from '../../support/files.ts'
import { looksWell, sizesOfStory } from '../support/browser.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, world, browser, signedIn } = await ownSite()
const { bureau, city } = world.groups
await db.updateTable('org_group').set({ reply_approval: true }).where('id', '=', bureau).execute()
await buildAccount(db, { kind: 'institution', group_id: bureau, username: 'bureau_clerk' })
await buildAccount(db, { kind: 'institution', group_id: city, username: 'city_clerk' })
const { fid } = await buildForum(db, { group_id: bureau, name: '城管局局长' })
const deadline_at = new Date(Date.now() + 9 * 86_400_000)

const reason = '请补充加固的完成时间和联系单位'

describe.each(sizesOfStory('desktop'))('the approval of a reply, on a %s', async size => {
  const subject = size === 'desktop' ? '沿河步道护栏松动' : '滨河公园栏杆断裂'
  const first = `经现场查看，${subject}共十二米，已安排养护单位加固，感谢您的提醒。`
  const better = `${first}加固将于本周五完成，由市政养护所负责。`
  const final = `${better}如有疑问，可到养护所现场咨询。`
  const { tid } = await buildMessage(db, {
    fid,
    subject,
    deadline_at,
    content: `${subject}，老人扶着时摇晃，夜里尤其危险，希望尽快加固。`
  })
  const [clerk, superior] = [await signedIn(size, 'bureau_clerk'), await signedIn(size, 'city_clerk')]
  const reader = await browser.person(size)
  const desk = `/g/taskMain?messageId=${tid}`
  const repliesOf = async () =>
    (await db.selectFrom('reply').selectAll().where('tid', '=', tid).execute()).length
  const { page } = clerk
  const editor = page.getByRole('form', { name: '回复' })
  const submit = editor.getByRole('button', { name: '提交上级审核' })
  const waits = superior.page.getByRole('region', { name: '临江市城管局提交的回复，等待您审核' })

  it('the bureau submits a reply with a photo; the editor closes and explains the next step', async () => {
    await clerk.open(desk)
    await editor.getByText('提交后由临江市审核，通过后公开。').waitFor()
    await editor.getByLabel('回复内容').fill(first)
    await editor
      .locator('input[type=file]')
      .setInputFiles({ name: '现场.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await editor.getByRole('button', { name: '移除附件 现场.jpg' }).waitFor()
    // the draft contains the file when it is stored
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }).includes('现场.jpg')))
      .toBe(true)
    await press(page, submit)
    await page.getByText(/已于 .+ 提交上级审核。/).waitFor()
    await page.getByRole('region', { name: '等待临江市审核' }).getByText(first).waitFor()
    expect(await editor.count()).toBe(0)
    await looksWell(clerk, `approval-${size}-1-submitted`)
    expect(await repliesOf()).toBe(0)
  })

  it('the city finds the reply on its board, and reads it beside the message', async () => {
    const { page } = superior
    await superior.open('/g/proposalsTo')
    const row = page.getByRole('link', { name: subject }).first()
    await row.waitFor()
    await looksWell(superior, `approval-${size}-2-board`)
    await row.click()
    await waits.getByText(first).waitFor()
    await waits.getByText('现场.jpg').waitFor()
    await looksWell(superior, `approval-${size}-3-superior`)
    // when the viewer does not load, a text below the pictures says so, and the pictures stay
    await page.route(/PictureViewer/, route => route.abort())
    await waits.getByRole('link', { name: '现场.jpg' }).click()
    await waits.getByText('这一部分没有加载出来').waitFor()
    await waits.getByRole('img', { name: '现场.jpg' }).waitFor()
    expect(await waits.locator('ul > :not(li)').count()).toBe(0)
    await page.unroute(/PictureViewer/)
    await page.reload()
    await waits.getByText(first).waitFor()
  })

  it('a text that was replaced meanwhile must be read before the decision; the typed reason stays', async () => {
    await clerk.open(desk)
    await page.getByRole('button', { name: '修改后重新提交' }).click()
    await editor.getByLabel('回复内容').fill(better)
    await press(page, submit)
    await page.getByRole('region', { name: '等待临江市审核' }).getByText(better).waitFor()

    await press(superior.page, waits.getByRole('button', { name: '退回' }))
    const form = superior.page.getByRole('form', { name: '退回' })
    await form.getByLabel(/退回理由/).fill(reason)
    await press(superior.page, form.getByRole('button', { name: '退回' }))
    await waits.getByText(better).waitFor()
    await waits.getByText(/提交单位刚刚修改了这份回复/).waitFor()
    expect(await form.getByLabel(/退回理由/).inputValue()).toBe(reason)
    await looksWell(superior, `approval-${size}-4-replaced`)
    await press(superior.page, form.getByRole('button', { name: '退回' }))
    await superior.page.getByText(`已退回：${subject}`).waitFor()
    await waits.waitFor({ state: 'detached' })
    expect(await repliesOf()).toBe(0)
  })

  it('the bureau reads the reason, finds its text and its photo, and corrects the text', async () => {
    await clerk.open(desk)
    await page.getByText('临江市退回了这份回复').waitFor()
    await page.getByText(`退回理由：${reason}`).waitFor()
    expect(await editor.getByLabel('回复内容').inputValue()).toBe(better)
    await editor.getByRole('button', { name: '移除附件 现场.jpg' }).waitFor()
    await looksWell(clerk, `approval-${size}-5-sent-back`)
    await editor.getByLabel('回复内容').fill(final)
    await press(page, submit)
    await page.getByText(/已于 .+ 提交上级审核。/).waitFor()
  })

  it.runIf(size === 'desktop')('an action on the board warns that the waiting reply will lapse', async () => {
    await buildMessage(db, { fid, subject: '滨河公园长椅破损', deadline_at })
    await clerk.open('/g/list-ans?display=1')
    const dialog = page.getByRole('dialog')
    for (const act of ['并入其他留言', '申请复核']) {
      await page.getByRole('button', { name: `“${subject}”的更多操作` }).click()
      await page.getByRole('menuitem', { name: act }).click()
      await dialog.getByText('有一份回复正在等待上级审核。提交后它将失效').waitFor()
      await looksWell(clerk, `approval-row-${act}`)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await page.getByRole('checkbox', { name: '全选' }).click()
    const chosen = page.getByRole('group', { name: '对所选项目的操作' })
    await chosen.getByRole('button', { name: '并入其他留言' }).click()
    await dialog.getByText('所选留言中，有 1 条的回复正在等待上级审核。').waitFor()
    await looksWell(clerk, 'approval-rows')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '“滨河公园长椅破损”的更多操作' }).click()
    await page.getByRole('menuitem', { name: '并入其他留言' }).click()
    await dialog.getByLabel('并入的留言编号').waitFor()
    expect(await dialog.getByText('等待上级审核').count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('the city approves, and a citizen reads the reply of the bureau with its photo', async () => {
    await superior.open(desk)
    await press(superior.page, waits.getByRole('button', { name: '通过并公开' }))
    const dialog = superior.page.getByRole('dialog')
    await dialog.getByText('通过后，这份回复以提交单位的名义立即公开，并告知留言人。确定通过吗？').waitFor()
    await looksWell(superior, `approval-${size}-6-confirm`)
    await press(superior.page, dialog.getByRole('button', { name: '通过并公开' }))
    await superior.page
      .getByText(new RegExp(`${subject}.*通过并公开`))
      .first()
      .waitFor()
    await waits.waitFor({ state: 'detached' })
    await looksWell(superior, `approval-${size}-7-approved`)

    await reader.open(`/threads/content?tid=${tid}`)
    await reader.page.getByText(final).waitFor()
    await reader.page.getByText('临江市城管局').first().waitFor()
    expect(await reader.page.getByText(reason).count()).toBe(0)
    await reader.picture(`approval-${size}-8-citizen`)
  })

  it('a change of the published reply waits for approval, too', async () => {
    await clerk.open(desk)
    const replies = page.getByRole('region', { name: '回复', exact: true })
    await replies.getByRole('link', { name: '修改回复' }).click()
    const change = page.getByRole('form', { name: '修改回复' })
    await change.getByLabel('回复内容').fill(`${final}现已完成。`)
    await change.getByRole('button', { name: '移除附件 现场.jpg' }).waitFor()
    await change
      .locator('input[type=file]')
      .setInputFiles({ name: '完工.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await change.getByRole('button', { name: '移除附件 完工.jpg' }).waitFor()
    await looksWell(clerk, `approval-${size}-9-change`)
    await press(page, change.getByRole('button', { name: '提交上级审核' }))
    await replies.getByText('修改待上级审核').waitFor()
    const waiting = page.getByRole('region', { name: '等待临江市审核' })
    for (const name of ['现场.jpg', '完工.jpg']) await waiting.getByText(name).waitFor()
    expect(await replies.getByText('完工.jpg').count()).toBe(0)
    await looksWell(clerk, `approval-${size}-9-edit`)
    await reader.open(`/threads/content?tid=${tid}`)
    await reader.page.getByText(final, { exact: true }).waitFor()
  })
})
