/** Tests that an editor decides in one place: the panel beside the message. */
import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buildMessage } from '../../support/builders/builders.ts'
import { looksWell } from '../support/browser.ts'
import { readyToAct } from '../support/ready.ts'
import { ownSite } from '../support/site.ts'

const { db, world, callerAs, signedIn, staff } = await ownSite()
await staff('panelist', 'editor')
await staff('colleague', 'editor')
const { city: fid } = world.forums
const phone = '13900001111'

/** Creates a message with a waiting supplement that contains a phone number. */
async function supplemented(subject: string) {
  const message = await buildMessage(db, { fid, subject })
  await db
    .insertInto('content_item')
    .values({
      tid: message.tid,
      position: 1,
      content: `请联系我，电话${phone}。`,
      audit_state: 0,
      created_at: new Date()
    })
    .execute()
  return message
}

const publicTextOf = (tid: number) =>
  db
    .selectFrom('content_item')
    .select(['audit_state', 'public_content'])
    .where('tid', '=', tid)
    .where('position', '=', 1)
    .executeTakeFirstOrThrow()

/** Drags with the mouse over some words of an original text, as an editor does who wants to hide them. */
async function dragOver(panel: Locator, words: string, beyond = 0): Promise<void> {
  const { page, ends } = await placeOf(panel, words)
  await page.mouse.move(ends.left, ends.top)
  await page.mouse.down()
  await page.mouse.move((ends.left + ends.right) / 2, ends.top, { steps: 4 })
  await page.mouse.move(ends.right + beyond, ends.bottom, { steps: 4 })
  await page.mouse.up()
}

interface Ends {
  left: number
  top: number
  right: number
  bottom: number
}

/** A script that finds the text node of the original text, and the place of some words in it, as `node` and `at`. */
const findWords = (words: string) => `
  const words = ${JSON.stringify(words)}
  const group = [...document.querySelectorAll('aside [role=group]')].find(one => one.innerText.startsWith('内容'))
  const walker = document.createTreeWalker(group, NodeFilter.SHOW_TEXT)
  let node = walker.nextNode()
  while (!node.textContent.includes(words)) node = walker.nextNode()
  const at = node.textContent.indexOf(words)`

/** Returns the middle of the first and the last line of some words on the screen. */
async function placeOf(panel: Locator, words: string) {
  await panel.getByRole('group', { name: '内容', exact: true }).scrollIntoViewIfNeeded()
  const page = panel.page()
  const ends = await page.evaluate<Ends>(`(() => {
    ${findWords(words)}
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + words.length)
    const lines = [...range.getClientRects()]
    const [first, last] = [lines[0], lines.at(-1)]
    return {
      left: first.left + 1,
      top: (first.top + first.bottom) / 2,
      right: last.right - 1,
      bottom: (last.top + last.bottom) / 2
    }
  })()`)
  return { page, ends }
}

