/** What is proposed while a citizen writes: similar messages, a domain, a leader of the region that the text names. */
import type { Locator } from 'playwright'
import { beforeAll, describe, expect } from 'vitest'
import { trainModels } from '../../../server/records/learning/train.ts'
import { searchDocument } from '../../../server/records/search/bigrams.ts'
import { buildAccount, buildForum, buildMessage, buildReply } from '../../support/builders/builders.ts'
import { looksWell, type Size, type Visitor } from '../support/browser.ts'
import { ownSite } from '../support/site.ts'
import { story } from '../support/story.ts'

const site = await ownSite()
const { db } = site

const written = [
  { domain_id: 1, type_id: 6, subject: '路灯不亮', content: '小区门口的路灯坏了，夜里看不见路' },
  { domain_id: 4, type_id: 1, subject: '学校食堂', content: '食堂的饭菜价格为什么涨了，量也少了' }
] as const

/** It does not fit in one line of a phone. */
const longSubject = '育才路中学旁的路灯不亮，孩子放学走夜路很危险'

const replyLine = '经现场核查，育才路的路灯线路已于三月修复。'
let similar = 0

/** Publishes a message that is found by its subject. */
async function publish(fid: number, subject: string): Promise<number> {
  const { tid } = await buildMessage(db, { fid, subject, content: `${subject}，已经一周了。` })
  await db
    .insertInto('message_search')
    .values({ tid, ...searchDocument([subject, `${subject}，已经一周了。`]) })
    .execute()
  return tid
}

beforeAll(async () => {
  // regions are there on every site
  const [zhuji, keqiao] = [330_681, 330_603]
  const given = { title: '县级领导' }
  const { fid } = await buildForum(db, { ...given, region_id: keqiao, name: '柯桥区区长' })
  await buildForum(db, { ...given, region_id: zhuji, name: '诸暨市市长' })
  for (let at = 0; at < 500; at++) await buildMessage(db, { fid, ...written[at % 2] })
  await trainModels(db, () => new Date())
  similar = await publish(fid, longSubject)
  await buildReply(db, { tid: similar, content: `您好：\n${replyLine}\n感谢您的关注。` })
  await publish(fid, '育才路的路灯时亮时灭')
  for (const username of ['desktop', 'phone']) await buildAccount(db, { username })
}, 120_000)

const subject = '诸暨育才路路灯不亮'
const content = '诸暨育才路中学旁的路灯坏了一周，小区门口夜里看不见路，孩子放学很危险，希望尽快修好。'

const main = ({ page }: Visitor) => page.getByRole('main')

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** Returns how far the field for the text stands below the title. */
async function distance({ page }: Visitor): Promise<number> {
  const topOf = async (label: string) => (await page.getByLabel(label, { exact: true }).boundingBox())?.y ?? 0
  return (await topOf('内容')) - (await topOf('标题'))
}

