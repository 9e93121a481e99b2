/** Popups of specification 2 that are dialogs of the console: each opens with its title, keeps the focus, and gives it back. */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildAssignment, buildMessage } from '../support/builders.ts'
import { isClean, type Visitor } from './support/browser.ts'
import { ownSite } from './support/site.ts'

const { db, world, staff, signedIn } = await ownSite()
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
  it.for(popups)('$name opens, keeps the focus, closes by Escape and gives the focus back', async popup => {
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

it('a pick of a department that picks nothing says what to choose', async () => {
  const { page, open: go } = await visitorOf('popup_chief')
  await go('/admin/user/create')
  await page
    .getByRole('button', { name: /^(所属)?部门/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '确定', exact: true }).click()
  await dialog.getByText('请选择部门').waitFor()
  expect(await dialog.count()).toBe(1)
})
