import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { isClean, openBrowser, type Visitor } from '../support/browser.ts'
import { keyboardOf } from '../support/keyboard.ts'

const browser = await openBrowser()
const citizen = await callerAs('citizen')

const main = ({ page }: Visitor) => page.getByRole('main')
const cards = (visitor: Visitor) => main(visitor).getByRole('article')

async function signedIn(size: 'desktop' | 'phone'): Promise<Visitor> {
  const visitor = await browser.person(size)
  await comeAs(visitor, 'citizen')
  return visitor
}

describe('own messages', () => {
  it('show when they were answered, and when the answer was explained', async () => {
    const visitor = await signedIn('phone')
    const { list } = await citizen.call('listOwnMessages', { query: { rows: 100 } })
    const pageOf = (tid: number) => visitor.page.locator(`a[href*="tid=${tid}"]`).first()
    const isAnswered = (states: readonly number[]) =>
      list.find(({ state, auditState }) => auditState === 1 && states.includes(state))?.tid ?? 0
    await visitor.open('/myLeavMessage?rows=100')
    for (const [states, words] of [
      [[1, 2, 3], '回复于 20'],
      [[11, 12, 13, 21], '解释于 20']
    ] as const) {
      const card = cards(visitor).filter({ has: pageOf(isAnswered(states)) })
      expect(await card.innerText()).toContain(words)
    }
  })
})

describe('the dialog to grade, in English,', () => {
  it('has the numbers of a grade in one line, although a word needs two', async () => {
    const visitor = await signedIn('desktop')
    const { page, context, open, url } = visitor
    await context.addCookies([{ name: 'language', value: 'en-US', url }])
    await open('/myLeavMessage?display=5')
    await main(visitor).getByRole('button', { name: 'Grade', exact: true }).first().click()
    const scores = page.getByRole('dialog').getByRole('group', { name: 'Resolution' })
    const tops = ['1', '2', '3', '4', '5'].map(async score => {
      const box = await scores.getByText(score, { exact: true }).boundingBox()
      return box?.y
    })
    expect(new Set(await Promise.all(tops)).size).toBe(1)
  })
})

describe('the page of own messages, on a phone,', () => {
  const placeOf = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return { top: y, bottom: y + height }
  }
  const tabsOf = (visitor: Visitor) => main(visitor).getByRole('navigation', { name: '按状态查看' })

  it('has no empty strip under its title', async () => {
    const visitor = await signedIn('phone')
    await visitor.open('/myLeavMessage')
    const title = await placeOf(main(visitor).getByRole('heading', { level: 1 }))
    expect((await placeOf(tabsOf(visitor))).top - title.bottom).toBeLessThanOrEqual(32)
  })

  it('keeps the confirmation of a new message apart from the tabs', async () => {
    const visitor = await signedIn('phone')
    const { list } = await citizen.call('listOwnMessages', { query: { rows: 100 } })
    const waiting = list.find(({ auditState }) => auditState === 0)?.tid
    await visitor.open(`/myLeavMessage?posted=${waiting}`)
    const said = await placeOf(main(visitor).getByRole('status').filter({ hasText: '留言已提交' }))
    expect((await placeOf(tabsOf(visitor))).top - said.bottom).toBeGreaterThanOrEqual(12)
  })
})

describe('favourites', () => {
  it('are removed and restored at their place by keyboard; a reload shows the state of the server', async () => {
    const visitor = await signedIn('desktop')
    const { page, open } = visitor
    await open('/myCollect')
    const second = cards(visitor).nth(1)
    const subject = await second.getByRole('heading').innerText()
    // several messages may have the same subject
    const tid = Number(
      /tid=(\d+)/.exec((await second.getByRole('link').first().getAttribute('href')) ?? '')?.[1]
    )
    expect(tid).toBeGreaterThan(0)
    const { enter, landsOn, press } = keyboardOf(page)
    await enter(second.getByRole('button', { name: /^取消收藏/ }))
    const gone = main(visitor).locator('[tabindex="-1"]').filter({ hasText: '已取消收藏' })
    await landsOn(gone)
    expect(await gone.innerText()).toContain(subject)
    await isClean(visitor, 'favourites, one taken off')
    const { list } = await citizen.call('listFavourites', { query: { rows: 50 } })
    expect(list.map(row => row.tid)).not.toContain(tid)

    await press('Tab')
    await page.locator(':focus').filter({ hasText: '恢复' }).waitFor()
    // a second press within a second is ignored
    await page.waitForTimeout(1000)
    await press('Enter')
    await landsOn(
      cards(visitor)
        .nth(1)
        .getByRole('button', { name: /^取消收藏/ })
    )
    expect(await cards(visitor).nth(1).getByRole('heading').innerText()).toBe(subject)
    await page.reload()
    await main(visitor).locator(`a[href*="tid=${tid}"]`).first().waitFor()
  })
})

