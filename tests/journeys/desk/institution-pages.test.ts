import { expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { looksWell, openBrowser } from '../support/browser.ts'

const browser = await openBrowser()

it('a clerk marks a message as favourite, finds it on the board of favourites, and removes the mark', async () => {
  const clerk = await browser.person('desktop')
  const { page, open, rest } = clerk
  await comeAs(clerk, 'province')
  await open('/g/list-ans?display=8')
  const row = page
    .locator('tbody tr')
    .filter({ has: page.locator('button[aria-pressed="false"]') })
    .first()
  const subject = await row.getByRole('link').first().innerText()
  const star = page.getByRole('button', { name: `收藏“${subject}”` }).first()
  expect(await star.getAttribute('aria-pressed')).toBe('false')
  await star.click()
  await page.getByText(`已收藏“${subject}”`).first().waitFor()
  await rest()
  await open('/g/list-collect')
  const kept = page.locator('tbody tr').filter({ hasText: subject }).first()
  await kept.getByRole('button', { name: `收藏“${subject}”` }).click()
  await page.getByText(`已取消收藏“${subject}”`).first().waitFor()
  await page.locator('tbody tr').filter({ hasText: subject }).first().waitFor({ state: 'detached' })
})

it('the search of the menu keeps what is typed before the suggestions arrive, and is used by the keyboard', async () => {
  const clerk = await browser.person('desktop')
  const { page, open } = clerk
  await comeAs(clerk, 'city')
  await open('/g/list-ans')
  const { promise: isTyped, resolve: release } = Promise.withResolvers<void>()
  let isHeld = false
  await page.route('**/MessageSuggestions-*.js', async route => {
    isHeld = true
    await isTyped
    await route.continue()
  })
  const field = page.getByRole('combobox', { name: '搜索留言' })
  await field.pressSequentially('路')
  release()
  const options = page.getByRole('listbox').getByRole('option')
  await options.first().waitFor()
  expect(isHeld).toBe(true)
  // the options of the first character are replaced
  const suggested = page.waitForResponse(answer => decodeURIComponent(answer.url()).includes('keywords=路灯'))
  await page.keyboard.type('灯')
  expect(await field.inputValue()).toBe('路灯')
  await suggested
  await options.filter({ hasText: '路灯' }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  const active = await field.getAttribute('aria-activedescendant')
  const [, id] = (await page.locator(`[id="${active}"]`).innerText()).split(' · ')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/taskMain?messageId=${id}`)
  await field.pressSequentially('路灯')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/g\/allSearch\?keywords=/)
})

it('a search covers five lists; a wrong id is reported at the field', async () => {
  const clerk = await browser.person('desktop')
  const { page, open } = clerk
  await comeAs(clerk, 'city')
  const { list } = await (await callerAs('city')).call('pageAns', { body: { display: 8, rows: 10 } })
  const [first, second] = list
  await open('/g/allSearch')
  const main = page.getByRole('main')
  await main.getByText('输入关键词或选择筛选条件，同时搜索').waitFor()
  await open(`/g/allSearch?searchType=5&keywords=${first?.tid}，${second?.tid}`)
  await main
    .getByRole('link', { name: first?.subject ?? '', exact: true })
    .first()
    .waitFor()
  await main
    .getByRole('link', { name: second?.subject ?? '', exact: true })
    .first()
    .waitFor()
  await main.getByRole('link', { name: /^全部留言/ }).click()
  await page.waitForURL(/in=allMessage/)
  await main.getByRole('link', { name: '在“全部留言”中查看和继续筛选' }).click()
  await page.waitForURL(/\/g\/allMessage\?/)
  // the search applies the filter of a board of messages, with and without keywords
  await open('/g/allSearch')
  await main.getByRole('button', { name: '更多筛选' }).click()
  await main.getByRole('combobox', { name: '类型', exact: true }).click()
  await page.getByRole('option', { name: '建言' }).click()
  await page.keyboard.press('Escape')
  await main.getByRole('combobox', { name: '领域', exact: true }).click()
  await page.getByRole('option', { name: '城建' }).click()
  await page.keyboard.press('Escape')
  await main.getByRole('button', { name: '搜索', exact: true }).click()
  await page.waitForURL(/filter=/)
  await main.getByRole('link', { name: /^全部留言/ }).click()
  await main.getByRole('link', { name: '在“全部留言”中查看和继续筛选' }).click()
  await page.waitForURL(/\/g\/allMessage\?/)
  await main.getByRole('button', { name: /领域：城建/ }).waitFor()
  await open('/g/allSearch?searchType=5&keywords=abc')
  await main.getByRole('alert').first().waitFor()
})

it('an institution changes its public information; a conflict keeps the typed values', async () => {
  const clerk = await browser.person('phone')
  const { page, open } = clerk
  await comeAs(clerk, 'congress')
  const caller = await callerAs('congress')
  await open('/g/settings/base-info')
  const main = page.getByRole('main')
  await main.getByLabel(/^办公电话/).fill('电话')
  await main.getByRole('button', { name: '保存' }).click()
  await main.getByText('请输入正确的电话').first().waitFor()
  await main.getByLabel(/^办公电话/).fill('0575-88001234')
  const before = await caller.call('getInstitutionInfo')
  const { version, contact, phone, address } = before
  await caller.call('saveInstitutionInfo', {
    body: { version, contact, phone, address, intro: '另一人写的简介' }
  })
  await main.getByRole('button', { name: '保存' }).click()
  await main.getByText('其他人刚刚修改了这些信息').waitFor()
  // the console accepts one action per second
  await page.waitForTimeout(1100)
  expect(await main.getByLabel(/^办公电话/).inputValue()).toBe('0575-88001234')
  await main.getByRole('button', { name: '保存' }).click()
  await main.getByText('已保存，网站上的机构信息已更新').waitFor()
  expect((await caller.call('getInstitutionInfo')).phone).toBe('0575-88001234')
})

it('a notification leads to the text of its message', async () => {
  const clerk = await browser.person('desktop')
  const { page, open } = clerk
  await comeAs(clerk, 'city')
  const { list } = await (await callerAs('city')).call('listNotifications', { query: { rows: 10 } })
  const news = list.find(({ tid }) => tid !== null)
  await open(`/g/messageCenter/detail?news=${news?.id}`)
  await page.getByRole('main').getByRole('link', { name: '留言内容' }).click()
  await page.waitForURL(/threads\/content\?messageId=/)
  await page.getByRole('main').getByText(`编号 ${news?.tid}`).first().waitFor()
})

it('the work table offers one repetition if several of its parts failed', async () => {
  const clerk = await browser.person('phone')
  const { page, open } = clerk
  await comeAs(clerk, 'city')
  const ofParts = (url: URL) => /^\/(v1\/org|taskBoard)\//.test(url.pathname)
  await page.route(ofParts, route => route.fulfill({ status: 503, body: '' }))
  await open('/g/workTable')
  const all = page.getByRole('button', { name: '全部重试' })
  await all.waitFor()
  await expect.poll(() => page.getByRole('main').getByRole('alert').count()).toBeGreaterThan(2)
  expect(await all.count()).toBe(1)
  expect(await page.getByRole('button', { name: '重试', exact: true }).count()).toBe(0)
  await looksWell(clerk, 'work-table-failed')
  await page.unroute(ofParts)
  await all.click()
  await page.getByRole('region', { name: '先办这些' }).getByRole('listitem').first().waitFor()
  expect(await all.count()).toBe(0)
})

it('the work table leads to the message that is due first, in its list, and to new messages', async () => {
  const clerk = await browser.person('desktop')
  const { page, open, rest } = clerk
  await comeAs(clerk, 'city')
  await open('/g/workTable')
  const due = page.getByRole('region', { name: '先办这些' })
  const first = due.getByRole('listitem').first()
  await first.getByText(/逾期|还剩|今天/).waitFor()
  const subject = await first.getByRole('link').innerText()
  await first.getByRole('link').click()
  await page.waitForURL(/taskMain\?messageId=\d+.*list=list-/)
  await page.getByRole('navigation', { name: '所在列表' }).waitFor()
  await page.getByRole('heading', { name: subject }).first().waitFor()
  await open('/g/workTable')
  await page.getByRole('region', { name: '本月情况' }).getByText('每天的数字').click()
  await page
    .getByRole('link', { name: /^打开“\d\d-\d\d”的/ })
    .first()
    .waitFor()
  const fresh = page.getByRole('region', { name: '昨天以来的新留言' })
  const count = Number(/\d+/.exec(await fresh.getByText(/^共 \d+ 条$/).innerText())?.[0])
  await fresh.getByRole('link', { name: '查看全部：昨天以来的新留言' }).click()
  await page.waitForURL(/list-ans\?/)
  await rest()
  const total = await page
    .getByText(/共 \d+ 条/)
    .first()
    .innerText()
  // other people may write meanwhile
  expect(Number(/共 (\d+) 条/.exec(total)?.[1])).toBeGreaterThanOrEqual(count)
})
