/**
 * Tests a message that an editor returned: its author reads the reason, changes it and submits it again. Domain 2.
 */
import { expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { looksWell, openBrowser, sizesOfStory } from '../support/browser.ts'

const browser = await openBrowser()
// the citizen of the demo posts most messages of the other journeys, and the limit is twenty a day
const [author, editor] = [await callerAs('company'), await callerAs('editor')]
const sizes = sizesOfStory('phone')

it.each(sizes)('a returned message is changed and submitted again, on a %s', async size => {
  const { list } = await author.call('listForums', { query: { organization: 1, regionId: 330_600 } })
  const kinds = { typeId: 6, domainId: 1, isPublic: true, isAnonymous: false } as const
  const { tid } = await author.call('postMessage', {
    body: {
      fid: list[0]?.fid ?? 0,
      ...kinds,
      subject: `小区门口的积水没有人管（${size === 'phone' ? '手机' : '电脑'}）`,
      content: '小区门口一下雨就积水，老人和孩子出门都要绕行，请尽快安排疏通。'
    }
  })
  const { version } = await editor.call('getEditorMessage', { body: { tid } })
  await editor.call('returnMessage', { body: { tid, version, reason: '请写明小区的名称和积水的位置' } })
  const visitor = await browser.person(size)
  await comeAs(visitor, 'company')
  const { page, open } = visitor
  await open('/myLeavMessage')
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: '小区门口的积水没有人管' })
    .first()
  await card.getByText('请写明小区的名称和积水的位置').waitFor()
  await card.locator(`a[href="/e/resubmit?tid=${tid}"]`).waitFor()
  await open(`/threads/content?tid=${tid}`)
  // the bar of a phone covers other acts, so it must have this one
  const bar = page.getByRole('navigation', { name: '修改后重新提交' })
  if (size === 'phone') await bar.getByRole('link').click()
  else await page.getByRole('main').getByRole('link', { name: '修改后重新提交' }).click()
  await page.waitForURL(/\/e\/resubmit/)
  // the page of the message has the reason, too, but not this button
  await page.getByRole('button', { name: '更换' }).click()
  await page.getByText('请写明小区的名称和积水的位置').waitFor()
  const content = page.getByLabel('内容', { exact: true })
  await page.getByRole('main').getByLabel('按名称查找').fill('绍兴市市长')
  await page.getByRole('button', { name: /^绍兴市市长/ }).click()
  await content.fill('平安小区东门一下雨就积水，老人和孩子出门都要绕行，请尽快安排疏通。')
  await looksWell(visitor, `resubmit-${size}`)
  await page.getByRole('main').getByRole('button', { name: '提交留言' }).click()
  await page.waitForURL(/\/myLeavMessage/)
  await page.getByText(`留言已提交，编号 ${tid}`).first().waitFor()
  const stored = await author.call('getMessage', { body: { tid } })
  expect(stored.auditState).toBe(0)
  expect(stored.forum.name).toBe('绍兴市市长')
  expect(stored.contentList[0]?.content).toContain('平安小区东门')
  // the address says that the message can no longer be resubmitted
  await author.call('withdrawMessage', { body: { tid } })
  await open(`/e/resubmit?tid=${tid}`)
  await page.getByText('这条留言现在不能重新提交').waitFor()
})
