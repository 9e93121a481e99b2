import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { isClean, openBrowser, sizesOfStory } from '../support/browser.ts'
import { password } from '../support/people.ts'

const browser = await openBrowser()
const run = String(Date.now() % 1_000_000).padStart(6, '0')
const phone = '13900002222'
const subject = `巷口积水多日未排（${run}）`
const content = `巷口积水已经一个星期，老人小孩出行很不方便，请尽快派人疏通排水管道。我的电话是${phone}。`
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

it.each(sizesOfStory('phone'))('the console says that it needs scripts, on a %s', async size => {
  const { page, open, picture } = await browser.person(size, { javaScriptEnabled: false })
  for (const path of ['/g', '/admin']) {
    await open(path)
    const words = page.locator('noscript p')
    await words.waitFor()
    expect(await words.innerText()).toContain('工作台需要 JavaScript')
    await picture(`plain-00${path.replace('/', '-')}`)
  }
})

it('the console reports missing scripts after a few seconds, and not before', async () => {
  const { page, open, picture } = await browser.person('phone')
  const words = page.getByText('页面还没有加载出来')
  await open('/g')
  await page.getByRole('heading').first().waitFor()
  expect(await words.count()).toBe(0)
  await page.route(/console-assets\/.+\.js/, route => route.abort())
  await page.reload()
  await words.waitFor({ state: 'attached' })
  expect(await words.isVisible()).toBe(false)
  await words.waitFor({ timeout: 10_000 })
  await page.getByText('The page has not loaded').waitFor()
  await picture('plain-00-unstarted')
})

it.each(sizesOfStory('phone'))(
  'a citizen signs in, posts with a photo, grades one message and withdraws another, on a %s',
  async size => {
    const citizen = await browser.person(size, { javaScriptEnabled: false })
    const { page, open } = citizen
    // a user name that does not exist
    const stranger = `nobody_${size}_${run}`
    await open('/threads/post')
    await page.getByLabel('用户名').fill(stranger)
    await page.getByLabel('密码').fill('Wrong@2026')
    await page.getByRole('button', { name: '登录' }).click()
    await page.locator('#field-password-error').waitFor()
    expect(await page.getByLabel('用户名').inputValue()).toBe(stranger)
    expect(await page.getByLabel('密码').inputValue()).toBe('')
    await citizen.picture('plain-01-refused')

    await page.getByLabel('图形验证码', { exact: true }).waitFor()
    // another captcha picture keeps the typed values
    const picture = page.locator('main img[src*="captcha"]')
    const before = await picture.getAttribute('src')
    await page.getByLabel('密码').fill('Another@2026')
    await page.getByRole('button', { name: '看不清，换一张' }).click()
    await expect.poll(() => picture.getAttribute('src')).not.toBe(before)
    expect(await page.getByLabel('用户名').inputValue()).toBe(stranger)
    expect(await page.getByLabel('密码').inputValue()).toBe('Another@2026')
    // Enter signs in, as in every form
    await page.getByLabel('图形验证码', { exact: true }).press('Enter')
    await page.locator('#field-captcha-error, #field-password-error').first().waitFor()

    // after a failed sign-in the account needs a picture captcha, which this test cannot read
    await open('/threads/post')
    await page.getByLabel('用户名').fill('citizen')
    await page.getByLabel('密码').fill(password)
    await page.getByRole('button', { name: '登录' }).click()
    await page.waitForURL(/\/forms\/post/)

    const own = `${subject}${size}`
    const first = await post(citizen, own)
    const second = await post(citizen, `${own}二`)
    // Back shows the preview again; sending it again creates no second message
    await page.goBack()
    await page.getByRole('button', { name: '提交留言' }).click()
    expect(await numberOfSent(page)).toBe(second)

    const editor = await callerAs('editor')
    await editor.call('approveMessage', { body: { tid: first, version: 1, priorityLevel: 2 } })
    const city = await callerAs('city')
    const { version } = await city.call('getStaffMessage', { body: { tid: first } })
    const reply = `您好，第${first}号留言所说巷口的排水管道已经疏通，积水已经排完，感谢您的监督。`
    await city.call('replyMessage', { body: { tid: first, version, kind: 'final', content: reply } })
    await open(`/threads/content?tid=${first}`)
    await page.getByRole('main').getByRole('link', { name: '评价' }).click()
    await page.getByRole('button', { name: '提交评价' }).click()
    await page.getByText('请给“解决程度”评分').first().waitFor()
    await page.getByLabel('想说的话').fill('谢谢')
    for (const name of ['gradeLevel', 'gradeSpeed', 'gradeManner'])
      await page.locator(`input[name=${name}][value="2"]`).check()
    await page.getByRole('button', { name: '提交评价' }).click()
    await page.getByText('评价已提交').waitFor()
    await page.getByText(/个工作日内作出解释，之后您可以再评价一次。期限从您写的评语审核后算起/).waitFor()

    await open(`/threads/content?tid=${second}`)
    await page.getByRole('main').getByRole('link', { name: '撤回' }).click()
    await page.getByRole('button', { name: '撤回' }).click()
    await page.getByText('留言已撤回').waitFor()

    await open('/forms/logout')
    const signedOut = page.waitForResponse(answer => answer.request().method() === 'POST')
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByText('已退出登录').waitFor()
    // the next person at this browser cannot go back to the written text
    expect(await (await signedOut).headerValue('clear-site-data')).toBe('"cache"')
  }
)

