/**
 * Tests that nothing is sent in another's name: one tab holds what somebody has typed, and another tab of the same browser
 * signs in as somebody else. Decision 0144.
 */
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildMessage, buildSession } from '../../support/builders/builders.ts'
import { isClean, looksWell, type Visitor } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { publishButton } from '../support/publish.ts'
import { restOf } from '../support/rest.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, keys, world, url, browser, signedIn, callerAs } = await ownSite({}, true)
const fid = world.forums.city
// with a phone: who has none is asked for one after signing in
for (const [username, nick_name, phone] of [
  ['first_citizen', '青山', '13900000001'],
  ['second_citizen', '绿水', '13900000002']
] as const)
  await buildAccount(db, { username, nick_name, password, phone, keys })
for (const [username, nick_name, group_id] of [
  ['first_clerk', '经办甲', world.groups.city],
  ['other_clerk', '邻市经办', world.groups.stranger]
] as const)
  await buildAccount(db, {
    kind: 'institution',
    username,
    nick_name,
    real_name: nick_name,
    group_id,
    password
  })

const now = (name: string) => `当前登录账号已变为“${name}”`
const subject = '小区门口路灯不亮'
const content = '小区东门的三盏路灯已经一个星期不亮了，晚上老人出门很不方便，请尽快派人维修。'

const authorsOf = async (title: string) =>
  (
    await db
      .selectFrom('message')
      .innerJoin('account', 'account.uid', 'message.author_uid')
      .select('account.username')
      .where('message.subject', '=', title)
      .execute()
  ).map(({ username }) => username)

/** Returns the button of the account's menu in the header. */
const menuOf = (page: Page, name: string) =>
  page.getByRole('banner').locator('summary').filter({ hasText: name })

/** Opens another tab of the same browser. */
async function anotherTab({ context }: Visitor): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto('/home')
  await restOf(tab)()
  return tab
}

/** Signs in on a page of the portal that shows the forms for it. */
async function fillSignIn(place: Page | ReturnType<Page['getByRole']>, username: string) {
  await place.getByLabel('用户名', { exact: true }).fill(username)
  await place.getByLabel('密码', { exact: true }).fill(password)
  await place.getByRole('button', { name: '登录', exact: true }).click()
}

/** Signs out in a tab of the portal, and signs in as somebody else. */
async function changeAccount(tab: Page, from: string, to: string): Promise<void> {
  await menuOf(tab, from).click()
  await tab.getByRole('button', { name: '退出登录' }).click()
  await tab.getByText('已退出登录').waitFor()
  await tab.getByRole('banner').getByRole('link', { name: '登录' }).click()
  await fillSignIn(tab.getByRole('dialog'), to)
  await tab.getByText('登录成功').first().waitFor()
}

/** Gives the browser the session of somebody else, as another tab does. */
async function enterAs({ context }: Visitor, username: string): Promise<void> {
  const { uid } = await db
    .selectFrom('account')
    .select('uid')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const value = await buildSession(db, uid)
  await context.addCookies([{ name: 'token', value, url }])
}

async function writeMessage({ page, open }: Visitor, title: string): Promise<void> {
  await open(`/threads/post?fid=${fid}`)
  await page.getByLabel('求助').check()
  await page.getByLabel('领域').selectOption({ label: '城建' })
  await page.getByLabel('标题').fill(title)
  await page.getByLabel('内容', { exact: true }).fill(content)
}

describe.each(['desktop', 'phone'] as const)('a message on a %s', size => {
  it('is not sent in the name of whoever has signed in in another tab, and keeps its text', async () => {
    const title = `${subject}${size}`
    const writer = await signedIn(size, 'first_citizen')
    const { page } = writer
    await writeMessage(writer, title)
    const tab = await anotherTab(writer)
    await changeAccount(tab, '青山', 'second_citizen')
    await press(page, page.getByRole('button', { name: '提交留言' }))
    const dialog = page.getByRole('dialog', { name: now('绿水') })
    await dialog.getByRole('button', { name: '重新加载' }).waitFor()
    await dialog.getByText('这个页面是用“青山”打开的').waitFor()
    expect(await authorsOf(title)).toEqual([])
    await looksWell(writer, `other-account-${size}`)
    // who stays is refused again
    await dialog.getByRole('button', { name: '留在此页' }).click()
    expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(content)
    await page.getByText(now('绿水')).first().waitFor()
    await press(page, page.getByRole('button', { name: '提交留言' }))
    await dialog.getByRole('button', { name: '重新登录' }).click()
    expect(await authorsOf(title)).toEqual([])
    // signing in again on the page goes on with the text
    await fillSignIn(page.getByRole('dialog', { name: '登录' }), 'first_citizen')
    await page.getByText('登录成功').first().waitFor()
    expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(content)
    await press(page, page.getByRole('button', { name: '提交留言' }))
    await page
      .getByText(/留言已提交，编号 \d+/)
      .first()
      .waitFor()
    expect(await authorsOf(title)).toEqual(['first_citizen'])
    // the other tab learns of it when it gets the focus
    await tab.evaluate('dispatchEvent(new Event("focus"))')
    await tab.getByRole('dialog', { name: now('青山') }).waitFor()
  })
})

