/** One field finds everything: leaders, help, numbers and messages; and a search that finds nothing goes on. */
import { describe, expect, it } from 'vitest'
import { comeAs } from '../support/api.ts'
import { looksWell, openBrowser, sizes, type Visitor } from '../support/browser.ts'
import { keyboardOf } from '../support/keyboard.ts'

const browser = await openBrowser()

/** Words that no message has, with a place. */
const unheard = '通江县星际航班什么时候开通'

const searchOnPage = async ({ page, rest }: Visitor, words: string) => {
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: '搜索留言' }).fill(words)
  await main.getByRole('button', { name: '搜索', exact: true }).click()
  await page.waitForURL(url => url.searchParams.get('keywords') === words)
  await rest()
}

describe.each(['desktop', 'phone'] as const)('a citizen who searches, on a %s,', size => {
  it('finds a leader by the place, and writes to them', async () => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await comeAs(visitor, 'citizen')
    await open('/messageSearch')
    await searchOnPage(visitor, '通江')
    const found = page.getByRole('region', { name: '留言以外的结果' })
    await found.getByRole('link', { name: '通江县委书记', exact: true }).waitFor()
    await looksWell(visitor, 'one-field-leaders')
    await found
      .getByRole('link', { name: /^去留言/ })
      .first()
      .click()
    await page.waitForURL(/\/threads\/post/)
    await page.getByRole('main').getByText('通江县委书记').first().waitFor()
  })

  it('finds the part of the help that answers', async () => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/messageSearch?keywords=忘记密码')
    await looksWell(visitor, 'one-field-help')
    await page.getByRole('link', { name: '忘记密码怎么办' }).click()
    await page.waitForURL(/\/helpC\?key=5#part-\d+$/)
    const heading = page.getByRole('heading', { name: '忘记密码怎么办' })
    await heading.waitFor()
    await expect
      .poll(async () => (await heading.boundingBox())?.y ?? -1, { timeout: 5000 })
      .toBeLessThan(sizes[size].height)
  })

  it('finds a message by its number, as it is written', async () => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/messageSearch')
    const first = page.getByRole('article').getByRole('link').first()
    const address = (await first.getAttribute('href')) ?? ''
    const tid = new URL(address, visitor.url).searchParams.get('tid')
    await searchOnPage(visitor, `编号${tid}`)
    expect(await first.getAttribute('href')).toBe(address)
    // another filter does not hide the message
    await open(`/messageSearch?keywords=%23${tid}&typeId=9&state=13`)
    await page
      .getByRole('region', { name: `编号 ${tid} 的留言` })
      .getByRole('link')
      .first()
      .waitFor()
  })

  it('reads that no public message has a number, and nothing is near it', async () => {
    const visitor = await browser.person(size)
    const { page, open, rest } = visitor
    await open('/messageSearch')
    const field = page.getByRole('main').getByRole('searchbox', { name: '搜索留言' })
    await field.fill('编号 9999999')
    await field.press('Enter')
    await page.waitForURL(url => url.searchParams.get('keywords') === '编号 9999999')
    await rest()
    await page.getByText('没有编号为 9999999 的公开留言').waitFor()
    expect(await page.getByText(/相近结果|您是不是要找|也可以直接留言/).count()).toBe(0)
    // the focus is on the words that say so, which look like no field
    expect(await page.locator('#results:focus').count()).toBe(1)
    expect(await page.evaluate("getComputedStyle(document.querySelector('#results')).outlineStyle")).toBe(
      'none'
    )
    await looksWell(visitor, 'one-field-number')
  })

  it('sees the beginning of a case, and messages soon after it', async () => {
    const { page, open } = await browser.person(size)
    await open('/messageSearch?keywords=路灯不亮')
    const found = page.getByRole('region', { name: '留言以外的结果' })
    const texts = await found.getByRole('paragraph').all()
    const boxes = await Promise.all(texts.map(one => one.boundingBox()))
    expect(boxes.map(box => box?.height ?? 0).filter(height => height >= 80)).toEqual([])
  })

  it('goes on from an empty page: to a leader, with the words as the subject', async () => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await comeAs(visitor, 'citizen')
    await open(`/messageSearch?keywords=${unheard}`)
    await looksWell(visitor, 'one-field-empty')
    await page.getByRole('link', { name: '写给通江县委书记' }).click()
    await page.waitForURL(/\/threads\/post/)
    const subject = page.getByRole('textbox', { name: /标题/ })
    await expect.poll(() => subject.inputValue()).toBe(unheard)
    // a draft that somebody has begun keeps its words
    await subject.fill('我自己写的标题文字')
    await page.waitForTimeout(1000)
    await open(`/threads/post?subject=${unheard}`)
    await expect.poll(() => subject.inputValue()).toBe('我自己写的标题文字')
  })

  it('finds the words without a typing error', async () => {
    const visitor = await browser.person(size)
    const { page, open, rest } = visitor
    // the words of the site are read after its start
    const correction = page.getByText('您是不是要找：').getByRole('link', { name: '路灯不亮' })
    const corrections = async () => {
      await open('/messageSearch?keywords=路登不亮')
      return await correction.count()
    }
    await expect.poll(corrections, { timeout: 20_000 }).toBe(1)
    await looksWell(visitor, 'one-field-correction')
    await correction.click()
    await page.waitForURL(url => url.searchParams.get('keywords') === '路灯不亮')
    await rest()
    await page.getByRole('article').filter({ hasText: '路灯' }).first().waitFor()
  })

  it('reads which part of the words no message has, above messages near them', async () => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/messageSearch?keywords=龙凤岭路灯不亮')
    await page.getByText('没有留言提到“龙凤岭”。').waitFor()
    await page.getByText('您是不是要找：').getByRole('link', { name: '路灯坏了', exact: true }).waitFor()
    await page.getByRole('heading', { name: '相近结果' }).waitFor()
    await looksWell(visitor, 'one-field-unknown')
  })

  it('goes on from an empty page: with fewer filters', async () => {
    const visitor = await browser.person(size)
    const { page, open } = visitor
    await open('/messageSearch?keywords=路灯&range=custom&from=2001-01-01&until=2001-01-02')
    await page.getByRole('link', { name: /^不限发布时间（\d+ 条）$/ }).click()
    await page.waitForURL(url => !url.searchParams.has('range') && !url.searchParams.has('until'))
    await page.getByRole('article').first().waitFor()
  })
})