it.each(sizesOfStory('phone'))('the forms are clean, on a %s', async size => {
  // axe needs scripts; the forms are the same with and without scripts
  const citizen = await browser.person(size)
  await citizen.open('/forms/login')
  await isClean(citizen, '/forms/login')
  await comeAs(citizen, 'citizen')
  const reader = await callerAs('citizen')
  const campaigns = await reader.call('listCampaigns', { query: { lifeCycle: 1, rows: 10 } })
  const forums = await reader.call('listForums', { query: { keywords: '绍兴市市长' } })
  // a message that waits for approval, and one that waits for a grade
  const tabs = [2, 5] as const
  const own = await Promise.all(
    tabs.map(display => reader.call('listOwnMessages', { query: { display, rows: 50 } }))
  )
  const can = (act: string) =>
    own.flatMap(({ list }) => list).find(({ allowedActions }) => allowedActions.some(one => one === act))?.tid
  for (const form of [
    '/forms/post',
    '/forms/post?suggestion=1',
    `/forms/post?campaign=${campaigns.list[0]?.id}`,
    `/forms/post?fid=${forums.list[0]?.fid}`,
    `/forms/grade?tid=${can('gradeMessage')}`,
    `/forms/withdraw?tid=${can('withdrawMessage')}`,
    '/forms/logout'
  ]) {
    await citizen.open(form)
    expect(await citizen.page.getByRole('main').locator('form').count(), form).toBe(1)
    await isClean(citizen, form)
  }
})

it.each(sizesOfStory('phone'))('a company joins a campaign, on a %s', async size => {
  const citizen = await browser.person(size, { javaScriptEnabled: false })
  const { page, open } = citizen
  await comeAs(citizen, 'company')
  const reader = await callerAs('company')
  const { list } = await reader.call('listCampaigns', { query: { lifeCycle: 1, rows: 10 } })
  const campaign = list[0]
  if (!campaign) throw new Error('the demo has no campaign that collects')
  await open(`/rmjy/submit?id=${campaign.id}`)
  await page.waitForURL(/\/forms\/post\?campaign=/)
  await page.getByRole('heading', { name: '参与征集', level: 1 }).waitFor()
  await page.getByRole('heading', { name: campaign.title }).waitFor()
  const forums = page.locator('button[name=pick]')
  if ((await forums.count()) > 0) await forums.first().click()
  expect(await page.locator('input[name=typeId]').count()).toBe(1)
  await page.getByLabel('领域').selectOption({ label: '城建' })
  await page.getByLabel('标题').fill(`${subject}三${size}`)
  await page
    .getByLabel('内容', { exact: true })
    .fill(`建议在每条巷口设置雨水篦子，并在汛期之前全部清理一遍。（${size}）`)
  await page.getByRole('button', { name: '下一步' }).click()
  await citizen.picture('plain-04-campaign')
  await page.getByRole('button', { name: '提交建议' }).click()
  const tid = await numberOfSent(page, '建议')
  expect(await page.getByRole('main').innerText()).toContain(`征集：${campaign.title}`)
  const { list: entries } = await reader.call('listOwnEntries', { query: { rows: 10 } })
  expect(entries.find(entry => entry.tid === tid)?.collectId).toBe(campaign.id)
})

