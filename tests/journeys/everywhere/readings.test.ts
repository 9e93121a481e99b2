/** Tests that a person learns who read their phone, when and why. */
import { expect, it } from 'vitest'
import { buildAccount, buildMessage } from '../../support/builders/builders.ts'
import { looksWell } from '../support/browser.ts'
import { readyToAct } from '../support/ready.ts'
import { ownSite } from '../support/site.ts'

const { db, world, keys, signedIn } = await ownSite()
const phone = '13912345678'
await buildAccount(db, { kind: 'institution', group_id: world.groups.city, username: 'city_clerk' })
const author = await buildAccount(db, { username: 'phone_owner', phone, keys })
const { tid } = await buildMessage(db, {
  fid: world.forums.city,
  author_uid: author.uid,
  subject: '路灯不亮'
})

it('a clerk reads a phone for a reason, of which the author is told', async () => {
  const clerk = await signedIn('desktop', 'city_clerk')
  await clerk.open(`/g/taskMain?messageId=${tid}`)
  await readyToAct(clerk.page.getByRole('main'))
  await clerk.page.getByRole('button', { name: '查看完整电话' }).click()
  const dialog = clerk.page.getByRole('dialog')
  // the clerk knows who will read the reason before writing it
  await dialog.getByLabel('查看原因（将告知留言人）').fill('约定上门维修的时间')
  await dialog.getByRole('button', { name: '查看完整电话' }).click()
  await clerk.page.getByText(phone).waitFor()

  const reader = await signedIn('desktop', 'phone_owner')
  const { page } = reader
  await reader.open('/myMessage')
  await page.getByText('约定上门维修的时间').waitFor()
  await page.getByRole('link', { name: '您的完整联系方式被查看' }).click()
  await page.waitForURL(/\/uCenter\/readings/)
  await page.getByRole('heading', { level: 1, name: '谁看过我的信息' }).waitFor()
  const row = page.getByRole('main').getByRole('article')
  expect(await row.count()).toBe(1)
  const text = await row.innerText()
  for (const words of ['查看了完整手机号', '临江市', '约定上门维修的时间', '路灯不亮'])
    expect(text).toContain(words)
  expect(text).not.toContain('city_clerk')
  await looksWell(reader, 'readings')
  await row.getByRole('link', { name: /路灯不亮/ }).click()
  await page.waitForURL(new RegExp(`tid=${tid}`))
  await page.getByText('查看完整手机号').first().waitFor()
})

it('the page is in the menu of the user centre, and says when nobody has read anything', async () => {
  await buildAccount(db, { username: 'unread' })
  const reader = await signedIn('phone', 'unread')
  await reader.open('/uCenter/loginLog')
  await reader.page
    .getByRole('navigation', { name: '用户中心' })
    .getByRole('link', { name: '谁看过我的信息' })
    .click()
  await reader.page.getByRole('heading', { name: '还没有人查看过' }).waitFor()
  await looksWell(reader, 'readings-empty')
})
