/** Tests an editor's hour by keyboard: sixty decisions with `--all`, six otherwise. */
import { afterAll, describe, expect, it } from 'vitest'
import { buildMessage } from '../../support/builders/builders.ts'
import { everywhere } from '../support/browser.ts'
import { type Keyboard, keyboardOf } from '../support/keyboard.ts'
import { readyToAct } from '../support/ready.ts'
import { ownSite } from '../support/site.ts'

const { db, world, signedIn, staff } = await ownSite()
await staff('examiner', 'editor')
const { city: fid } = world.forums

/** The number of decisions of each kind: in the whole hour, and in the short one. */
const counts = { approve: [36, 3], return: [12, 2], recheck: [12, 1] } as const
type Kind = keyof typeof counts
const decisions = (kind: Kind) => Array.from({ length: counts[kind][everywhere ? 0 : 1] }, (_, at) => at + 1)
const texts = {
  return: '留言内容没有具体地点，请补充后重新提交。',
  recheck: '该事项确由贵单位办理，请继续办理。'
}
const subjectOf = (kind: Kind, at: number) =>
  `${{ approve: '应通过', return: '应退回', recheck: '应驳回' }[kind]}第${at}件`

const begin = Date.now()
const created = (at: number) => new Date(begin - at * 60_000)
for (const at of decisions('approve'))
  await buildMessage(db, {
    fid,
    subject: subjectOf('approve', at),
    audit_state: 0,
    created_at: created(at * 3)
  })
for (const at of decisions('return'))
  await buildMessage(db, {
    fid,
    subject: subjectOf('return', at),
    audit_state: 0,
    created_at: created(at * 7)
  })
for (const at of decisions('recheck')) {
  const { tid, group_id } = await buildMessage(db, {
    fid,
    subject: subjectOf('recheck', at),
    recheck_open: true,
    created_at: created(at)
  })
  const asked = { tid, group_id, matter: 1, channel: 1, reason: '不属于我单位职责范围。' }
  await db
    .insertInto('recheck')
    .values({ ...asked, created_at: created(at) })
    .execute()
}

let hour: Keyboard['spent'] = { keys: 0, characters: 0 }
const done = { approve: 0, return: 0, recheck: 0 }