describe('the panel of an editor', async () => {
  const visitor = await signedIn('desktop', 'panelist')
  const { page } = visitor
  const main = page.getByRole('main')
  const panel = page.getByRole('complementary', { name: '办理' })
  const approve = (within = panel) => within.getByRole('button', { name: '通过', exact: true })

  it('is the only place to approve a supplement, and hides the chosen phone number', async () => {
    const { tid } = await supplemented('补充里有电话号码')
    const refused = await buildMessage(db, { fid, subject: '另一条' })
    await visitor.open('/admin/queue?display=2')
    await main.locator('a[data-row-link]', { hasText: '补充里有电话号码' }).click()
    await panel.getByRole('heading', { name: '审核补充' }).waitFor()
    await approve(panel).waitFor()
    expect(await approve(main).count()).toBe(1)
    await readyToAct(panel)
    await panel.getByRole('button', { name: phone, pressed: false }).click()
    await approve().click()
    await page.getByText('已通过：补充里有电话号码').waitFor()
    expect(await publicTextOf(tid)).toMatchObject({ audit_state: 1, public_content: '请联系我，电话■■。' })
    expect(refused.tid).not.toBe(tid)
  })

  it('decides on the comment of a grade that was opened without its list', async () => {
    const { tid } = await buildMessage(db, { fid, subject: '评价里有意见', state: 3, replied_at: new Date() })
    const { id } = await db
      .insertInto('grade')
      .values({
        tid,
        round: 1,
        resolution: 2,
        speed: 3,
        manner: 4,
        comment: '答复很快，路面还没有修。',
        comment_state: 0,
        created_at: new Date()
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await visitor.open(`/admin/message?tid=${tid}&kind=comment&id=${id}`)
    await panel.getByText('答复很快，路面还没有修。').waitFor()
    await readyToAct(panel)
    await approve().click()
    await page.getByText('已通过：评价里有意见').waitFor()
    expect(
      await db.selectFrom('grade').select('comment_state').where('id', '=', id).executeTakeFirst()
    ).toEqual({ comment_state: 1 })
  })

  it('hides words of the subject and of the text by one field', async () => {
    const content = '青石巷中段的井盖松动，夜里很响。'
    const { tid } = await buildMessage(db, { fid, subject: '青石巷的井盖松动', content, audit_state: 0 })
    await visitor.open(`/admin/message?tid=${tid}`)
    await readyToAct(panel)
    await panel.getByRole('button', { name: '对公众隐藏部分文字' }).click()
    const words = panel.getByLabel('要隐藏的文字')
    expect(await words.count()).toBe(1)
    await words.fill('青石巷')
    await panel.getByRole('button', { name: '全部隐藏' }).click()
    await panel.getByText('■■的井盖松动', { exact: true }).waitFor()
    await panel.getByText('■■中段的井盖松动，夜里很响。').waitFor()
    await words.fill('夜里')
    await panel.getByRole('button', { name: '全部隐藏' }).click()
    await panel.getByText('■■中段的井盖松动，■■很响。').waitFor()
    await looksWell(visitor, 'hide-passages')
  })

  it('keeps its buttons in place when it says what was decided', async () => {
    for (const number of [1, 2])
      await buildMessage(db, { fid, subject: `栏杆松动 ${number}`, audit_state: 0 })
    await visitor.open('/admin/queue?keywords=栏杆松动')
    await main.locator('a[data-row-link]').first().click()
    await readyToAct(panel)
    await approve().click()
    const notice = page.getByText(/^已通过：栏杆松动/)
    await notice.waitFor()
    await readyToAct(panel)
    const placeOf = () => panel.getByRole('button', { name: '退回', exact: true }).boundingBox()
    const told = await placeOf()
    expect(await panel.getByText(/^已通过：/).count()).toBe(0)
    await looksWell(visitor, 'decided-beside')
    // a reload forgets the decision
    await page.reload()
    await readyToAct(panel)
    expect(await notice.count()).toBe(0)
    expect(await placeOf()).toEqual(told)
  })

  it('names the button of a row that only opens its message by what it does', async () => {
    await buildMessage(db, { fid, subject: '树枝遮挡信号灯', audit_state: 0 })
    await visitor.open('/admin/queue?keywords=树枝遮挡')
    const row = page.locator('[data-row]').filter({ hasText: '树枝遮挡信号灯' })
    await row.getByRole('button', { name: '审核', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: '树枝遮挡信号灯' }).waitFor()
    await approve().waitFor()
  })

  it('says at the end of the list that others before it still wait, and leads to the first', async () => {
    for (const number of [1, 2, 3])
      await buildMessage(db, { fid, subject: `桥灯不亮 ${number}`, audit_state: 0 })
    await visitor.open('/admin/queue?keywords=桥灯不亮')
    const rows = main.locator('a[data-row-link]')
    await rows.nth(2).waitFor()
    const first = await rows.first().innerText()
    await rows.nth(2).click()
    await readyToAct(panel)
    await approve().click()
    await page.getByText('这是列表末尾，前面还有 2 条。').waitFor()
    await looksWell(visitor, 'end-of-list')
    await page.getByRole('link', { name: '看第一条' }).click()
    await page.getByRole('heading', { level: 1, name: first }).waitFor()
  })

  it('says on a phone above the next message what was decided; a reload forgets it', async () => {
    for (const number of [1, 2])
      await buildMessage(db, { fid, subject: `路灯常亮 ${number}`, audit_state: 0 })
    const phoned = await signedIn('phone', 'panelist')
    await phoned.open('/admin/queue?keywords=路灯常亮')
    const rows = phoned.page.locator('main a[data-row-link]')
    await rows.nth(1).waitFor()
    const [decided, next] = await rows.allInnerTexts()
    await rows.first().click()
    const side = phoned.page.getByRole('complementary', { name: '办理' })
    await readyToAct(side)
    await approve(side).click()
    const title = phoned.page.getByRole('heading', { level: 1, name: next ?? '' })
    await title.waitFor()
    const notice = phoned.page.getByText(`已通过：${decided}`)
    await notice.waitFor()
    const [above, below] = [await notice.boundingBox(), await title.boundingBox()]
    expect(above?.y).toBeGreaterThan(0)
    expect(above?.y).toBeLessThan(below?.y ?? 0)
    await looksWell(phoned, 'decided-on-a-phone')
    await phoned.page.reload()
    await title.waitFor()
    expect(await notice.count()).toBe(0)
  })

  it('shows the button to approve a long message without scrolling', async () => {
    const { tid } = await buildMessage(db, { fid, subject: '按钮在眼前', audit_state: 0 })
    await db
      .updateTable('content_item')
      .set({ content: `${'路灯不亮，晚上出行不便。'.repeat(120)}电话${phone}。` })
      .where('tid', '=', tid)
      .execute()
    await visitor.open(`/admin/message?tid=${tid}&kind=message&id=${tid}`)
    await approve().waitFor()
    const box = await approve().boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThan(900)
  })

  it('links to a waiting delivery, which the message shows without buttons', async () => {
    const { tid, group_id } = await buildMessage(db, { fid, subject: '请转给相关单位' })
    const { id } = await db
      .insertInto('delivery')
      .values({ tid, group_id, to_group_id: world.groups.stranger, reason: '请参考', created_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await visitor.open(`/admin/message?tid=${tid}`)
    await main.getByRole('heading', { name: '申请与改投' }).waitFor()
    expect(await main.getByRole('button', { name: '同意递送', exact: true }).count()).toBe(0)
    await panel.getByRole('link', { name: '递送申请' }).click()
    await panel.getByRole('button', { name: '同意递送', exact: true }).waitFor()
    expect(new URL(page.url()).searchParams.get('id')).toBe(String(id))
    expect(await main.getByRole('button', { name: '同意递送', exact: true }).count()).toBe(1)
  })

  it('keeps an unfinished decision when the editor leaves, and restores it', async () => {
    const { tid } = await buildMessage(db, {
      fid,
      subject: '还没审完的留言',
      content: `我的电话是${phone}，请修路灯。`,
      audit_state: 0
    })
    await visitor.open(`/admin/message?tid=${tid}`)
    await panel.getByRole('button', { name: phone, pressed: false }).click()
    await panel.getByRole('textbox', { name: /理由|原因/ }).fill('电话不应公开')
    await panel.getByRole('button', { name: '改写公开文字' }).click()
    await panel.getByRole('textbox', { name: '公开内容' }).fill('请修路灯。')
    await page.getByRole('link', { name: '复核申请' }).first().click()
    await page.waitForURL(/\/admin\/rechecks/)
    await page.goBack()
    expect(await panel.getByRole('textbox', { name: '公开内容' }).inputValue()).toBe('请修路灯。')
    await visitor.open(`/admin/message?tid=${tid}`)
    await panel.getByText('已恢复上次未提交的内容。').waitFor()
    expect(await panel.getByRole('textbox', { name: '公开内容' }).inputValue()).toBe('请修路灯。')
    expect(await panel.getByRole('textbox', { name: /理由|原因/ }).inputValue()).toBe('电话不应公开')
    await panel.getByRole('button', { name: '对公众隐藏部分文字' }).click()
    await panel.getByRole('button', { name: phone, pressed: true }).waitFor()
    await panel.getByRole('button', { name: '清空' }).click()
    await panel.getByRole('button', { name: phone, pressed: false }).waitFor()
    await visitor.open(`/admin/message?tid=${tid}`)
    await panel.getByRole('button', { name: phone, pressed: false }).waitFor()
    expect(await panel.getByText('已恢复上次未提交的内容。').count()).toBe(0)
  })

  it('shows the decision that a colleague made meanwhile, and offers the actions that are still possible', async () => {
    const { tid } = await buildMessage(db, { fid, subject: '两人同时审核', audit_state: 0 })
    const other = await signedIn('desktop', 'colleague')
    for (const one of [visitor, other]) {
      await one.open(`/admin/message?tid=${tid}`)
      await approve(one.page.getByRole('complementary', { name: '办理' })).waitFor()
    }
    await panel.getByRole('button', { name: '退回', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('请写明地点。')
    const elsewhere = other.page.getByRole('complementary', { name: '办理' })
    await readyToAct(elsewhere)
    await approve(elsewhere).click()
    await other.page.getByText('已通过：两人同时审核').waitFor()
    await dialog.getByRole('button', { name: '退回', exact: true }).click()
    await dialog.getByRole('button', { name: '取得最新内容' }).click()
    await dialog.waitFor({ state: 'detached' })
    await panel.getByText('其他人已先处理了这条内容，以下是最新状态。').waitFor()
    await panel.getByText(/审核通过/).waitFor()
    expect(await panel.getByRole('button', { name: '退回', exact: true }).count()).toBe(0)
    await panel.getByRole('button', { name: '下架' }).waitFor()
  })

  it('marks in the list beside it what a colleague decided since the list was opened', async () => {
    const built = new Map<string, number>()
    for (const subject of ['井盖异响 1', '井盖异响 2'])
      built.set(subject, (await buildMessage(db, { fid, subject, audit_state: 0 })).tid)
    await visitor.open('/admin/queue?keywords=井盖异响')
    const rows = main.locator('a[data-row-link]')
    await rows.nth(1).waitFor()
    const [, second = ''] = await rows.allInnerTexts()
    await rows.first().click()
    await readyToAct(panel)
    const beside = page.getByRole('navigation', { name: '所在列表' })
    const row = beside.getByRole('link').filter({ hasText: second })
    expect(await row.innerText()).not.toContain('已通过')
    const [, tid] = [...built].find(([subject]) => second.includes(subject)) ?? []
    if (tid === undefined) throw new Error(`The list has the row ${second}`)
    const colleague = await callerAs('colleague')
    const { version } = await colleague.call('getEditorMessage', { body: { tid } })
    await colleague.call('approveMessage', { body: { tid, version, priorityLevel: 2 } })
    await row.click()
    await row.getByText('已通过').waitFor()
    await looksWell(visitor, 'decided-elsewhere')
  })

  it('names a message that was taken down so, and not returned', async () => {
    const { tid } = await buildMessage(db, { fid, subject: '内容有误的留言' })
    await visitor.open(`/admin/message?tid=${tid}`)
    await readyToAct(panel)
    await panel.getByRole('button', { name: '下架', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('经核实内容不实')
    await dialog.getByRole('button', { name: '下架', exact: true }).click()
    await panel.getByRole('button', { name: '恢复', exact: true }).waitFor()
    await panel.getByText(/已下架$/).waitFor()
    expect(await panel.getByText(/已退回$/).count()).toBe(0)
  })

  it('carries a hiding over to the message that a colleague approved first', async () => {
    const content = '青石巷三号门口的路灯不亮，夜里很黑。'
    const { tid } = await buildMessage(db, { fid, subject: '巷口路灯不亮', content, audit_state: 0 })
    const other = await signedIn('desktop', 'colleague')
    await visitor.open(`/admin/message?tid=${tid}`)
    await readyToAct(panel)
    await panel.getByRole('button', { name: '对公众隐藏部分文字' }).click()
    const hideAll = panel.getByRole('button', { name: '全部隐藏' })
    // without words there is nothing to hide
    expect(await hideAll.isDisabled()).toBe(true)
    await panel.getByLabel('要隐藏的文字').fill('青石巷三号')
    await hideAll.click()
    await panel.getByText('■■门口的路灯不亮，夜里很黑。').waitFor()
    await other.open(`/admin/message?tid=${tid}`)
    const elsewhere = other.page.getByRole('complementary', { name: '办理' })
    await readyToAct(elsewhere)
    await approve(elsewhere).click()
    await other.page.getByText('已通过：巷口路灯不亮').waitFor()
    await approve().click()
    await panel.getByRole('button', { name: '取得最新内容' }).click()
    const notice = panel.getByText('您选好的隐藏或改写还没有生效，已放到下面，请核对后提交。')
    await notice.waitFor()
    await panel.getByText('■■门口的路灯不亮，夜里很黑。').waitFor()
    await looksWell(visitor, 'carried-over')
    await readyToAct(panel)
    await panel.getByRole('form').getByRole('button', { name: '修改公开内容', exact: true }).click()
    await notice.waitFor({ state: 'detached' })
    const texts = db.selectFrom('content_item').select('public_content').where('tid', '=', tid)
    expect(await texts.execute()).toEqual([{ public_content: '■■门口的路灯不亮，夜里很黑。' }])
  })

  describe('with a passage that is chosen and not hidden', () => {
    const content = '青石巷三号门口的路灯不亮，夜里很黑，老人出行不便。'
    const question = page.getByRole('dialog', { name: '这些文字还没有隐藏' })
    const bar = panel.getByRole('group', { name: '已选中的文字' })

    /** Opens a waiting message with the form that hides passages. */
    async function openHiding(subject: string): Promise<number> {
      const { tid } = await buildMessage(db, { fid, subject, content, audit_state: 0 })
      await visitor.open(`/admin/message?tid=${tid}`)
      await readyToAct(panel)
      await panel.getByRole('button', { name: '对公众隐藏部分文字' }).click()
      return tid
    }
    const decisionOn = (tid: number) =>
      db
        .selectFrom('message as m')
        .innerJoin('content_item as c', 'c.tid', 'm.tid')
        .select(['m.audit_state', 'c.public_content'])
        .where('m.tid', '=', tid)
        .executeTakeFirstOrThrow()

    it('asks before it approves, and hides the passage by one press', async () => {
      const tid = await openHiding('选中的文字 1')
      await dragOver(panel, '青石巷三号')
      await approve().click()
      await question.waitFor()
      expect(await question.getByRole('listitem').allInnerTexts()).toEqual(['青石巷三号'])
      await looksWell(visitor, 'unhidden-question')
      expect((await decisionOn(tid)).audit_state).toBe(0)
      // the press that hides has the focus
      await page.keyboard.press('Enter')
      await page.getByText('已通过：选中的文字 1').first().waitFor()
      expect(await decisionOn(tid)).toEqual({
        audit_state: 1,
        public_content: '■■门口的路灯不亮，夜里很黑，老人出行不便。'
      })
    })

    it('asks about a passage of the message itself, before the form for hiding is open', async () => {
      const subject = '选中的文字 0'
      const { tid } = await buildMessage(db, { fid, subject, content, audit_state: 0 })
      await visitor.open(`/admin/message?tid=${tid}`)
      await readyToAct(panel)
      await page.evaluate(`{
        const text = [...document.querySelectorAll('article [data-original]')].find(one => one.textContent.includes('青石巷'))
        getSelection().setBaseAndExtent(text.firstChild, 0, text.firstChild, 5)
      }`)
      await approve().click()
      await question.waitFor()
      expect(await question.getByRole('listitem').allInnerTexts()).toEqual(['青石巷三号'])
      await question.getByRole('button', { name: '隐藏并提交' }).click()
      await page.getByText(`已通过：${subject}`).first().waitFor()
      expect(await decisionOn(tid)).toEqual({
        audit_state: 1,
        public_content: '■■门口的路灯不亮，夜里很黑，老人出行不便。'
      })
    })

    it('remembers the passage after a press on another field', async () => {
      const tid = await openHiding('选中的文字 2')
      await dragOver(panel, '夜里很黑')
      await panel.getByLabel('要隐藏的文字').click()
      await approve().click()
      await question.waitFor()
      await question.getByRole('button', { name: '取消' }).click()
      await question.waitFor({ state: 'detached' })
      expect((await decisionOn(tid)).audit_state).toBe(0)
      await bar.getByRole('button', { name: '隐藏', exact: true }).click()
      await panel.getByText('青石巷三号门口的路灯不亮，■■，老人出行不便。').waitFor()
      expect(await bar.count()).toBe(0)
      await approve().click()
      await page.getByText('已通过：选中的文字 2').first().waitFor()
      expect((await decisionOn(tid)).public_content).toBe('青石巷三号门口的路灯不亮，■■，老人出行不便。')
    })

    it('takes a drag beyond the edge of the text as far as the text goes', async () => {
      await openHiding('选中的文字 3')
      await dragOver(panel, '老人出行不便。', 300)
      await bar.getByText('老人出行不便。').waitFor()
      await looksWell(visitor, 'chosen-passage')
      await bar.getByRole('button', { name: '隐藏', exact: true }).click()
      await panel.getByText('青石巷三号门口的路灯不亮，夜里很黑，■■').waitFor()
    })

    it('asks about typed words, too', async () => {
      const tid = await openHiding('填写的文字 4')
      await panel.getByLabel('要隐藏的文字').fill('路灯')
      await approve().click()
      await question.getByRole('button', { name: '隐藏并提交' }).click()
      await page.getByText('已通过：填写的文字 4').first().waitFor()
      expect((await decisionOn(tid)).public_content).toBe('青石巷三号门口的■■不亮，夜里很黑，老人出行不便。')
    })

    it('sends nothing where typed words are not in the text', async () => {
      const tid = await openHiding('填错的文字 5')
      await panel.getByLabel('要隐藏的文字').fill('青石港')
      await approve().click()
      await question.getByRole('button', { name: '隐藏并提交' }).click()
      await panel.getByText('原文里没有这些文字。').waitFor()
      expect((await decisionOn(tid)).audit_state).toBe(0)
    })

    it('publishes the passage only where the editor says so', async () => {
      const tid = await openHiding('不隐藏的文字 6')
      await dragOver(panel, '青石巷三号')
      await approve().click()
      await question.getByRole('button', { name: '不隐藏，提交' }).click()
      await page.getByText('已通过：不隐藏的文字 6').first().waitFor()
      expect(await decisionOn(tid)).toEqual({ audit_state: 1, public_content: null })
    })

    it('does not ask once a click in the text has taken the choice back', async () => {
      const tid = await openHiding('放弃的文字 7')
      await dragOver(panel, '青石巷三号')
      await bar.getByRole('button', { name: '不隐藏' }).click()
      expect(await bar.count()).toBe(0)
      await dragOver(panel, '夜里很黑')
      const { ends } = await placeOf(panel, '门口')
      await page.mouse.click(ends.left + 4, ends.top)
      expect(await bar.count()).toBe(0)
      await approve().click()
      await page.getByText('已通过：放弃的文字 7').first().waitFor()
      expect((await decisionOn(tid)).public_content).toBeNull()
    })

    it('leaves the hiding by one press, and brings it back by another', async () => {
      await openHiding('取消隐藏 8')
      await panel.getByLabel('要隐藏的文字').fill('青石巷')
      await panel.getByRole('button', { name: '全部隐藏' }).click()
      await panel.getByText('■■三号门口的路灯不亮，夜里很黑，老人出行不便。').waitFor()
      await panel.getByRole('button', { name: '取消隐藏' }).click()
      expect(await panel.getByLabel('要隐藏的文字').count()).toBe(0)
      await panel.getByRole('button', { name: '恢复刚才的修改' }).click()
      await panel.getByText('■■三号门口的路灯不亮，夜里很黑，老人出行不便。').waitFor()
    })

    it('offers on a phone to hide what a long press selects', async () => {
      const { tid } = await buildMessage(db, { fid, subject: '长按选中 9', content, audit_state: 0 })
      const phoned = await signedIn('phone', 'panelist')
      await phoned.open(`/admin/message?tid=${tid}`)
      const side = phoned.page.getByRole('complementary', { name: '办理' })
      await readyToAct(side)
      await side.getByRole('button', { name: '对公众隐藏部分文字' }).click()
      await side.getByRole('group', { name: '内容', exact: true }).scrollIntoViewIfNeeded()
      await phoned.page.evaluate(`(() => {
        ${findWords('青石巷三号')}
        getSelection().setBaseAndExtent(node, at, node, at + words.length)
      })()`)
      await side.getByRole('button', { name: '隐藏', exact: true }).waitFor()
      await looksWell(phoned, 'chosen-passage-on-a-phone')
      await side.getByRole('button', { name: '隐藏', exact: true }).click()
      await side.getByText('■■门口的路灯不亮，夜里很黑，老人出行不便。').waitFor()
    })
  })
})