it('the form for suggestions offers only suggestions', async () => {
  const citizen = await browser.person('phone', { javaScriptEnabled: false })
  await comeAs(citizen, 'citizen')
  await citizen.open('/rmjy/submit')
  await citizen.page.waitForURL(/\/forms\/post\?suggestion=1/)
  await citizen.page.getByRole('heading', { name: '我要建言', level: 1 }).waitFor()
  await citizen.page.getByLabel('按名称查找领导或部门').fill('绍兴市市长')
  await citizen.page.getByRole('button', { name: '查找' }).click()
  await citizen.page.getByRole('button', { name: /^绍兴市市长/ }).click()
  const types = citizen.page.locator('input[name=typeId]')
  expect([await types.count(), await types.first().inputValue()]).toEqual([1, '5'])
})

async function post(
  { page, open, picture }: Awaited<ReturnType<typeof browser.person>>,
  words: string
): Promise<number> {
  await open('/forms/post')
  await page.getByLabel('按名称查找领导或部门').fill('绍兴市市长')
  await page.getByRole('button', { name: '查找' }).click()
  await page.getByRole('button', { name: /^绍兴市市长/ }).waitFor()
  expect(await page.getByLabel('按名称查找领导或部门').inputValue()).toBe('绍兴市市长')
  await page.getByRole('button', { name: /^绍兴市市长/ }).click()
  await page.getByRole('button', { name: '更换领导' }).waitFor()
  await page.getByLabel('咨询').check()
  await page.getByLabel('内容', { exact: true }).fill(content)
  await page.getByLabel('添加图片').setInputFiles({ name: 'lane.png', mimeType: 'image/png', buffer: photo })
  await page.getByLabel('标题').fill('短')
  await page.getByLabel('标题').press('Enter')
  await page.getByText('还有 2 处需要完善').waitFor()
  expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(content)
  await picture('plain-02-wrong')
  await page.getByLabel('领域').selectOption({ label: '城建' })
  await page.getByLabel('标题').fill(words)
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel(`隐藏电话：${phone}`).check()
  await page.getByRole('button', { name: '更新下面的预览' }).click()
  await page.getByText('我的电话是■■。').waitFor()
  await page.getByText('附件').first().waitFor()
  // the list shows the photo, not the icon of a film
  const shown = page.getByRole('listitem').filter({ hasText: 'lane.png' }).locator('img')
  const file = await page.request.get((await shown.getAttribute('src')) ?? '')
  expect(file.headers()['content-type']).toMatch(/^image\//)
  await picture('plain-03-check')
  await restoredByBack(page, words)
  await page.getByRole('button', { name: '提交留言' }).click()
  return await numberOfSent(page)
}

/** Goes back from the preview to the form, which has the typed texts, and forward again. */
async function restoredByBack(page: Page, words: string): Promise<void> {
  await page.goBack()
  await page.goBack()
  await expect.poll(() => page.getByLabel('标题').inputValue()).toBe(words)
  expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(content)
  await page.goForward()
  await page.goForward()
  await page.getByText('我的电话是■■。').waitFor()
}

/** Returns the number in the confirmation; when it fails, the message shows the refusal. */
async function numberOfSent(page: Page, what: '留言' | '建议' = '留言'): Promise<number> {
  const main = page.getByRole('main')
  await expect.poll(() => main.innerText()).toMatch(new RegExp(`${what}已提交，编号 \\d+`))
  return Number(/编号 (\d+)/.exec(await main.innerText())?.[1])
}
