/**
 * Tests what institutions send each other, at both desks: reports to the superior, deliveries for reference, and
 * assignments that are cancelled, returned or sent back for correction.
 */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildAssignment, buildForum, buildMessage } from '../../support/builders/builders.ts'
import { isClean, type Visitor } from '../support/browser.ts'
import { readyToAct } from '../support/ready.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'
import { story } from '../support/story.ts'

const { db, world, staff, signedIn } = await ownSite()
const { city, bureau, stranger } = world.groups
await db.updateTable('org_group').set({ allow_delivery: true }).where('id', '=', city).execute()
await db.updateTable('org_group').set({ allow_handle_delivery: true }).where('id', '=', stranger).execute()
for (const [username, group_id] of [
  ['city_clerk', city],
  ['bureau_clerk', bureau],
  ['stranger_clerk', stranger]
] as const)
  await buildAccount(db, { kind: 'institution', group_id, username })
await staff('examiner', 'editor')

const [above, below, receiver] = [
  await signedIn('desktop', 'city_clerk'),
  await signedIn('desktop', 'bureau_clerk'),
  await signedIn('phone', 'stranger_clerk')
]
const main = ({ page }: Pick<Visitor, 'page'>) => page.getByRole('main')
const panel = (page: Page) => page.getByRole('complementary', { name: '办理' })

/** Opens a message from the row of a board. */
async function openFrom(visitor: Visitor, board: string, subject: string): Promise<void> {
  await visitor.open(`/g/${board}`)
  await main(visitor).getByRole('link', { name: subject, exact: true }).first().click()
  await visitor.page.waitForURL(/\/g\/taskMain\?/)
  await visitor.page.getByRole('heading', { name: subject, level: 1 }).waitFor()
  await readyToAct(panel(visitor.page))
}

