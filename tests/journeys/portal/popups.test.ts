/**
 * Tests the popups of specification 2 in the console: each opens, does its work, and returns the focus. Popups for
 * texts are editors beside the message.
 */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import {
  buildAccount,
  buildAssignment,
  buildMessage,
  buildReply,
  buildUpload
} from '../../support/builders/builders.ts'
import { buildCompany } from '../../support/builders/companies.ts'
import { photo } from '../../support/files.ts'
import { isClean, type Visitor } from '../support/browser.ts'
import { publishButton } from '../support/publish.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, keys, world, staff, signedIn } = await ownSite()
const { city, bureau } = world.groups
const fid = world.forums.city
await db.updateTable('org_group').set({ allow_delivery: true }).where('id', '=', city).execute()
await buildAccount(db, { kind: 'institution', group_id: city, username: 'popup_city' })
await buildAccount(db, { kind: 'institution', group_id: bureau, username: 'popup_bureau' })
await staff('popup_chief', 'administrator')

const assigned = async (subject: string, given: object = {}) => {
  const { tid } = await buildMessage(db, { fid, subject })
  await buildAssignment(db, { tid, holder_group_id: bureau, ...given })
  return tid
}
const open = await buildMessage(db, { fid, subject: '路灯不亮' })
const desk = (tid: number) => `/g/taskMain?messageId=${tid}`

interface Popup {
  name: string
  who: 'popup_city' | 'popup_bureau' | 'popup_chief'
  where: string
  button: string
  title: string
}

const popups: readonly Popup[] = [
  { name: 'assign', who: 'popup_city', where: desk(open.tid), button: '交办', title: '交办：路灯不亮' },
  { name: 'report', who: 'popup_city', where: desk(open.tid), button: '上报', title: '上报：路灯不亮' },
  {
    name: 'delivery apply',
    who: 'popup_city',
    where: desk(open.tid),
    button: '递送',
    title: '递送：路灯不亮'
  },
  {
    name: 'assign return',
    who: 'popup_bureau',
    where: desk(await assigned('台阶破损')),
    button: '申请退回',
    title: '申请退回'
  },
  {
    name: 'refuse',
    who: 'popup_city',
    where: desk(
      await assigned('树枝挡路', {
        state: 30,
        state_before_return: 20,
        return_reason: '不属于本单位的职责范围'
      })
    ),
    button: '不同意退回',
    title: '不同意退回'
  },
  {
    name: 'reply result',
    who: 'popup_city',
    where: desk(await assigned('积水不退', { type: 2, state: 25, holder_group_id: null })),
    button: '登记结果',
    title: '登记结果'
  }
]

const visitors = new Map<string, Visitor>()
async function visitorOf(who: string): Promise<Visitor> {
  const visitor = visitors.get(who) ?? (await signedIn('desktop', who))
  visitors.set(who, visitor)
  return visitor
}
/** Tells whether the focus is in the dialog; tests are checked without the types of browsers. */
const hasFocus = (page: Page) =>
  page.evaluate<boolean>('!!document.activeElement?.closest("[role=dialog],dialog")')

describe('the popup', () => {
  it.for(popups)('$name opens, keeps the focus, closes by Escape and returns the focus', async popup => {
    const visitor = await visitorOf(popup.who)
    const { page } = visitor
    if (!page.url().endsWith(popup.where)) await visitor.open(popup.where)
    const opener = page.getByRole('main').getByRole('button', { name: popup.button, exact: true }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: new RegExp(`^${popup.title}`) })
    await dialog.waitFor()
    await expect.poll(() => hasFocus(page)).toBe(true)
    await isClean(visitor, `popup ${popup.name}`)
    for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press('Shift+Tab')
    expect(await hasFocus(page)).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => opener.and(page.locator(':focus')).count()).toBe(1)
  })
})

it('the picker of departments asks for a choice when nothing is chosen', async () => {
  const { page, open: go } = await visitorOf('popup_chief')
  await go('/admin/user/create')
  await page
    .getByRole('button', { name: /^(所属)?部门/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '确定', exact: true }).click()
  await dialog.getByText('请选择部门', { exact: true }).waitFor()
  expect(await dialog.count()).toBe(1)
})

/** Opens the page of a message for the city, and returns the parts that its tests use. */
async function atDesk(tid: number) {
  const visitor = await visitorOf('popup_city')
  await visitor.open(desk(tid))
  return { ...visitor, visitor, main: visitor.page.getByRole('main') }
}
const isFocused = (page: Page, selector: string) =>
  expect.poll(() => page.locator(`${selector}:focus`).count()).toBe(1)
const answer = '经现场查看，路灯的线路已经更换，夜间照明恢复正常，感谢您的提醒。'