it('the field of the header proposes leaders, help and messages to the keyboard', async () => {
  const visitor = await browser.person('desktop')
  const { page, open } = visitor
  const keys = keyboardOf(page)
  await open('/home')
  const field = page.getByRole('combobox', { name: '搜索留言' })
  await keys.write(field, '通江')
  const list = page.getByRole('listbox', { name: '搜索建议' })
  await list
    .getByRole('group', { name: '领导' })
    .getByRole('option', { name: /^通江县委书记/ })
    .waitFor()
  await keys.press('ArrowDown')
  expect(await list.locator('[aria-selected=true]').textContent()).toContain('通江县委书记')
  await keys.press('Enter')
  await page.waitForURL(/\/threads\/list\?fid=\d+$/)

  await open('/home')
  await keys.write(field, '忘记密码')
  await list.getByRole('group', { name: '帮助中心' }).getByRole('option').first().waitFor()
  await keys.press('ArrowDown', 'Enter')
  await page.waitForURL(/\/helpC\?key=5#part-\d+$/)

  await open('/home')
  await keys.write(field, '电梯')
  await list.getByRole('group', { name: '留言' }).getByRole('option').first().waitFor()
  await keys.press('Escape')
  await expect.poll(() => list.isVisible()).toBe(false)
  await keys.press('Enter')
  await page.waitForURL(/\/messageSearch\?keywords=/)
})

it('the reader chooses the order, and the address keeps it', async () => {
  const { page, open } = await browser.person('desktop')
  await open('/messageSearch?keywords=电梯')
  const main = page.getByRole('main')
  await main.locator('summary', { hasText: '更多条件' }).click()
  await main.getByLabel('排序').selectOption({ label: '最相关' })
  await main.getByRole('button', { name: '按条件查询' }).click()
  await page.waitForURL(/order=likeness/)
  await page.getByRole('article').getByRole('heading').filter({ hasText: '电梯' }).first().waitFor()
  // without words there is nothing to be like
  await open('/messageSearch?order=likeness')
  await page.getByRole('article').first().waitFor()
})

it('the same is found without scripts', async () => {
  const { page, open } = await browser.person('phone', { javaScriptEnabled: false })
  await open('/messageSearch?keywords=通江')
  await page.getByRole('link', { name: '通江县委书记', exact: true }).waitFor()
  await open(`/messageSearch?keywords=${unheard}`)
  expect(await page.getByRole('link', { name: '写给通江县委书记' }).getAttribute('href')).toContain(
    'subject='
  )
})
