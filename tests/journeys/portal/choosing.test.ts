/**
 * Tests the choice of an addressee and actions in quick succession: a reader on a phone must see the results at once.
 */
import { expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { isClean, openBrowser, type Visitor } from '../support/browser.ts'

const browser = await openBrowser()
const citizen = await callerAs('citizen')

async function forumNamed(keywords: string) {
  const { list } = await citizen.call('listForums', { query: { keywords } })
  const forum = list.find(({ name }) => name === keywords)
  if (!forum) throw new Error(`no forum is named ${keywords}`)
  return forum
}

async function signedIn(): Promise<Visitor> {
  const visitor = await browser.person('phone')
  await comeAs(visitor, 'citizen')
  return visitor
}

it('a search by name shows its first result on the first screen of a phone', async () => {
  const visitor = await browser.person('phone')
  const { page, open } = visitor
  await open('/local-leader?keywords=新昌')
  const first = page.getByRole('article').first()
  const box = await first.boundingBox()
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(740)
  const regions = page.getByRole('navigation', { name: '选择地区' })
  await regions.locator('summary').click()
  await regions.getByRole('link', { name: '浙江省', exact: true }).click()
  await page.waitForURL(/regionId=330000/)
  await page.getByRole('heading', { name: '共 2 个留言对象' }).waitFor()
  await isClean(visitor, 'leaders found by name')
})

it('closing the sign-in dialog leads back to the page of the leader', async () => {
  const { page, open } = await browser.person('phone')
  const { fid } = await forumNamed('绍兴市市长')
  await open(`/threads/list?fid=${fid}`)
  await page.getByRole('navigation', { name: '我要留言' }).getByRole('link').click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await page.waitForURL(new RegExp(`/threads/list\\?fid=${fid}$`))
  expect(await page.getByRole('dialog').count()).toBe(0)
})

it('the picker finds a county by its name within a province', async () => {
  const { page, open } = await signedIn()
  await open('/threads/post')
  const main = page.getByRole('main')
  await main.getByLabel('省级').selectOption({ label: '浙江省' })
  await main.getByLabel('按名称查找').fill('新昌')
  await main.getByRole('button', { name: /^新昌县县长/ }).waitFor()
})

it('a favourite and a follow in quick succession are both saved', async () => {
  const { page, open } = await signedIn()
  const { list } = await citizen.call('listMessages', { query: { replied: 1, rows: 50 } })
  const details = await Promise.all(
    list.slice(0, 20).map(({ tid }) => citizen.call('getMessage', { body: { tid } }))
  )
  const tid = details.find(one => !one.favourited && !one.followed && !one.own)?.tid ?? 0
  await open(`/threads/content?tid=${tid}`)
  const favourite = page.getByRole('button', { name: /收藏/ })
  const follow = page.getByRole('button', { name: /关注/ })
  await favourite.click()
  await page.waitForTimeout(600)
  await follow.click()
  await expect.poll(() => favourite.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true')
  // a second press of the same mark within a second changes nothing, and the page says so
  await follow.click()
  await page.getByText('请稍等片刻再按“关注”').waitFor()
  expect(await follow.getAttribute('aria-pressed')).toBe('true')
  const { favourited, followed } = await citizen.call('getMessage', { body: { tid } })
  expect({ favourited, followed }).toEqual({ favourited: true, followed: true })
  await citizen.call('removeFavourite', { body: { tid } })
  await citizen.call('unfollowMessage', { body: { tid } })
})

it('a draft keeps its addressee until its author decides, and no input is lost', async () => {
  const visitor = await signedIn()
  const { page, open } = visitor
  const [mayor, secretary] = [await forumNamed('绍兴市市长'), await forumNamed('浙江省委书记')]
  const subject = page.getByLabel('标题')
  const to = page.locator('#step-to')
  await open(`/threads/post?fid=${mayor.fid}`)
  await subject.fill('北门公交站缺少遮雨棚')
  await page
    .getByText(/草稿.*保存|已保存/)
    .first()
    .waitFor()
  await page.waitForTimeout(600)

  await open(`/threads/post?fid=${secretary.fid}`)
  await page.getByText(/这是您于 .* 写给绍兴市市长的草稿/).waitFor()
  expect(await to.innerText()).toContain('绍兴市市长')
  expect(await subject.inputValue()).toBe('北门公交站缺少遮雨棚')
  await isClean(visitor, 'draft-of-another')
  await visitor.picture('draft-of-another')
  // after a reload the question is asked again
  await page.reload()
  await page.getByRole('button', { name: '清空重写' }).click()
  expect(await subject.inputValue()).toBe('')
  expect(await to.innerText()).toContain('浙江省委书记')
  await page.getByRole('button', { name: '恢复草稿' }).click()
  expect(await subject.inputValue()).toBe('北门公交站缺少遮雨棚')
  expect(await to.innerText()).toContain('绍兴市市长')

  await page.waitForTimeout(600)
  await open(`/threads/post?fid=${secretary.fid}`)
  await page.getByRole('button', { name: '改写给浙江省委书记' }).click()
  expect(await to.innerText()).toContain('浙江省委书记')
  expect(await subject.inputValue()).toBe('北门公交站缺少遮雨棚')
  await page.waitForURL(/\/threads\/post$/)
})

it('the result of an action on the own list is shown at its card, which stays visible', async () => {
  const { page, open } = await signedIn()
  await open('/myLeavMessage?display=4')
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: '申请删除' }) })
    .nth(2)
  const href = await card.getByRole('link').first().getAttribute('href')
  await card.getByRole('button', { name: '申请删除' }).click()
  await page.getByLabel('删除理由').fill('问题已经自行解决')
  await page.getByRole('button', { name: '提交申请' }).click()
  const same = page.getByRole('article').filter({ has: page.locator(`a[href="${href}"]`) })
  await same.getByText('撤回删除申请').waitFor()
  const said = page.getByRole('listitem').filter({ has: same }).getByRole('status')
  expect(await said.innerText()).toContain('删除申请已提交')
  const box = await said.boundingBox()
  expect(box?.y).toBeGreaterThan(0)
  expect(box?.y).toBeLessThan(740)
  await citizen.call('withdrawDeletion', { body: { tid: Number(/tid=(\d+)/.exec(href ?? '')?.[1]) } })
})
