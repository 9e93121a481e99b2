import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { isClean, openBrowser } from '../support/browser.ts'

const browser = await openBrowser()

it('the footer leads to the help pages, which can be read without scripts', async () => {
  const { page, open } = await browser.person('phone', { javaScriptEnabled: false })
  await open('/home')
  await page.getByRole('contentinfo').getByRole('link', { name: '帮助中心' }).click()
  await page.getByRole('main').getByRole('link', { name: '如何删除留言' }).click()
  await page.waitForURL(/key=3/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('如何删除留言')
  await open('/unify/manual?type=company')
  expect(await page.getByRole('heading', { name: '法人用户', level: 2 }).count()).toBe(1)
  expect((await page.request.get('/helpC?key=9')).status()).toBe(404)
})

it('the privacy policy is read from the footer, a registration and the post form, without scripts, too', async () => {
  const { page, open } = await browser.person('phone', { javaScriptEnabled: false })
  await open('/home')
  await page.getByRole('contentinfo').getByRole('link', { name: '隐私政策' }).click()
  await page.waitForURL(/key=8/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('隐私政策')
  for (const topic of ['我们保存什么', '保存多久', '谁能看到'])
    await page.getByRole('heading', { level: 2, name: topic }).waitFor()
  const visitor = await browser.person('phone')
  for (const path of ['/signUp', '/regcomp']) {
    await visitor.open(path)
    const consent = visitor.page.getByRole('checkbox', { name: /我已阅读并同意.*《用户协议》.*《隐私政策》/ })
    await consent.waitFor()
    expect(
      await visitor.page.getByRole('main').getByRole('link', { name: '《隐私政策》' }).getAttribute('href')
    ).toBe('/helpC?key=8')
  }
  await comeAs(visitor, 'citizen')
  await visitor.open('/threads/post')
  await visitor.page.getByText('提交即表示同意').waitFor()
  expect(
    await visitor.page.getByRole('main').getByRole('link', { name: '《隐私政策》' }).getAttribute('href')
  ).toBe('/helpC?key=8')
})

it('a frame shows a page of this site, and refuses pages of other sites', async () => {
  const { page, open } = await browser.person('desktop')
  await open('/iframe?url=%2FhelpC%3Fkey%3D1')
  await page.frameLocator('main iframe').getByRole('heading', { level: 1, name: '用户协议' }).waitFor()
  await open('/iframe?url=https%3A%2F%2Fexample.org%2F')
  await page.getByRole('heading', { name: '这个页面不能在这里打开' }).waitFor()
  expect(await page.locator('main iframe').count()).toBe(0)
})

it('a case is opened from the case library and leads to its message', async () => {
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  await open('/caseBase')
  await page.getByRole('main').locator('a[href*="/caseBaseMain?id="]').first().click()
  await page.waitForURL(/\/caseBaseMain\?id=/)
  await page.getByRole('heading', { name: '主要做法' }).waitFor()
  await visitor.rest()
  await isClean(visitor, 'a case')
  await page.getByRole('main').locator('a[href*="/threads/content?tid="]').click()
  await page.waitForURL(/\/threads\/content/)
})

it('the open data is shown as a table and offered as a file, without scripts', async () => {
  const { page, open } = await browser.person('desktop', { javaScriptEnabled: false })
  await open('/data')
  const months = page.getByRole('region', { name: '近十二个月' })
  expect(await months.getByRole('row').count()).toBe(13)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /下载 CSV.*领域/ }).click()
  ])
  expect(download.suggestedFilename()).toBe('domains.csv')
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFF领域,受理留言,办结回复/)
})

it('a visitor writes feedback, keeps it while signing in, and finds the answer', async () => {
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  const content = `长辈版的字再大一些就好了（${Date.now() % 1_000_000}）`
  await open('/feedback')
  await page.getByRole('button', { name: '提交反馈' }).click()
  expect(await page.locator('main [aria-invalid=true]').count()).toBe(2)
  await page.getByLabel('反馈类型').selectOption({ label: '功能建议' })
  await page.getByLabel('反馈内容').fill(content)
  await page.waitForTimeout(1000)
  await page.getByRole('button', { name: '提交反馈' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByLabel('反馈内容').inputValue()).toBe(content)

  await comeAs(visitor, 'citizen')
  await open('/feedback')
  await page.getByLabel('反馈类型').selectOption({ label: '功能建议' })
  await page.getByLabel('反馈内容').fill(content)
  await page.getByRole('button', { name: '提交反馈' }).click()
  await page.getByText(/反馈已提交，编号 \d+/).waitFor()
  const editor = await callerAs('editor')
  const { list } = await editor.call('pageFeedback', { body: { keywords: content } })
  const { id = 0, version = 0 } = list[0] ?? {}
  await editor.call('answerFeedback', { body: { id, version, answer: '下个版本会加大。' } })
  await open('/myFeedback')
  const card = page.getByRole('article').filter({ hasText: content })
  await card.getByText('下个版本会加大。').waitFor()
  expect(await card.innerText()).toContain('已回复')
  await open('/myMessage?kind=feedback')
  await page.getByRole('link', { name: '平台回复了您的反馈' }).first().click()
  await page.waitForURL(/\/myFeedback/)
})
