/**
 * Tests browsers that keep nothing: a web view without DOM storage, a browser that blocks it, and one whose storage is full.
 * Decision 0145.
 */
import { describe, expect, it } from 'vitest'
import { buildAccount, buildMessage } from '../../support/builders/builders.ts'
import { looksWell, type Visitor } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { press } from '../support/send.ts'
import { ownSite } from '../support/site.ts'

const { db, keys, world, browser } = await ownSite()
const fid = world.forums.city
// with a phone: who has none is asked for one after signing in
await buildAccount(db, { username: 'citizen', nick_name: '青山', password, phone: '13900000001', keys })
await buildAccount(db, {
  kind: 'institution',
  username: 'clerk',
  real_name: '经办甲',
  group_id: world.groups.city,
  password
})
const { tid } = await buildMessage(db, {
  fid,
  subject: '路灯不亮',
  content: '小区东门的三盏路灯已经一个星期不亮了，请尽快维修。'
})
const unkept = '这个浏览器不能保存草稿'

/** Replaces both storages by a property of the window. */
const replaced = (property: string) =>
  `for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, ${property} })`

/** The scripts that prepare the storages before any script of a page runs. */
const browsers: Readonly<Record<string, string>> = {
  'has no storage': replaced('get: () => null'),
  'forbids the access to its storage': replaced(
    "get: () => { throw new DOMException('The operation is insecure.', 'SecurityError') }"
  ),
  'has no room in its storage': `Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }`
}

async function signIn({ page }: Visitor, username: string): Promise<void> {
  await page.getByLabel('用户名', { exact: true }).fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await press(page, page.getByRole('button', { name: '登录', exact: true }))
}

describe.each(Object.keys(browsers))('in a browser that %s,', name => {
  async function arrive(size: 'desktop' | 'phone'): Promise<Visitor> {
    const visitor = await browser.person(size)
    await visitor.context.addInitScript({ content: browsers[name] ?? '' })
    return visitor
  }

  it('a citizen reads, signs in and writes, and is told that drafts are not kept', async () => {
    const citizen = await arrive('phone')
    const { page, open, rest } = citizen
    await open('/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await open(`/threads/content?tid=${tid}`)
    await page.getByRole('heading', { name: '路灯不亮' }).waitFor()
    await open(`/login?to=${encodeURIComponent(`/threads/post?fid=${fid}`)}`)
    await signIn(citizen, 'citizen')
    await page.waitForURL(/threads\/post/)
    await rest()
    await page.getByText(unkept).first().waitFor()
    expect(await page.getByText('自动保存').count()).toBe(0)
    await page.getByLabel('求助').check()
    await page.getByLabel('领域').selectOption({ label: '城建' })
    await page.getByLabel('标题').fill('公园步道塌陷')
    await page
      .getByLabel('内容', { exact: true })
      .fill('公园北门的步道有两处塌陷，老人和孩子容易绊倒，请尽快派人修补。')
    await page.getByText(unkept).first().waitFor()
    expect(await page.getByText('草稿已于').count()).toBe(0)
    await looksWell(citizen, 'without-storage-post')
    await press(page, page.getByRole('button', { name: '提交留言' }))
    await page
      .getByText(/留言已提交，编号 \d+/)
      .first()
      .waitFor()
  })

  it('a clerk signs in and works at the desk, and is told that drafts are not kept', async () => {
    const clerk = await arrive('desktop')
    const { page, open, rest } = clerk
    await open('/g')
    await signIn(clerk, 'clerk')
    await page.waitForURL('**/g/workTable')
    await rest()
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
    await open(`/g/taskMain?messageId=${tid}`)
    const editor = page.getByRole('form', { name: '回复' })
    await editor
      .getByLabel('回复内容')
      .fill('经现场查看，三盏路灯的线路老化，已经更换，现已恢复照明，感谢您的提醒。')
    await editor.getByText(unkept).waitFor()
    expect(await editor.getByText('保存在本机').count()).toBe(0)
    await looksWell(clerk, 'without-storage-desk')
    // the pages of the console keep working after a move
    await page.getByRole('link', { name: '工作台' }).first().click()
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
  })
})
