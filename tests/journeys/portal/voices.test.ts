import { beforeAll, describe, expect, it } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { isClean, looksWell, openBrowser, type Size, sizesOfStory, type Visitor } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { story } from '../support/story.ts'

const browser = await openBrowser()
const [company, editor, city, citizen] = await Promise.all([
  callerAs('company'),
  callerAs('editor'),
  callerAs('city'),
  callerAs('citizen')
])

/** Makes this run's messages different from those of another run on the same site. */
const run = String(Date.now() % 1_000_000).padStart(6, '0')

const main = ({ page }: Visitor) => page.getByRole('main')

async function signedIn(size: Size, username: string): Promise<Visitor> {
  const visitor = await browser.person(size)
  await comeAs(visitor, username)
  return visitor
}

/** Publishes a message of the company to the city, which other citizens can join. */
async function published(subject: string): Promise<number> {
  const { list } = await company.call('listForums', { query: { keywords: '绍兴市市长' } })
  const { tid, version } = await company.call('postMessage', {
    body: {
      fid: list[0]?.fid ?? 0,
      typeId: 2,
      domainId: 1,
      subject,
      content: `${subject}，行人和电动车都过不去，已经持续半个月，附近居民多次反映，希望尽快处理。`,
      isPublic: true,
      isAnonymous: false
    }
  })
  await editor.call('approveMessage', { body: { tid, version, priorityLevel: 2 } })
  return tid
}

async function answer(tid: number): Promise<void> {
  const { version } = await city.call('getStaffMessage', { body: { tid } })
  const content = `经现场核查，东湖路积水是管道堵塞造成的，第${tid}号留言所说的路口已经疏通，欢迎继续监督。`
  await city.call('replyMessage', { body: { tid, version, kind: 'final', content } })
}

describe.each(sizesOfStory('phone'))('a citizen on a %s who has the same problem as another', size => {
  const step = story()
  const subject = `东湖路${run}号院${size === 'phone' ? '东门' : '南门'}口积水严重`
  const own = '东湖路的路面积水已经半个月，孩子上学只能绕行，希望尽快处理。'
  const note = '我家在三单元，地下车库也进水了。'
  let tid = 0
  let reader: Visitor
  beforeAll(async () => {
    tid = await published(subject)
    reader = await signedIn(size, 'citizen')
  })

  step('joins it instead of posting; the written text is kept', async () => {
    const { page, open } = reader
    await open('/threads/post')
    await page.getByLabel('内容', { exact: true }).fill(own)
    await page.getByLabel('标题').fill(subject)
    const similar = page.getByRole('region', { name: /类似的留言/ }).first()
    await similar.getByRole('button', { name: '查看' }).click()
    await similar.getByRole('button', { name: `我也遇到：${subject}` }).click()
    await main(reader).getByText('您已加入，是第 1 位遇到同样问题的人').waitFor()
    await main(reader).getByText(`编号 ${tid}`).waitFor()
    await main(reader).getByRole('button', { name: '给承办单位补一句话' }).click()
    await main(reader).getByLabel('想对承办单位说的话').fill(note)
    await looksWell(reader, 'voices-join')
    await main(reader).getByRole('button', { name: '发给承办单位' }).click()
    await main(reader).getByText('已发给承办单位，不会公开').waitFor()
    expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(own)
    await looksWell(reader, 'voices-joined')
    await page.getByRole('link', { name: '查看这条留言' }).click()
    await main(reader).getByText('1 人遇到同样的问题').waitFor()
    await main(reader).getByText(note).waitFor()
    expect(await main(reader).getByRole('button', { name: /^关注/ }).getAttribute('aria-pressed')).toBe(
      'true'
    )
  })

  step('is read by the clerk as a number, a region and a note, without a name', async () => {
    const clerk = await signedIn('desktop', 'city')
    await clerk.open(`/g/taskMain?messageId=${tid}`)
    const section = clerk.page.getByRole('region', { name: '遇到同样问题的人' })
    await expect.poll(() => section.innerText()).toMatch(/共 1 人[\s\S]*地下车库也进水了/)
    await looksWell(clerk, 'voices-clerk')
    await clerk.open(`/g/list-ans?display=8&tids=${tid}`)
    await clerk.page.getByRole('columnheader', { name: '同遇人数' }).waitFor()
  })

  step('is told of the final reply, and says that it is solved', async () => {
    await answer(tid)
    const { page, open } = reader
    await open('/myMessage')
    const news = main(reader).getByRole('article').filter({ hasText: subject })
    await news.first().getByRole('link', { name: '有新的办结回复' }).click()
    const question = main(reader).getByRole('group', { name: /问题解决了吗/ })
    await question.waitFor()
    await looksWell(reader, 'voices-asked')
    await question.getByRole('button', { name: '已解决', exact: true }).click()
    await main(reader).getByText('谢谢，您的反馈已记录：已解决').waitFor()
    await page.reload()
    await main(reader).getByText('您的反馈：已解决').waitFor()
    expect(await question.count()).toBe(0)
    const { voices } = await city.call('getStaffMessage', { body: { tid } })
    expect(voices.solved).toEqual([{ solved: 1, count: 1 }])
  })

  step('withdraws the voice with its note by one press', async () => {
    await main(reader).getByRole('button', { name: '撤回' }).click()
    await main(reader).getByText('已撤回，备注也已删除').waitFor()
    await main(reader).getByRole('button', { name: '我也遇到' }).waitFor()
    expect((await citizen.call('getMessage', { body: { tid } })).voice).toBeNull()
    expect((await city.call('getStaffMessage', { body: { tid } })).voices).toMatchObject({
      count: 0,
      notes: []
    })
    // a mistaken press costs nothing: the note is there for another joining
    await main(reader).getByRole('button', { name: '我也遇到' }).click()
    expect(await main(reader).getByLabel('想对承办单位说的话').inputValue()).toBe(note)
  })
})

describe('a visitor at a desk', () => {
  it('is asked to sign in, comes back to the message, and joins it by keyboard', async () => {
    const tid = await published(`环湖东路${run}段夜里没有路灯`)
    const visitor = await browser.person('desktop')
    const { page, open } = visitor
    await open(`/threads/content?tid=${tid}`)
    await main(visitor).getByRole('button', { name: '我也遇到' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('用户名').fill('citizen')
    await dialog.getByLabel('密码', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    const field = main(visitor).getByLabel('想对承办单位说的话')
    await field.waitFor()
    await isClean(visitor, 'joining a message')
    await field.focus()
    await page.keyboard.type('我每天下夜班都从这里走。')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await main(visitor).getByText('您已加入，是第 1 位遇到同样问题的人').waitFor()
    await visitor.rest()
    await main(visitor).getByText('我每天下夜班都从这里走').waitFor()
    await visitor.picture('voices-message')
  })
})
