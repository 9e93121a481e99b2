import { templateWire } from '@board/generated/wire-template'
import { describe, expect, inject, it } from 'vitest'
import { createClient } from '../../../client/index.ts'
import { callerAs, comeAs, sessionOf } from '../support/api.ts'
import { looksWell, openBrowser, type Size, type Visitor } from '../support/browser.ts'
import { keyboardOf } from '../support/keyboard.ts'
import { press } from '../support/send.ts'

const browser = await openBrowser()
const [editor, city, { token }] = await Promise.all([
  callerAs('editor'),
  callerAs('city'),
  sessionOf('admin')
])
const administrator = createClient({
  baseUrl: inject('site').url,
  token: () => token,
  language: () => 'zh-CN',
  appCode: 'console',
  publicKey: async () => '',
  calls: templateWire
})

/** Makes this run's addresses different from those of another run on the same site. */
const run = String(Date.now() % 1_000_000).padStart(6, '0')

/** Returns the letters of a channel with these words from the development inbox, the newest first. */
async function letters(keywords: string, display: 2 | 3 = 3) {
  return (await administrator.call('pageDevInbox', { body: { display, keywords } })).list
}

type Caller = typeof editor

/** Requests a code and returns the code of the next letter with these words; an earlier code would be refused. */
async function codeOf(ask: () => Promise<unknown>, keywords: string, display: 2 | 3): Promise<string> {
  const earlier = new Set((await letters(keywords, display)).map(({ id }) => id))
  await ask()
  const find = async () => {
    const letter = (await letters(keywords, display)).find(({ id }) => !earlier.has(id))
    return /(?<!\d)\d{6}(?!\d)/.exec(letter?.body ?? '')?.[0]
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

/** Proves the bound phone by a code and returns the ticket. */
async function ticketOf(caller: Caller, phone: string): Promise<string> {
  const ask = () => caller.call('getOwnVerifycode', { body: { purpose: 'change' } })
  // the inbox shows fewer digits of a number than its owner sees
  const verifyCode = await codeOf(ask, `${phone.slice(0, 3)}********`, 2)
  return (await caller.call('checkOldPhone', { body: { verifyCode } })).ticket
}

/** Binds a mail address with a code to the address, and with one to the bound phone if there is one. */
async function bindEmail(caller: Caller, email: string): Promise<void> {
  const { phone } = await caller.call('getBaseInfo')
  const ticket = phone ? await ticketOf(caller, phone) : undefined
  const ask = () => caller.call('getBindVerifycode', { body: { sendType: 3, contact: email } })
  const verifyCode = await codeOf(ask, email, 3)
  await caller.call('bindContact', { body: { sendType: 3, contact: email, verifyCode, ticket } })
}

async function published(author: Caller, subject: string): Promise<number> {
  const { list } = await author.call('listForums', { query: { keywords: '绍兴市市长' } })
  const { tid, version } = await author.call('postMessage', {
    body: {
      fid: list[0]?.fid ?? 0,
      typeId: 2,
      domainId: 1,
      subject,
      content: `${subject}，夜里行人看不清路面，附近居民多次反映，希望尽快安排人员处理。`,
      isPublic: true,
      isAnonymous: false
    }
  })
  await editor.call('approveMessage', { body: { tid, version, priorityLevel: 2 } })
  return tid
}

async function answer(tid: number): Promise<void> {
  const { version } = await city.call('getStaffMessage', { body: { tid } })
  const content = `经核查，第${tid}号留言反映的路灯不亮是线路老化造成的，现已更换，欢迎继续监督。`
  await city.call('replyMessage', { body: { tid, version, kind: 'final', content } })
}

const main = ({ page }: Visitor) => page.getByRole('main')
const box = (visitor: Visitor, name: RegExp) => main(visitor).getByRole('checkbox', { name })

describe.each<[Size, string]>([
  ['desktop', 'citizen'],
  ['phone', 'company']
])('on a %s, %s', (size, username) => {
  it('chooses mail, gets a mail with a working link when a reply comes, and none after it is turned off', async () => {
    const caller = await callerAs(username)
    const email = `reader${run}${size}@example.org`
    await bindEmail(caller, email)
    const about = (tid: number) => async () =>
      (await letters(email)).filter(({ body }) => body.includes(`编号 ${tid}`))
    const before = await published(caller, `解放路${run}号路灯不亮`)
    await answer(before)

    const visitor = await browser.person(size)
    await comeAs(visitor, username)
    const { page, open } = visitor
    await open('/uCenter/bindInfo')
    expect(await box(visitor, /^发邮件到/).isChecked()).toBe(false)
    // by keyboard: first the channel, then the button below the kinds of news
    const { press: key } = keyboardOf(page)
    await box(visitor, /^发邮件到/).focus()
    await key('Space')
    await box(visitor, /^我的留言/).waitFor()
    expect(await box(visitor, /^我的留言/).isChecked()).toBe(true)
    await looksWell(visitor, 'letters-choice')
    await press(page, main(visitor).getByRole('button', { name: '保存提醒设置' }))
    await main(visitor).getByText('提醒设置已保存').waitFor()

    const tid = await published(caller, `中山路${run}号路灯不亮`)
    await answer(tid)
    const arrived = about(tid)
    await expect.poll(async () => (await arrived()).length).toBe(1)
    const [mail] = await arrived()
    expect(mail?.body).not.toMatch(/路灯|线路|中山路/)
    const link = /https?:\/\/\S+\/threads\/content\?tid=\d+/.exec(mail?.body ?? '')?.[0] ?? ''
    const { pathname, search, port } = new URL(link)
    expect(port).toBe(new URL(inject('site').url).port)
    await open(pathname + search)
    await page.getByRole('heading', { name: `中山路${run}号路灯不亮` }).waitFor()
    await page.getByText('线路老化').first().waitFor()

    const settings = /https?:\/\/\S+\/uCenter\/bindInfo/.exec(mail?.body ?? '')?.[0] ?? ''
    await open(new URL(settings).pathname)
    expect(await box(visitor, /^发邮件到/).isChecked(), 'what was chosen is there').toBe(true)
    await box(visitor, /^我的留言/).uncheck()
    await box(visitor, /^我关注/).uncheck()
    await box(visitor, /^我参与/).uncheck()
    await box(visitor, /^账号/).uncheck()
    await main(visitor).getByRole('button', { name: '保存提醒设置' }).click()
    await main(visitor).getByText('请至少选择一类消息').first().waitFor()
    await looksWell(visitor, 'letters-no-kind')
    await box(visitor, /^发邮件到/).uncheck()
    await press(page, main(visitor).getByRole('button', { name: '保存提醒设置' }))
    await main(visitor).getByText('提醒设置已保存').waitFor()

    const silent = await published(caller, `胜利路${run}号路灯不亮`)
    await answer(silent)
    const { list } = await caller.call('listNotifications', { query: { kind: 'reply' } })
    expect(list[0], 'it is told in the message centre').toMatchObject({ tid: silent })
    expect(await about(silent)(), 'switched off').toEqual([])
    expect(await about(before)(), 'before it was chosen').toEqual([])
    expect((await arrived()).length, 'one for all the news of this message').toBe(1)
  })
})

it('an institution is told to bind an address first, and can choose then', async () => {
  const visitors = await Promise.all([browser.person('desktop'), browser.person('phone')])
  for (const visitor of visitors) {
    await comeAs(visitor, 'ministry')
    await visitor.open('/g/settings/bind-info')
    await visitor.page.getByText(/尚未绑定邮箱/).waitFor()
    await looksWell(visitor, 'letters-institution')
  }
  await bindEmail(await callerAs('ministry'), `office${run}@example.org`)
  for (const visitor of visitors) {
    await visitor.open('/g/settings/bind-info')
    const section = visitor.page.getByRole('region', { name: '邮件和短信提醒' })
    await section.getByRole('checkbox', { name: /^发邮件到/ }).check()
    await section.getByRole('checkbox', { name: '本单位办理的留言和工作' }).waitFor()
    await looksWell(visitor, 'letters-institution-choice')
    await press(visitor.page, section.getByRole('button', { name: '保存' }))
    await section.getByText('提醒设置已保存').waitFor()
    await section.getByRole('checkbox', { name: /^发邮件到/ }).uncheck()
    await press(visitor.page, section.getByRole('button', { name: '保存' }))
    await section.getByText('提醒设置已保存').waitFor()
  }
})