it('a page that gets the focus says that the account has changed, and keeps the draft for its author', async () => {
  const writer = await signedIn('desktop', 'first_citizen')
  const { page, rest } = writer
  await writeMessage(writer, '焦点')
  await page
    .getByText(/草稿已于/)
    .first()
    .waitFor()
  await enterAs(writer, 'second_citizen')
  await page.evaluate('dispatchEvent(new Event("focus"))')
  await page
    .getByRole('dialog', { name: now('绿水') })
    .getByRole('button', { name: '重新加载' })
    .click()
  await menuOf(page, '绿水').waitFor()
  await rest()
  expect(await page.getByLabel('标题').inputValue()).toBe('')
  await enterAs(writer, 'first_citizen')
  await page.reload()
  await rest()
  expect(await page.getByLabel('标题').inputValue()).toBe('焦点')
})

it('a page notices that another tab has signed out, and is its own again after a new session of the same account', async () => {
  const writer = await signedIn('phone', 'first_citizen')
  const { page, context } = writer
  await writeMessage(writer, '路灯又不亮了')
  await context.clearCookies({ name: 'token' })
  await page.evaluate('dispatchEvent(new Event("focus"))')
  const dialog = page.getByRole('dialog', { name: '您已在其他页面退出登录' })
  await dialog.waitFor()
  await enterAs(writer, 'first_citizen')
  await page.evaluate('dispatchEvent(new Event("focus"))')
  await dialog.waitFor({ state: 'detached' })
  await press(page, page.getByRole('button', { name: '提交留言' }))
  await page
    .getByText(/留言已提交，编号 \d+/)
    .first()
    .waitFor()
  expect(await authorsOf('路灯又不亮了')).toEqual(['first_citizen'])
})

it('a page of a visitor does not like in the name of the person who has signed in, and becomes that person’s page', async () => {
  const { tid } = await buildMessage(db, { fid, subject: '公开的留言', content })
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  await open(`/threads/content?tid=${tid}`)
  await enterAs(visitor, 'second_citizen')
  await press(page, page.getByRole('button', { name: /^赞|点赞/ }).first())
  await page.getByText(now('绿水')).first().waitFor()
  await menuOf(page, '绿水').waitFor()
  const { like_count } = await db
    .selectFrom('message')
    .select('like_count')
    .where('tid', '=', tid)
    .executeTakeFirstOrThrow()
  expect(like_count).toBe(0)
})

it('signing out on a page that shows another account does not end the session of the person who works elsewhere', async () => {
  const reader = await signedIn('desktop', 'first_citizen')
  const { page, open } = reader
  await open('/home')
  await enterAs(reader, 'second_citizen')
  await menuOf(page, '青山').click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('dialog', { name: now('绿水') }).waitFor()
  const token = (await reader.context.cookies()).find(({ name }) => name === 'token')?.value
  expect(token).toBeTruthy()
  await (await callerAs('second_citizen')).call('userPermissions')
})

it('a form without scripts is not sent in another’s name, and goes on with either account', async () => {
  const title = '没有脚本的留言'
  const writer = await browser.person('phone', { javaScriptEnabled: false })
  await enterAs(writer, 'first_citizen')
  const { page, open } = writer
  await open(`/forms/post?fid=${fid}`)
  await page.getByLabel('求助').check()
  await page.getByLabel('领域').selectOption({ label: '城建' })
  await page.getByLabel('标题').fill(title)
  await page.getByLabel('内容', { exact: true }).fill(content)
  await enterAs(writer, 'second_citizen')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByText(`没有提交：${now('绿水')}`).waitFor()
  expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(content)
  // it stays so until the person decides
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByText(`没有提交：${now('绿水')}`).waitFor()
  await writer.picture('plain-other-account')
  await page.getByRole('button', { name: '用“绿水”继续' }).click()
  expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(content)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '提交留言' }).waitFor()
  // the first account signs in again, and presses the button of the page that was opened by the second
  await enterAs(writer, 'first_citizen')
  await page.getByRole('button', { name: '提交留言' }).click()
  await page.getByText(`没有提交：${now('青山')}`).waitFor()
  expect(await authorsOf(title)).toEqual([])
  await enterAs(writer, 'second_citizen')
  await page
    .getByRole('button', { name: /提交留言|下一步/ })
    .first()
    .click()
  // another session of the same account needs one more press
  await page.getByText('没有提交：这个页面打开太久').waitFor()
  await page
    .getByRole('button', { name: /提交留言|下一步/ })
    .first()
    .click()
  const send = page.getByRole('button', { name: '提交留言' })
  if (await send.count()) await send.click()
  await page
    .getByText(/留言已提交，编号 \d+/)
    .first()
    .waitFor()
  expect(await authorsOf(title)).toEqual(['second_citizen'])
})

