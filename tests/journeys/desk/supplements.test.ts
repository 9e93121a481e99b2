/** Tests that an author supplies what an institution asks for, and withdraws and corrects a supplement, with scripts and without. */
import { operations } from '@board/generated/operations'
import { expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { isClean, looksWell, openBrowser, sizesOfStory } from '../support/browser.ts'

const browser = await openBrowser()
const citizen = await callerAs('citizen')
const editor = await callerAs('editor')
const run = String(Date.now() % 1_000_000).padStart(6, '0')
const text = '补充一下，坑洼最深的地方在公交站牌旁边，晚上没有路灯，更加危险，请一并修补。'

/** Posts and approves a message to the city; returns its number. */
async function approved(name: string): Promise<number> {
  const { list } = await citizen.call('listForums', { query: { keywords: '绍兴市市长' } })
  const fid = list[0]?.fid ?? 0
  const { tid, version } = await citizen.call('postMessage', {
    body: {
      fid,
      typeId: 2,
      domainId: 1,
      subject: `路面坑洼影响出行（${run}${name}）`,
      content: '小区门口的道路自去年冬天起出现多处坑洼，雨天积水很深，老人和孩子走路很不方便，希望尽快修补。',
      isPublic: true,
      isAnonymous: false
    }
  })
  await editor.call('approveMessage', { body: { tid, version, priorityLevel: 2 } })
  return tid
}

/** Adds a supplement to a new approved message; returns the message's number. */
async function supplemented(name: string): Promise<number> {
  const tid = await approved(name)
  await citizen.call('supplementMessage', { body: { tid, content: text } })
  return tid
}

const textsOf = async (tid: number) =>
  (await citizen.call('getMessage', { body: { tid } })).contentList.length

it.each(sizesOfStory('phone'))(
  'an author who is asked for more is notified, supplies it, and both sides are notified, on a %s',
  async size => {
    const name = `请补充${size}`
    const tid = await approved(name)
    const city = await callerAs('city')
    const { version } = await city.call('getStaffMessage', { body: { tid } })
    const asked =
      '您好，来信已收到。为尽快派人修补，请补充坑洼的具体位置和附近的门牌号，收到后三个工作日内安排。'
    await city.call('replyMessage', { body: { tid, version, kind: 'interim', content: asked } })

    const author = await browser.person(size)
    await comeAs(author, 'citizen')
    const main = author.page.getByRole('main')
    const news = main.getByRole('article').filter({ hasText: `${run}${name}` })
    await author.open('/myMessage')
    await news.getByRole('link', { name: '有新的阶段性回复' }).click()
    await main.getByText(asked).waitFor()
    await main.getByRole('button', { name: '补充', exact: true }).click()
    const dialog = author.page.getByRole('dialog')
    await dialog.getByLabel('补充内容').fill(text)
    await dialog.getByRole('button', { name: '提交补充' }).click()
    await main.getByText('补充已提交，等待审核').waitFor()

    const { list } = await editor.call('pageEditorQueue', { body: { display: 2, rows: 100 } })
    await editor.call('approveSupplement', { body: { id: list.find(row => row.tid === tid)?.id ?? 0 } })
    await author.open('/myMessage')
    await news.getByRole('link', { name: '补充内容审核通过' }).waitFor()
    const clerk = await browser.person(size)
    await comeAs(clerk, 'city')
    await clerk.open('/g/userFeedback')
    // the part that marks the news arrives after the first view of the message
    const isMarked = clerk.page.waitForResponse(
      answer => answer.url().includes(operations.markNotificationsSeen.path) && answer.ok()
    )
    await clerk.page
      .getByRole('link', { name: `${run}${name}` })
      .first()
      .click()
    await clerk.page.getByRole('main').getByText(text).waitFor()
    await isMarked
    // opening the message has read the notification
    await expect
      .poll(async () => {
        await clerk.open('/g/userFeedback?display=2')
        await clerk.page.locator('[data-rows]').waitFor()
        return await clerk.page.getByRole('link', { name: `${run}${name}` }).count()
      })
      .toBe(0)
  }
)

it.each(sizesOfStory('phone'))(
  'a withdrawn supplement keeps its text for a correction, on a %s',
  async size => {
    const tid = await supplemented(size)
    const visitor = await browser.person(size)
    await comeAs(visitor, 'citizen')
    const { page, open } = visitor
    await open(`/threads/content?tid=${tid}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: '撤回补充' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('审核通过前可以撤回').waitFor()
    await isClean(visitor, 'withdrawing a supplement')
    await dialog.getByRole('button', { name: '撤回补充' }).click()
    await main.getByText('补充已撤回，可以修改后再提交').waitFor()
    await expect.poll(() => main.getByText(text).count()).toBe(0)
    await looksWell(visitor, 'supplement-withdrawn')
    expect(await textsOf(tid)).toBe(1)

    await main.getByRole('button', { name: '补充', exact: true }).click()
    await expect.poll(() => dialog.getByLabel('补充内容').inputValue()).toBe(text)
    await dialog.getByLabel('补充内容').fill(text.replace('最深', '最大'))
    await dialog.getByRole('button', { name: '提交补充' }).click()
    await main.getByText('坑洼最大的地方').waitFor()
  }
)

it('a supplement is withdrawn by a form without scripts', async () => {
  const tid = await supplemented('无脚本')
  const visitor = await browser.person('phone', { javaScriptEnabled: false })
  await comeAs(visitor, 'citizen')
  const { page, open, picture } = visitor
  await open(`/threads/content?tid=${tid}`)
  await page.getByRole('link', { name: '撤回补充' }).click()
  await page.getByText(text).waitFor()
  await picture('plain-withdraw-supplement')
  await page.getByRole('button', { name: '撤回补充' }).click()
  await page.getByText('补充已撤回', { exact: true }).waitFor()
  expect(await textsOf(tid)).toBe(1)
})