describe.each<Size>(['desktop', 'phone'])('a citizen who writes on a %s', size => {
  const step = story()
  let writer: Visitor

  step('reads the reply to a similar message; nothing moves while the title is typed', async () => {
    writer = await site.signedIn(size, size)
    const { page, open } = writer
    await open('/threads/post')
    await main(writer).getByLabel('按名称查找').fill('柯桥')
    await main(writer)
      .getByRole('button', { name: /^柯桥区区长/ })
      .click()
    const title = page.getByLabel('标题', { exact: true })
    await title.fill('诸暨')
    const before = await distance(writer)
    await title.fill(subject)
    const list = page.getByRole('region', { name: /类似的留言/ })
    await list.getByRole('link', { name: longSubject }).waitFor()
    expect(await list.innerText()).toContain('已回复')
    expect(await distance(writer)).toBe(before)
    // the place is low, and all that it shows lies within it
    const around = await boxOf(list.locator('..'))
    expect(around.height).toBeLessThan(110)
    for (const part of [list.getByRole('link'), list.getByRole('button')]) {
      const { x, y, width, height } = await boxOf(part)
      expect(y + height).toBeLessThanOrEqual(around.y + around.height)
      expect(x + width).toBeLessThanOrEqual(around.x + around.width)
    }
    await looksWell(writer, 'proposals-similar')
    await list.getByRole('button', { name: '查看' }).press('Enter')
    expect(await list.innerText()).toContain(replyLine)
  })

  step('joins it by one press, and what was typed stays', async () => {
    const { page } = writer
    await page.getByLabel('内容', { exact: true }).fill(content)
    const list = page.getByRole('region', { name: /类似的留言/ }).first()
    await list.getByRole('button', { name: /^我也遇到：育才路中学旁/ }).press('Enter')
    await main(writer)
      .getByText(/您已加入，是第 \d 位遇到同样问题的人/)
      .waitFor()
    await main(writer).getByText('您写的内容仍在草稿里').waitFor()
    expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(content)
    await looksWell(writer, 'proposals-joined')
  })

  step('takes the proposed domain by one press of a key; nothing was chosen before', async () => {
    const { page } = writer
    const domain = page.getByLabel('领域', { exact: true })
    const proposal = main(writer).getByRole('button', { name: /^采用 领域/ })
    await proposal.waitFor()
    expect(await domain.inputValue()).toBe('')
    await main(writer)
      .getByText(/因为写到“/)
      .first()
      .waitFor()
    await looksWell(writer, 'proposals-domain')
    await proposal.press('Enter')
    await main(writer)
      .getByText(/领域已选“/)
      .waitFor()
    expect(await domain.inputValue()).toBe('1')
    expect(await proposal.count()).toBe(0)
  })

  step('is asked whether the message goes to the region that the text names, and changes it', async () => {
    const { page } = writer
    await main(writer).getByText('您写的是“诸暨”，而收信人是“柯桥区区长”，要改写给诸暨市市长吗？').waitFor()
    await looksWell(writer, 'proposals-region')
    await page.getByRole('button', { name: '改为诸暨市市长' }).press('Enter')
    await main(writer).getByText('现在写给诸暨市市长').waitFor()
    expect(await page.locator('#step-to').innerText()).toContain('诸暨市市长')
    expect(await page.getByRole('button', { name: /改为诸暨市市长|采用 收信人/ }).count()).toBe(0)
  })

  step('posts the message, and the proposals are counted', async () => {
    const { page, rest } = writer
    await main(writer)
      .getByRole('button', { name: /^采用 类型/ })
      .click()
    await page.getByRole('button', { name: '提交留言' }).click()
    await page.waitForURL(/posted=/)
    await rest()
    const { fid, domain_id } = await db
      .selectFrom('message')
      .innerJoin('forum', 'forum.fid', 'message.fid')
      .select(['forum.name as fid', 'domain_id'])
      .where('subject', '=', subject)
      .orderBy('tid', 'desc')
      .executeTakeFirstOrThrow()
    expect({ fid, domain_id }).toEqual({ fid: '诸暨市市长', domain_id: 1 })
    const counts = await db.selectFrom('proposal_count').select(['kind', 'taken', 'changed']).execute()
    const posted = size === 'desktop' ? 1 : 2
    expect(counts).toHaveLength(3)
    for (const { taken, changed } of counts) expect({ taken, changed }).toEqual({ taken: posted, changed: 0 })
  })
})

describe('a citizen who means the chosen leader', () => {
  const step = story()

  step('is not asked again after saying so, and the other list of messages opens', async () => {
    const writer = await site.signedIn('phone', 'phone')
    const { page, open } = writer
    await open('/threads/post')
    await main(writer).getByLabel('按名称查找').fill('柯桥')
    await main(writer)
      .getByRole('button', { name: /^柯桥区区长/ })
      .click()
    await page.getByLabel('标题').fill('诸暨人问育才路的路灯')
    await main(writer).getByRole('button', { name: '不用改' }).click()
    await main(writer).getByText('仍然写给柯桥区区长').waitFor()
    await page.getByLabel('内容', { exact: true }).fill(content)
    await writer.rest()
    // longer than the pause after which the text is asked about
    await page.waitForTimeout(1000)
    expect(await page.getByRole('button', { name: '不用改' }).count()).toBe(0)
    const list = page.getByRole('region', { name: /类似的留言/ }).first()
    await list.getByText(/^有 \d 条类似的留言/).waitFor()
    await list.getByRole('button', { name: '查看' }).click()
    expect(await list.getByRole('listitem').count()).toBeGreaterThan(1)
    await looksWell(writer, 'proposals-list')
  })
})

describe.each<Size>(['desktop', 'phone'])('a citizen on a %s who names only a street', size => {
  const step = story()

  step('is proposed the leader of the region written to last, with the reason', async () => {
    const writer = await site.signedIn(size, size)
    const { page, open } = writer
    await open('/threads/post')
    await page.getByLabel('标题', { exact: true }).fill('育才路路灯不亮')
    const proposal = main(writer).getByRole('button', { name: '采用 收信人：诸暨市市长' })
    await proposal.waitFor()
    await main(writer)
      .getByText(/没有写到地区，按您上次留言的地区 · .*诸暨市/)
      .waitFor()
    await looksWell(writer, 'proposals-near')
    await proposal.press('Enter')
    await main(writer).getByText('现在写给诸暨市市长').waitFor()
    expect(await page.locator('#step-to').innerText()).toContain('诸暨市市长')
  })
})