describe('the reply of a clerk', async () => {
  const answer = '经现场查看，小区东门的三盏路灯线路老化，已全部更换并恢复照明，感谢您的提醒。'
  const { tid } = await buildMessage(db, { fid, subject: '路灯', content })
  const replies = async () =>
    (await db.selectFrom('reply').select('id').where('tid', '=', tid).execute()).length

  async function typeReply(clerk: Visitor) {
    await clerk.open(`/g/taskMain?messageId=${tid}`)
    const editor = clerk.page.getByRole('form', { name: '回复' })
    await editor.getByLabel('回复内容').fill(answer)
    return editor
  }

  it('is not sent in the name of whoever has signed in in another tab, and keeps its text', async () => {
    const clerk = await signedIn('desktop', 'first_clerk')
    const { page } = clerk
    const editor = await typeReply(clerk)
    await press(page, editor.getByRole('button', { name: '回复', exact: true }))
    await publishButton(page).waitFor()
    // no call in the background notices the other account before the button is pressed
    const background = /\/threads\/present|\/track\/add|\/getUserMsgCount/
    await page.route(background, route => route.abort())
    await enterAs(clerk, 'other_clerk')
    await press(page, publishButton(page))
    await page.unroute(background)
    const alert = page.getByRole('alertdialog', { name: now('邻市经办') })
    await alert.getByText('这个页面是用“经办甲”打开的').waitFor()
    expect(await replies()).toBe(0)
    await looksWell(clerk, 'other-account-console')
    await alert.getByRole('button', { name: '留在此页' }).click()
    expect(await page.locator('textarea').filter({ hasText: answer }).count()).toBe(1)
    // the text is not checked as the other clerk, who does not find the message
    await press(page, editor.getByRole('button', { name: '回复', exact: true }))
    await alert.getByRole('button', { name: '留在此页' }).click()
    expect(await editor.getByLabel('回复内容').inputValue()).toBe(answer)
    // another tab signs in as the clerk again
    await enterAs(clerk, 'first_clerk')
    await page.evaluate('dispatchEvent(new Event("focus"))')
    // the page fetches its data again, and may draw the editor again meanwhile
    await clerk.rest()
    await press(page, editor.getByRole('button', { name: '回复', exact: true }))
    await press(page, publishButton(page))
    await expect.poll(replies).toBe(1)
  })

  it('is restored after the clerk has signed in again from the alert', async () => {
    const clerk = await signedIn('desktop', 'first_clerk')
    const { page, rest } = clerk
    const { tid: second } = await buildMessage(db, { fid, subject: '路灯二', content })
    await clerk.open(`/g/taskMain?messageId=${second}`)
    const editor = page.getByRole('form', { name: '回复' })
    await editor.getByLabel('回复内容').fill(answer)
    // a citizen may not use this page: it must not be left for that
    await enterAs(clerk, 'second_citizen')
    await page.evaluate(
      'dispatchEvent(new Event("focus")); document.dispatchEvent(new Event("visibilitychange"))'
    )
    const alert = page.getByRole('alertdialog', { name: now('绿水') })
    await alert.waitFor()
    expect(await page.locator('textarea').filter({ hasText: answer }).count()).toBe(1)
    await alert.getByRole('button', { name: '重新登录' }).click()
    await page.waitForURL('**/g/login*')
    await fillSignIn(page, 'first_clerk')
    await page.waitForURL('**/g/taskMain?*')
    await rest()
    expect(await page.getByRole('form', { name: '回复' }).getByLabel('回复内容').inputValue()).toBe(answer)
  })

  it('signing out on the page of the clerk does not end the other session', async () => {
    const clerk = await signedIn('desktop', 'first_clerk')
    const { page, open, context } = clerk
    // a visit that is reported later would open the alert before the menu
    const reported = page.waitForResponse(/\/v1\/track\/add/)
    await open('/g/workTable')
    await reported
    await enterAs(clerk, 'other_clerk')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /经办甲/ })
      .click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await page.getByRole('alertdialog', { name: now('邻市经办') }).waitFor()
    expect((await context.cookies()).some(({ name, value }) => name === 'token' && value !== '')).toBe(true)
    await isClean(clerk, 'other-account-alert')
  })
})