describe('the history', () => {
  it('deletes one message, and all messages after a confirmation', async () => {
    const visitor = await signedIn('phone')
    const { page, open } = visitor
    const { list } = await citizen.call('listMessages', { query: { rows: 10 } })
    for (const { tid } of list.slice(0, 3)) await citizen.call('getMessage', { body: { tid } })
    await open('/myTracks')
    await cards(visitor).first().getByRole('button', { name: /^删除/ }).click()
    await main(visitor).getByText('已删除浏览记录').waitFor()
    await page.getByRole('button', { name: '全部清空' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '全部清空' }).click()
    await main(visitor)
      .getByText(/已清空 \d+ 条浏览记录/)
      .waitFor()
    await main(visitor).getByRole('heading', { name: '没有浏览记录' }).waitFor()
    expect((await citizen.call('listTracks', { query: {} })).total).toBe(0)
  })
})

describe('notifications', () => {
  it('name the reason of a returned message and are marked as read; the number in the header changes', async () => {
    const visitor = await signedIn('desktop')
    const { page, open } = visitor
    // other journeys can cause news of the same account meanwhile
    await open('/myMessage?rows=100')
    const bell = page.locator('header').getByRole('link', { name: /我的消息/ })
    await bell.waitFor()
    const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
    const { unread } = await citizen.call('listNotifications', { query: {} })
    expect(unread).toBeGreaterThan(0)
    await main(visitor).getByText('说明：').first().waitFor()
    await main(visitor).getByRole('button', { name: '全部标为已读' }).click()
    await main(visitor).getByText('全部消息已标为已读').waitFor()
    await expect
      .poll(async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0))
      .toBeLessThan(before)
    await main(visitor).locator('a[href*="/threads/content?tid="]').first().click()
    await page.waitForURL(/\/threads\/content/)
  })
})

describe('a message of one’s own', () => {
  it('gets a request for its deletion, which is then withdrawn', async () => {
    const visitor = await signedIn('phone')
    const { page, open } = visitor
    await open('/myLeavMessage?display=6')
    const card = cards(visitor)
      .filter({ has: page.getByRole('button', { name: '申请删除', exact: true }) })
      .first()
    const subject = await card.getByRole('heading').innerText()
    await card.getByRole('button', { name: '申请删除' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '提交申请' }).click()
    await dialog.getByText(/理由须为/).waitFor()
    await dialog.getByLabel('删除理由').fill('问题已经解决，不再公开')
    await isClean(visitor, 'asking for deletion')
    await page.waitForTimeout(1000)
    await dialog.getByRole('button', { name: '提交申请' }).click()
    await main(visitor).getByText('删除申请已提交，等待平台审核').waitFor()
    const asked = cards(visitor).filter({ hasText: subject }).filter({ hasText: '已申请删除' })
    // its page says so, too, when it is opened later
    await open(String(await asked.getByRole('heading').getByRole('link').getAttribute('href')))
    await main(visitor)
      .getByText(/^您已申请删除这条留言，等待平台审核/)
      .waitFor()
    await isClean(visitor, 'a message whose deletion was asked for')
    await open('/myLeavMessage?display=6')
    await asked.getByRole('button', { name: '撤回删除申请' }).click()
    await dialog.getByRole('button', { name: '撤回删除申请' }).click()
    await main(visitor).getByText('删除申请已撤回').waitFor()
    await asked.waitFor({ state: 'detached' })
  })

  it('shows its present state when it was changed on another page meanwhile', async () => {
    const visitor = await signedIn('phone')
    const { page, open } = visitor
    await open('/myLeavMessage?display=6')
    const first = cards(visitor)
      .filter({ has: page.getByRole('button', { name: '申请删除', exact: true }) })
      .first()
    const address = await first.getByRole('heading').getByRole('link').getAttribute('href')
    const tid = Number(address?.match(/tid=(\d+)/)?.[1])
    await citizen.call('requestDeletion', { body: { tid, reason: '问题已经解决，不再公开' } })
    await open('/myLeavMessage?display=6')
    const card = cards(visitor).filter({ has: page.locator(`a[href$="tid=${tid}"]`) })
    const dialog = page.getByRole('dialog')
    await card.getByRole('button', { name: '撤回删除申请' }).click()
    await citizen.call('withdrawDeletion', { body: { tid } })
    await dialog.getByRole('button', { name: '撤回删除申请' }).click()
    await page.getByText(/^这条留言现在不能/).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await card.getByRole('button', { name: '申请删除', exact: true }).waitFor()
  })

  it.for([
    ['补充', '6', /^补充/],
    ['评价', '5', /^评价/]
  ] as const)('has a dialog to %s, by keyboard', async ([act, display, title]) => {
    const visitor = await signedIn('desktop')
    const { page, open } = visitor
    await open(`/myLeavMessage?display=${display}`)
    const button = main(visitor).getByRole('button', { name: act, exact: true }).first()
    await keyboardOf(page).enter(button)
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    await isClean(visitor, `the dialog to ${act}`)
    expect(await page.evaluate('document.activeElement?.closest("[role=dialog]") !== null')).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await keyboardOf(page).landsOn(button)
  })

  it('is listed for grading only while it can be graded', async () => {
    const visitor = await signedIn('desktop')
    await visitor.open('/myLeavMessage?display=5')
    const count = await cards(visitor).count()
    expect(count).toBeGreaterThan(0)
    expect(await cards(visitor).getByRole('button', { name: '评价', exact: true }).count()).toBe(count)
  })
})