describe('an editor’s hour, by keyboard', async () => {
  const visitor = await signedIn('desktop', 'examiner')
  const { page } = visitor
  // gives up when a control needs more key presses than this
  const keys = keyboardOf(page, 40)
  hour = keys.spent
  const { press, type, tabTo, enter, landsOn } = keys
  const panel = page.getByRole('complementary', { name: '办理' })
  const dialog = page.getByRole('dialog')
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })

  /** Opens the first record of a board. */
  async function openFirst(board: string) {
    await visitor.open(`/admin/${board}`)
    await page.getByRole('main').locator('[data-row]').first().waitFor()
    await press('j', 'Enter')
    await panel.waitFor()
  }

  /** Decides with a reason in the dialog. */
  async function decideWith(verb: string, reason: string) {
    await enter(panel.getByRole('button', { name: verb, exact: true }))
    await landsOn(dialog.getByRole('textbox').first())
    await type(reason)
    await enter(dialog.getByRole('button', { name: verb, exact: true }))
    await dialog.waitFor({ state: 'detached' })
  }

  const acts = {
    async approve() {
      await tabTo(panel.getByRole('button', { name: '通过', exact: true }))
      await press('Enter')
    },
    return: () => decideWith('退回', texts.return),
    recheck: () => decideWith('驳回复核', texts.recheck)
  }
  const kindOf = (subject: string): Kind =>
    subject.startsWith('应通过') ? 'approve' : subject.startsWith('应退回') ? 'return' : 'recheck'

  /** Decides on the open record; the next one opens by itself. */
  async function decide() {
    await expect.poll(() => heading.innerText()).toMatch(/^应.+件$/)
    const subject = await heading.innerText()
    const kind = kindOf(subject)
    await readyToAct(panel)
    await acts[kind]()
    await page.getByText(new RegExp(`^已.+：${subject}`)).waitFor()
    done[kind]++
  }

  it('approves and returns messages, one after the other', async () => {
    await openFirst('queue')
    for (let left = decisions('approve').length + decisions('return').length; left > 0; left--) await decide()
    const { waiting } = await db
      .selectFrom('message')
      .select(db.fn.countAll<number>().as('waiting'))
      .where('audit_state', '=', 0)
      .executeTakeFirstOrThrow()
    expect(Number(waiting)).toBe(0)
  }, 600_000)

  it('returns a message with a standard reason, by keyboard, and changes it a little', async () => {
    const { tid } = await buildMessage(db, { fid, subject: '常用原因一件', audit_state: 0 })
    await openFirst('queue')
    await readyToAct(panel)
    await panel.getByRole('button', { name: '退回', exact: true }).focus()
    await page.keyboard.press('Enter')
    const field = dialog.getByRole('textbox').first()
    await field.and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: '常用原因' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    const reasons = page.getByRole('menu', { name: '常用原因' }).getByRole('menuitem')
    const hasFocus = (text: RegExp) => reasons.filter({ hasText: text }).and(page.locator(':focus')).waitFor()
    await hasFocus(/^请写明具体地点/)
    await page.keyboard.press('ArrowDown')
    await hasFocus(/^请写清事情的时间/)
    await page.keyboard.press('End')
    await hasFocus(/^附件无法打开/)
    await page.keyboard.press('Home')
    await hasFocus(/^请写明具体地点/)
    await page.keyboard.press('Enter')
    await field.and(page.locator(':focus')).waitFor()
    await expect.poll(() => field.inputValue()).toMatch(/^请写明具体地点/)
    await page.keyboard.press('End')
    await page.keyboard.type('，谢谢。')
    await dialog.getByRole('button', { name: '退回', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const { audit_note } = await db
      .selectFrom('message')
      .select('audit_note')
      .where('tid', '=', tid)
      .executeTakeFirstOrThrow()
    expect(audit_note).toMatch(/^请写明具体地点.*，谢谢。$/)
  }, 60_000)

  it('a second press at the same place does not decide on the next record', async () => {
    const texts = ['连按第1件', '连按第2件', '连按第3件']
    for (const [at, subject] of texts.entries())
      await buildMessage(db, { fid, subject, audit_state: 0, created_at: new Date(begin + at * 60_000) })
    const approved = async () =>
      (
        await db
          .selectFrom('message')
          .select('subject')
          .where('subject', 'like', '连按%')
          .where('audit_state', '=', 1)
          .execute()
      ).length
    await openFirst('queue')
    const first = await heading.innerText()
    const approve = panel.getByRole('button', { name: '通过', exact: true })
    await readyToAct(panel)
    await approve.click()
    await expect.poll(() => heading.innerText()).not.toBe(first)
    // the page moves the focus to the new record after it is drawn
    await page.locator('#message:focus').waitFor()
    // with the mouse, with a key, and with a key that is held down; the button keeps the focus
    const second = await heading.innerText()
    await approve.dispatchEvent('click')
    await approve.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.down('Enter')
    for (let repeats = 0; repeats < 20; repeats++) {
      await page.waitForTimeout(50)
      await page.keyboard.down('Enter')
    }
    expect(await approve.getAttribute('aria-disabled')).toBe('true')
    expect(await approve.and(page.locator(':focus')).count()).toBe(1)
    await page.keyboard.up('Enter')
    await readyToAct(panel)
    expect(await heading.innerText()).toBe(second)
    expect(await approved()).toBe(1)
    // a new press of the key decides
    await page.keyboard.press('Enter')
    await expect.poll(approved).toBe(2)
  }, 60_000)

  it('rejects rechecks that are not justified', async () => {
    await openFirst('rechecks')
    for (let left = decisions('recheck').length; left > 0; left--) await decide()
    expect(done).toEqual({
      approve: decisions('approve').length,
      return: decisions('return').length,
      recheck: decisions('recheck').length
    })
  }, 600_000)
})

afterAll(() => {
  const all = done.approve + done.return + done.recheck
  console.info(`${all} decisions took ${hour.keys} presses of keys and ${hour.characters} typed characters`)
})