/** Acts on the open record; fills the dialog's fields by their labels, and sends it. */
async function act({ page }: Visitor, verb: string, fields: Readonly<Record<string, string>> = {}) {
  await panel(page).getByRole('button', { name: verb, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  await press(page, dialog.getByRole('button', { name: verb, exact: true }))
  await dialog.waitFor({ state: 'detached' })
}

/**
 * Returns the row of a board with this subject. The address names the tab, because a board opens with the tab that was
 * left.
 */
async function rowOf(visitor: Visitor, board: string, subject: string) {
  await visitor.open(`/g/${board}`)
  const row = main(visitor).locator('[data-row]', { hasText: subject })
  await row.first().waitFor()
  return row.first()
}

/** Tells how many records of this subject a board lists. */
async function countOf(visitor: Visitor, board: string, subject: string): Promise<number> {
  await visitor.open(`/g/${board}`)
  await main(visitor).locator('[data-rows]').waitFor()
  return await main(visitor).locator('[data-row]', { hasText: subject }).count()
}

describe('a report to the superior', async () => {
  const forum = await buildForum(db, { group_id: bureau })
  const subject = '跨区河道清淤'
  const other = '两市交界的公交站'
  for (const name of [subject, other]) await buildMessage(db, { fid: forum.fid, subject: name })
  const note = '涉及两个区的河道，请上级统筹安排。'
  const advice = '请先会同水务局到现场核实，再提出方案。'
  const step = story()

  step('is sent from the message, and waits on the board of sent reports', async () => {
    await openFrom(below, 'list-ans?display=8', subject)
    const { page } = below
    await panel(page).getByRole('button', { name: '上报', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('上报说明').fill(note)
    // the reader may have scrolled to the editor
    await page.evaluate("[...document.querySelectorAll('aside')].at(-1).scrollTo(0, 9999)")
    await press(page, dialog.getByRole('button', { name: '上报', exact: true }))
    await dialog.waitFor({ state: 'detached' })
    const notice = panel(page)
      .getByText(/已上报/)
      .first()
    await notice.waitFor()
    // it is visible, and a keyboard goes on from it, because the button is gone
    const focused = "document.activeElement.closest('aside') && document.activeElement.textContent"
    await expect.poll(() => page.evaluate(focused)).toContain('已上报')
    const { x = 0, y = 0 } = (await notice.boundingBox()) ?? {}
    const drawn = `document.elementFromPoint(${x + 2}, ${y + 8})?.textContent`
    expect(await page.evaluate(drawn)).toContain('已上报')
    const row = await rowOf(below, 'reportsFrom?display=1', subject)
    await row.getByText(note).waitFor()
    await row.getByText('临江市', { exact: true }).waitFor()
    await isClean(below, 'reports sent')
  })

  step('is read by the superior, who returns it with advice', async () => {
    const row = await rowOf(above, 'reportsTo?display=1', subject)
    await row.getByText(note).waitFor()
    await isClean(above, 'reports received')
    await openFrom(above, 'reportsTo?display=1', subject)
    await panel(above.page).getByText(note).waitFor()
    await act(above, '退回并提出意见', { 意见: advice })
    expect(await countOf(above, 'reportsTo?display=1', subject)).toBe(0)
    await rowOf(above, 'reportsTo?display=3', subject)
  })

  step('comes back to its sender, who finds the advice at three places', async () => {
    const row = await rowOf(below, 'reportsFrom?display=3', subject)
    await row.getByText(advice).waitFor()
    const returned = await rowOf(below, 'lastFeedback', subject)
    await returned.getByText('上级退回并提出意见').waitFor()
    await openFrom(below, 'lastFeedback', subject)
    await main(below).getByText(advice).first().waitFor()
    // the message can be reported again
    await panel(below.page).getByRole('button', { name: '上报', exact: true }).waitFor()
  })

  step('is withdrawn by its sender, and the superior has it no more', async () => {
    await openFrom(below, 'list-ans?display=8', other)
    await act(below, '上报', { 上报说明: note })
    await rowOf(above, 'reportsTo?display=1', other)
    await openFrom(below, 'reportsFrom?display=1', other)
    const withdraw = panel(below.page).getByRole('button', { name: '撤回上报', exact: true })
    await press(below.page, withdraw)
    await withdraw.waitFor({ state: 'detached' })
    await rowOf(below, 'reportsFrom?display=5', other)
    expect(await countOf(above, 'reportsTo?display=1', other)).toBe(0)
  })
})

describe('a delivery for reference', async () => {
  const subjects = ['公积金异地提取', '跨市公交刷卡', '水源地保护'] as const
  const [accepted, declined, withdrawn] = subjects
  for (const subject of subjects) await buildMessage(db, { fid: world.forums.city, subject })
  const reason = '反映的问题两市都有，请贵单位参阅。'
  const opinion = '建议两市统一办理口径，我市将在下月开通。'
  const editor = await signedIn('desktop', 'examiner')
  const step = story()

  step('is requested for a receiver who is found by typing', async () => {
    for (const subject of subjects) {
      await openFrom(above, 'list-ans?display=8', subject)
      await panel(above.page).getByRole('button', { name: '递送', exact: true }).click()
      const dialog = above.page.getByRole('dialog')
      const found = above.page.getByRole('option')
      await dialog.getByRole('combobox', { name: '递送给' }).fill('远山')
      await found.filter({ hasText: '远山市' }).waitFor()
      // groups that take no deliveries are not offered
      expect(await found.count()).toBe(1)
      await found.click()
      await dialog.getByLabel('递送理由').fill(reason)
      await press(above.page, dialog.getByRole('button', { name: '递送', exact: true }))
      await dialog.waitFor({ state: 'detached' })
    }
    const row = await rowOf(above, 'tab-Delivery?display=1', accepted)
    await row.getByText('远山市').waitFor()
    expect(await countOf(receiver, 'list-handle-delivery?display=1', accepted)).toBe(0)
  })

  step('is withdrawn before the decision', async () => {
    const row = await rowOf(above, 'tab-Delivery?display=1', withdrawn)
    await row.getByRole('button', { name: `“${withdrawn}”的更多操作` }).click()
    await press(above.page, above.page.getByRole('menuitem', { name: '撤回递送' }))
    await row.waitFor({ state: 'detached' })
    await rowOf(above, 'tab-Delivery?display=4', withdrawn)
    await editor.open('/admin/deliveries')
    await main(editor).locator('[data-row]', { hasText: accepted }).waitFor()
    expect(await main(editor).locator('[data-row]', { hasText: withdrawn }).count()).toBe(0)
  })

  step('is declined by an editor with a reason, which its sender reads', async () => {
    const why = '该事项只涉及本市，不宜递送。'
    await main(editor).getByRole('link', { name: declined, exact: true }).click()
    await readyToAct(panel(editor.page))
    await act(editor, '不同意递送', { '不同意的原因（告知申请单位）': why })
    await (await rowOf(above, 'tab-Delivery?display=3', declined)).getByText(why).waitFor()
    await (await rowOf(above, 'platformFeedback', declined)).getByText('未同意递送').waitFor()
    expect(await countOf(receiver, 'list-handle-delivery?display=3', declined)).toBe(0)
  })

  step(
    'is confirmed, read by its receiver, and answered with an opinion, which its sender reads',
    async () => {
      await editor.open('/admin/deliveries')
      await main(editor).getByRole('link', { name: accepted, exact: true }).click()
      await readyToAct(panel(editor.page))
      await act(editor, '同意递送')
      await openFrom(receiver, 'list-handle-delivery?display=1', accepted)
      await isClean(receiver, 'a delivered message')
      await act(receiver, '提出意见', { 意见: opinion })
      // a second opinion replaces the first, so the form begins with it as soon as the page has read it again
      await receiver.rest()
      await panel(receiver.page).getByRole('button', { name: '提出意见' }).click()
      const dialog = receiver.page.getByRole('dialog', { name: /^提出意见/ })
      expect(await dialog.getByLabel('意见', { exact: true }).inputValue()).toBe(opinion)
      await dialog.getByRole('button', { name: '取消' }).click()
      await dialog.waitFor({ state: 'detached' })
      await (await rowOf(receiver, 'list-handle-delivery?display=2', accepted)).getByText(opinion).waitFor()
      await (await rowOf(above, 'tab-Delivery?display=2', accepted)).getByText(opinion).waitFor()
    }
  )
})

describe('an assignment', async () => {
  const assigned = async (subject: string, given: object = {}) => {
    const { tid } = await buildMessage(db, { fid: world.forums.city, subject })
    await buildAssignment(db, { tid, holder_group_id: bureau, ...given })
  }
  const stateOf = async (subject: string) =>
    (
      await db
        .selectFrom('assignment')
        .innerJoin('message', 'message.tid', 'assignment.tid')
        .select('assignment.state')
        .where('message.subject', '=', subject)
        .executeTakeFirstOrThrow()
    ).state

  it('is cancelled by its giver after a question, and the holder learns it', async () => {
    const subject = '广场喷泉漏水'
    await assigned(subject)
    await openFrom(above, 'list-from?display=2', subject)
    const { page } = above
    const cancel = panel(page).getByRole('button', { name: '取消交办', exact: true })
    const dialog = page.getByRole('dialog')
    await cancel.click()
    await dialog.getByText('取消后，对方将不能继续办理').waitFor()
    await dialog.getByRole('button', { name: '返回', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await stateOf(subject)).toBe(20)
    await cancel.click()
    await Promise.all([
      // the panel says the same for longer
      page.getByRole('alert').getByText('取消交办成功！', { exact: true }).waitFor(),
      press(page, dialog.getByRole('button', { name: '确认取消交办', exact: true }))
    ])
    await rowOf(above, 'list-from?display=7', subject)
    await (await rowOf(below, 'lastFeedback', subject)).getByText('取消交办').waitFor()
    expect(await countOf(below, 'list-to?display=2', subject)).toBe(0)
  })

  it('is returned by its holder; the giver declines, then agrees to the second request', async () => {
    const subject = '桥头护坡塌陷'
    const [first, refusal, second] = [
      '该路段由省公路部门管养。',
      '护坡属于城市道路范围，请继续办理。',
      '已与交通部门核对，护坡在公路用地内。'
    ] as const
    await assigned(subject)
    await openFrom(below, 'list-to?display=2', subject)
    const askBack = (reason: string) => act(below, '申请退回', { 退回原因: reason })
    await askBack(first)
    await openFrom(above, 'list-from?display=3', subject)
    await main(above).getByText(first).first().waitFor()
    await panel(above.page).getByRole('button', { name: '不同意退回', exact: true }).click()
    const dialog = above.page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(refusal)
    await press(above.page, dialog.getByRole('button', { name: '不同意退回', exact: true }))
    await dialog.waitFor({ state: 'detached' })
    await (await rowOf(below, 'lastFeedback', subject)).getByText(refusal).waitFor()
    await openFrom(below, 'list-to?display=2', subject)
    await askBack(second)
    await openFrom(above, 'nextFeedback', subject)
    // the message came back twice; the rows beside it differ by their events
    const rows = above.page.getByRole('navigation', { name: '所在列表' }).getByRole('listitem')
    await rows.filter({ hasText: subject }).getByText('申请退回').first().waitFor()
    await main(above).getByText(second).first().waitFor()
    // the reason stands beside the acts that answer it
    await panel(above.page).getByText(`退回申请原因：${second}`).waitFor()
    await panel(above.page).getByRole('button', { name: '同意退回', exact: true }).click()
    await press(above.page, dialog.getByRole('button', { name: '同意退回', exact: true }))
    await dialog.waitFor({ state: 'detached' })
    expect(await stateOf(subject)).toBe(90)
    // the giver handles the message again
    await panel(above.page).getByRole('button', { name: '交办', exact: true }).waitFor()
  })

  it('withdraws its request while the giver declines it; the giver sees the present state, and no number is asked for', async () => {
    const subject = '涵洞照明损坏'
    await assigned(subject)
    await openFrom(below, 'list-to?display=2', subject)
    await act(below, '申请退回', { 退回原因: '该涵洞由铁路部门管养，不属本单位。' })
    await panel(below.page)
      .getByText(/^等待交办单位决定/)
      .waitFor()
    await openFrom(above, 'list-from?display=3', subject)
    const decline = panel(above.page).getByRole('button', { name: '不同意退回', exact: true })
    await decline.click()
    await press(below.page, panel(below.page).getByRole('button', { name: '撤回退回申请', exact: true }))
    await panel(below.page).getByRole('button', { name: '申请退回', exact: true }).waitFor()
    const dialog = above.page.getByRole('dialog')
    await press(above.page, dialog.getByRole('button', { name: '不同意退回', exact: true }))
    await dialog.getByText('现在不能“不同意退回”').waitFor()
    await press(above.page, dialog.getByRole('button', { name: '取得最新内容' }))
    await above.page.getByText('情况已有变化，现显示最新状态').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await decline.waitFor({ state: 'detached' })
    await panel(above.page).getByText('办理中').waitFor()
  })

  it('gets its answer back for correction; the holder corrects the text, and the giver has the new one', async () => {
    const subject = '公园座椅损坏'
    const answer = '损坏的座椅已经登记，将尽快安排修理。'
    const remark = '请写明修好的座椅数量和完成日期。'
    const corrected = '损坏的六张座椅已于昨天全部修好，现场已复查，欢迎继续监督。'
    await assigned(subject, { state: 40, answer, answered_at: new Date() })
    await openFrom(above, 'list-from?display=4', subject)
    await act(above, '退回修改', { 修改意见: remark })
    await rowOf(below, 'lastFeedback', subject)
    await openFrom(below, 'list-to?display=2', subject)
    await panel(below.page).getByText(remark).first().waitFor()
    const editor = below.page.getByRole('form', { name: '提交回复' })
    // the holder corrects the earlier text and does not write it again
    expect(await editor.locator('textarea').first().inputValue()).toBe(answer)
    await editor.locator('textarea').first().fill(corrected)
    await press(below.page, editor.getByRole('button', { name: '提交回复', exact: true }))
    await panel(below.page)
      .getByText(/待审核/)
      .first()
      .waitFor()
    await openFrom(above, 'list-from?display=4', subject)
    const adopted = above.page.getByRole('form', { name: '采用回复' })
    expect(await adopted.locator('textarea').first().inputValue()).toBe(corrected)
  })
})