describe('the editor beside a message', async () => {
  /** Sends the text of an editor and publishes it. */
  async function publish(page: Page, name: string, text: string) {
    const editor = page.getByRole('form', { name, exact: true })
    await editor.locator('textarea').first().fill(text)
    await press(page, editor.getByRole('button', { name, exact: true }))
    await publishButton(page).click()
    // the published text gets the focus, beside the link to the next message
    await isFocused(page, 'section[aria-label="已提交的内容"]')
  }

  it('explain: the explanation is published and gets the focus', async () => {
    const { tid } = await buildMessage(db, { fid, subject: '公交站没有座椅', state: 3, explain_due: true })
    await buildReply(db, { tid })
    const { page, main } = await atDesk(tid)
    await publish(page, '解释', `${answer}座椅将在下月安装。`)
    await main.getByText(/^解释已于 .+ 发布/).waitFor()
    const [saved] = await db.selectFrom('message').select('state').where('tid', '=', tid).execute()
    expect(saved?.state).toBe(11)
  })

  it('adopt: the draft of a subordinate becomes the reply', async () => {
    const { tid } = await buildMessage(db, { fid, subject: '路口没有信号灯' })
    await buildAssignment(db, { tid, holder_group_id: bureau, state: 40, answer })
    const { page, main } = await atDesk(tid)
    await main.getByRole('tab', { name: /^采用回复/ }).click()
    await publish(page, '采用回复', `${answer}信号灯已列入计划。`)
    await main.getByText(/^办结回复已于 .+ 发布/).waitFor()
  })

  const replied = await buildMessage(db, { fid, subject: '井盖松动' })
  await buildReply(db, { tid: replied.tid, content: answer })

  it('edit reply: the link opens the editor, and its text replaces the reply', async () => {
    const { page, main } = await atDesk(replied.tid)
    await main.getByRole('link', { name: '修改回复' }).focus()
    await page.keyboard.press('Enter')
    const editor = page.getByRole('form', { name: '修改回复' })
    await isFocused(page, 'aside textarea')
    await editor
      .locator('input[type=file]')
      .setInputFiles({ name: '井盖.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await editor.getByRole('button', { name: '移除附件 井盖.jpg' }).waitFor()
    await publish(page, '修改回复', `${answer}井盖已加固。`)
    await main.getByText(/^修改后的回复已于 .+ 发布/).waitFor()
    await main.getByText('井盖已加固。').waitFor()
  })

  it('attachment: a picture opens in the viewer, and is deleted from the reply', async () => {
    const { page, main, visitor } = await atDesk(replied.tid)
    const opener = main.getByRole('link', { name: '井盖.jpg' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '井盖.jpg' })
    const width = () => dialog.getByRole('img').evaluate(img => (img as unknown as Pixels).naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    await isClean(visitor, 'popup attachment')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await isFocused(page, 'a')
    expect(await opener.and(page.locator(':focus')).count()).toBe(1)
    await press(page, main.getByRole('button', { name: '删除附件' }))
    await press(page, page.getByRole('dialog').getByRole('button', { name: '删除附件' }))
    await opener.waitFor({ state: 'detached' })
  })
})

interface Pixels {
  readonly naturalWidth: number
}

it('attachment: a picture of the citizen is hidden from the public, and shown again', async () => {
  const { tid, contentId } = await buildMessage(db, { fid, subject: '垃圾未清运' })
  for (const file_name of ['一.jpg', '二.jpg'])
    await buildUpload(db, { tid, content_item_id: contentId, file_name })
  const { page, main } = await atDesk(tid)
  const hide = main.getByRole('button', { name: '设为不公开' })
  await press(page, hide.first())
  await main.getByText('已隐藏 · 一.jpg').waitFor()
  await press(page, main.getByRole('button', { name: '设为公开' }))
  await main.getByText('已隐藏').waitFor({ state: 'detached' })
  await main.getByRole('link', { name: '一.jpg' }).click()
  await page.getByRole('dialog', { name: '一.jpg' }).getByText('第 1 张，共 2 张').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('dialog', { name: '二.jpg' }).getByText('第 2 张，共 2 张').waitFor()
  await page.keyboard.press('Escape')
  await isFocused(page, 'a')
})

it('enterprise info and map position: the company opens from its name, the message shows the place', async () => {
  const company = await buildCompany(db, keys, { enterprise_name: '临江食品有限公司' })
  const place = '滨河路与解放路路口'
  const { tid } = await buildMessage(db, {
    fid,
    subject: '货车禁行时段过长',
    author_uid: company.uid,
    location: place
  })
  const { page, main, visitor } = await atDesk(tid)
  await main.getByText(`地点：${place}`).waitFor()
  const opener = main.getByRole('button', { name: /临江食品有限公司$/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(company.credit_code).waitFor()
  await isClean(visitor, 'popup enterprise info')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await opener.and(page.locator(':focus')).count()).toBe(1)
})

// password.test.ts tests a change of the password
describe('the user centre', () => {
  it('bind e-mail or mobile: the form gets the focus, refuses a wrong address, and returns the focus', async () => {
    const { page, open: go } = await visitorOf('popup_bureau')
    await go('/g/settings/bind-info')
    for (const [kind, label, wrong] of [
      ['邮箱', '新邮箱', '请输入正确的邮箱'],
      ['手机', '新手机号', '请输入正确的手机号']
    ] as const) {
      const section = page.getByRole('region', { name: kind, exact: true })
      const opener = section.getByRole('button', { name: '绑定' })
      await opener.focus()
      await page.keyboard.press('Enter')
      await isFocused(page, 'input')
      await section.getByLabel(label).fill('不对')
      await page.keyboard.press('Enter')
      await section.getByText(wrong).first().waitFor()
      await section.getByRole('button', { name: '取消' }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => opener.and(page.locator(':focus')).count()).toBe(1)
    }
  })

  it('login log: it contains this sign-in', async () => {
    const { page, open: go } = await visitorOf('popup_bureau')
    await go('/g/settings/login-log')
    await page.getByRole('main').getByText(/登录/).first().waitFor()
  })
})
