import type { Page, Request } from 'playwright'
import { describe, expect } from 'vitest'
import { photo } from '../../support/files.ts'
import { callerAs, comeAs } from '../support/api.ts'
import { openBrowser, type Size, sizesOfStory, type Visitor } from '../support/browser.ts'
import { type Keyboard, keyboardOf } from '../support/keyboard.ts'
import { codeSentTo, password } from '../support/people.ts'
import { publishButton } from '../support/publish.ts'
import { story } from '../support/story.ts'

const browser = await openBrowser()

/** Makes this run's people and messages different from those of another run on the same site. */
const run = String(Date.now() % 1_000_000).padStart(6, '0')

const content = '文化广场西侧的两盏路灯已经熄灭三周，晚上散步的老人看不清台阶，已有人摔倒，希望尽快安排检修。'
const answer = '经现场查看，文化广场西侧路灯为线路老化所致，现已更换线路和灯具，当晚恢复照明，感谢您的提醒。'

const toWriting = (page: Page) => page.getByRole('link', { name: '我要留言' }).first()

interface Person extends Visitor {
  readonly keys: Keyboard
}

async function person(size: Size): Promise<Person> {
  const visitor = await browser.person(size)
  return { ...visitor, keys: keyboardOf(visitor.page) }
}

describe.each(sizesOfStory('desktop'))('a citizen without a mouse, on a %s', size => {
  const step = story()
  const phone = size === 'desktop' ? `1311${run}1` : `1312${run}2`
  const subject = `文化广场西侧路灯不亮（${run}${size === 'desktop' ? '甲' : '乙'}）`
  const citizen = person(size)
  let tid = 0
  /** Returns the message's card in the list of own messages. */
  const own = (page: Page) => page.getByRole('article').filter({ hasText: subject })

  step('finds the way to registering, and registers', async () => {
    const { page, keys, open } = await citizen
    const main = page.getByRole('main')
    await open('/home')
    await keys.press('Tab')
    await keys.landsOn(page.getByRole('link', { name: '跳到正文' }))
    await keys.press('Enter')
    if (size === 'desktop') await keys.tabTo(page.getByRole('link', { name: '登录 / 注册' }), 'Shift+Tab')
    else await keys.tabTo(toWriting(page))
    await keys.press('Enter')
    const dialog = page.getByRole('dialog')
    await keys.landsOn(dialog.getByLabel('用户名'))
    await keys.enter(dialog.getByRole('link', { name: '注册账号' }))
    await page.waitForURL(/\/signUp/)
    await keys.landsOn(main)

    await keys.write(main.getByLabel('手机号'), phone)
    await keys.enter(main.getByRole('button', { name: '获取验证码' }))
    await keys.landsOn(main.getByLabel('短信验证码'))
    const administrator = await browser.person('desktop')
    await comeAs(administrator, 'admin')
    await keys.write(main.getByLabel('短信验证码'), await codeSentTo(administrator, phone))
    await keys.write(main.getByLabel('用户名'), `k${run}${size}`)
    await keys.write(main.getByLabel('昵称'), '广场邻居')
    await keys.write(main.getByLabel('密码', { exact: true }), 'Guangchang#2026')
    await keys.write(main.getByLabel('确认密码', { exact: true }), 'Guangchang#2026')
    await keys.tabTo(main.getByRole('checkbox', { name: /用户协议/ }))
    await keys.press('Space')
    await keys.enter(main.getByRole('button', { name: '注册并登录' }))
    await page.waitForURL(url => url.pathname !== '/signUp')
    await keys.landsOn(main)
  })

  step('writes to a leader, with a photo', async () => {
    const { page, keys, picture } = await citizen
    const main = page.getByRole('main')
    if (size === 'desktop') await keys.enter(toWriting(page))
    await page.waitForURL(/\/threads\/post/)
    await keys.landsOn(main)

    await keys.write(main.getByLabel('按名称查找'), '绍兴市市长')
    await keys.enter(main.getByRole('button', { name: /^绍兴市市长/ }))
    await keys.landsOn(main.getByRole('button', { name: '更换' }))
    await keys.choose(main.getByRole('group', { name: '留言类型' }), '求助')
    await keys.pick(main.getByLabel('领域'), '城建')
    await keys.write(main.getByLabel('标题'), subject)
    await keys.write(main.getByLabel('内容', { exact: true }), content)
    await keys.write(main.getByLabel('事发地点'), '文化广场西侧')

    await choosePhoto('广场.jpg')
    await keys.enter(main.getByRole('button', { name: '移除 广场.jpg' }))
    await keys.landsOn(main.getByLabel('选择图片或视频'))
    await choosePhoto('路灯.jpg')
    await main.getByRole('button', { name: '移除 路灯.jpg' }).waitFor()
    await keys.choose(main.getByRole('group', { name: '谁可以看到' }), /^公开/)
    await picture('keyboard-post')
    await keys.enter(main.getByRole('button', { name: '提交留言' }))
    await page.waitForURL(/\/myLeavMessage/)
    await keys.landsOn(main)
    tid = Number(new URL(page.url()).searchParams.get('posted'))
    expect(tid).toBeGreaterThan(0)
  })

  step('is led to the missing fields', async () => {
    const { page, keys } = await citizen
    const main = page.getByRole('main')
    await keys.enter(toWriting(page))
    await page.waitForURL(/\/threads\/post/)
    await keys.enter(main.getByRole('button', { name: '提交留言' }))
    await keys.landsOn(main.getByRole('alert').filter({ hasText: '需要完善' }))
    await keys.enter(main.getByRole('link', { name: /^标题须为/ }))
    await keys.landsOn(main.getByLabel('标题'))
  })

  step('keeps the focus on the link to a similar message when a later answer has none', async () => {
    const { page, keys, rest } = await citizen
    const main = page.getByRole('main')
    const title = main.getByLabel('标题')
    const reader = await callerAs('citizen')
    const { list } = await reader.call('listMessages', { query: { rows: 10 } })
    const known = list.find(message => !message.subject.includes(run))?.subject ?? ''
    const links = main.getByRole('region', { name: /类似的留言/ }).getByRole('link')
    await keys.write(title, known)
    await links.first().waitFor()

    const similar = '/v1/threads/similar'
    const isLate = (request: Request) =>
      request.url().includes(similar) && (request.postData() ?? '').includes(run)
    const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(`**${similar}*`, async route => {
      if (isLate(route.request())) await isThere
      await route.continue()
    })
    const asked = page.waitForRequest(isLate)
    const answered = page.waitForResponse(response => isLate(response.request()))
    await keys.press('Control+A')
    await page.keyboard.type(`${run}${run}`)
    await asked
    await keys.tabTo(links.first())
    arrive()
    await (await answered).finished()
    await rest()
    await keys.landsOn(links.first())
    await keys.tabTo(main.getByLabel('内容', { exact: true }))
    await links.first().waitFor({ state: 'detached' })
    await page.unrouteAll()
  })

  step('finds the message in the list of own messages', async () => {
    const { page, keys } = await citizen
    await toOwnMessages()
    await keys.enter(own(page).getByRole('link', { name: subject }))
    await page.waitForURL(/\/threads\/content/)
    await keys.landsOn(page.getByRole('main'))
    await page.getByRole('main').getByText('提交留言').first().waitFor()
  })

  step('grades the answer', async () => {
    await approve([tid])
    await reply(tid)
    const { page, keys, picture } = await citizen
    const main = page.getByRole('main')
    await toOwnMessages()
    await keys.enter(main.getByRole('link', { name: /^待评价/ }))
    await page.waitForURL(/display=5/)
    const act = own(page).getByRole('button', { name: '评价' })
    await keys.enter(act)
    const dialog = page.getByRole('dialog')
    await keys.landsOn(dialog.getByRole('radio').first())
    await keys.press('Escape')
    await keys.landsOn(act)
    await keys.enter(act)
    await keys.landsOn(dialog.getByRole('radio').first())
    await keys.choose(dialog.getByRole('group', { name: /问题解决了吗/ }), '部分解决')
    await keys.choose(dialog.getByRole('group', { name: /解决程度/ }), /^4/)
    await keys.choose(dialog.getByRole('group', { name: /速度/ }), /^3/)
    await keys.choose(dialog.getByRole('group', { name: /态度/ }), /^5/)
    await picture('keyboard-grade')
    await keys.enter(dialog.getByRole('button', { name: '提交评价' }))
    await dialog.waitFor({ state: 'detached' })
    await act.waitFor({ state: 'detached' })
    await keys.landsOn(main)
    const city = await callerAs('city')
    const { grades } = await city.call('getStaffMessage', { body: { tid } })
    expect(grades[0]).toMatchObject({ solved: 2, gradeLevel: 4, gradeSpeed: 3, gradeManner: 5 })
  })

  step('signs out, and in again', async () => {
    const { page, keys } = await citizen
    await keys.enter(page.locator('summary').filter({ hasText: '广场邻居' }))
    await keys.enter(page.getByRole('button', { name: '退出登录' }))
    await page.waitForURL(/\/home/)
    await keys.landsOn(page.getByRole('main'))
    await keys.tabTo(page.getByRole('banner').getByRole('link', { name: /^登录/ }), 'Shift+Tab')
    await keys.press('Enter')
    const dialog = page.getByRole('dialog')
    await keys.write(dialog.getByLabel('用户名'), `k${run}${size}`)
    await keys.write(dialog.getByLabel('密码', { exact: true }), 'Guangchang#2026')
    await keys.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await keys.landsOn(page.getByRole('main'))
  })

  async function toOwnMessages() {
    const { page, keys, rest } = await citizen
    await rest()
    // the account menu comes before the main part
    await keys.tabTo(page.locator('summary').filter({ hasText: '广场邻居' }), 'Shift+Tab')
    await keys.press('Enter')
    await keys.enter(page.getByRole('banner').getByRole('link', { name: '我的留言' }))
    await page.waitForURL(/\/myLeavMessage/)
    await keys.landsOn(page.getByRole('main'))
  }

  async function choosePhoto(name: string) {
    const { page, keys } = await citizen
    const input = page.getByRole('main').getByLabel('选择图片或视频')
    // the wait begins before the key press, because the browser opens its file chooser a moment later
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      keys.tabTo(input).then(() => keys.press('Space'))
    ])
    await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer: await photo() })
  }
})

describe('a clerk without a mouse', () => {
  const step = story()
  const subjects = ['北门菜市场', '南门菜市场'].map(place => `${place}排水沟堵塞（${run}）`)
  const clerk = person('desktop')
  const row = (page: Page, subject: string) => page.getByRole('table').getByRole('link', { name: subject })

  step('signs in and goes to the board', async () => {
    await approve(await post(subjects))
    const { page, keys, open, rest } = await clerk
    await open('/g')
    await keys.landsOn(page.getByLabel('用户名'))
    await page.keyboard.type('city')
    await keys.write(page.getByLabel('密码'), password)
    await keys.press('Enter')
    await page.waitForURL(/\/workTable/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    // numbers that arrive late move the parts below them
    await rest()
    await keys.tabTo(page.getByRole('link', { name: '跳到正文' }))
    await keys.enter(
      page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /^本级留言/ })
    )
    await page.waitForURL(/\/list-ans/)
    await keys.landsOn(page.getByRole('main'))
  })

  step('searches for messages, and moves through the rows', async () => {
    const { page, keys } = await clerk
    await page.getByRole('table').getByRole('link').first().waitFor()
    await keys.press('/')
    await keys.landsOn(page.getByRole('search').getByRole('textbox').first())
    await page.keyboard.type(run)
    await keys.press('Enter')
    await expect.poll(() => page.getByRole('table').locator('[data-row]').count()).toBe(subjects.length)
    await keys.landsOn(page.getByRole('region', { name: '本级留言' }))
    const links = page.getByRole('table').locator('[data-row] a')
    await keys.press('j')
    await keys.landsOn(links.nth(0))
    await keys.press('j')
    await keys.landsOn(links.nth(1))
    await keys.press('k')
    await keys.landsOn(links.nth(0))
  })

  step('opens a dialog, and gets the focus back when it closes', async () => {
    const { page, keys } = await clerk
    await keys.press('?')
    const help = page.getByRole('dialog', { name: '键盘操作' })
    await keys.landsOn(help.getByRole('button', { name: '关闭' }))
    await keys.press('Escape')
    await keys.landsOn(page.getByRole('table').locator('[data-row] a').first())

    const more = page.getByRole('table').getByRole('button').first()
    await keys.enter(more)
    await keys.landsOn(page.getByRole('menuitem').first())
    await keys.press('ArrowDown', 'ArrowUp', 'Enter')
    const dialog = page.getByRole('dialog')
    await keys.landsOn(dialog.getByLabel(/承办单位/))
    await keys.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await keys.landsOn(more)
  })

  step('opens a message and replies', async () => {
    const { page, keys, picture } = await clerk
    const [subject = ''] = subjects
    await keys.tabTo(row(page, subject), 'Shift+Tab')
    await keys.press('Enter')
    await page.waitForURL(/\/taskMain/)
    await keys.landsOn(page.getByRole('region', { name: subject }))
    await keys.press('r')
    await keys.landsOn(page.getByLabel('回复内容'))
    const answer = `经现场查看，${subject}，现已清淤疏通，并安排每周巡查，感谢您的提醒。`
    await page.keyboard.type(answer)
    await picture('keyboard-reply')
    await keys.enter(
      page.getByRole('form', { name: '回复' }).getByRole('button', { name: '回复', exact: true })
    )
    await keys.enter(publishButton(page))
    await page.getByRole('region', { name: '回复', exact: true }).getByText(answer).waitFor()
    await keys.landsOn(page.getByRole('region', { name: '已提交的内容' }))
  })

  step('goes on to the next message', async () => {
    const { page, keys } = await clerk
    const [, subject = ''] = subjects
    // the list shows the reply
    await page.getByRole('navigation', { name: '所在列表' }).getByRole('link', { name: '下一条' }).waitFor()
    await keys.press('j')
    await keys.landsOn(page.getByRole('region', { name: subject }))
    await keys.enter(page.getByRole('link', { name: '本级留言' }).first())
    await page.waitForURL(/\/list-ans/)
    await keys.landsOn(page.getByRole('main'))
  })
})

/** Posts messages of a citizen to the leader whose forum the city handles. */
async function post(subjects: readonly string[]): Promise<number[]> {
  const citizen = await callerAs('citizen')
  const { list } = await citizen.call('listForums', { query: { keywords: '绍兴市市长' } })
  const fid = list[0]?.fid ?? 0
  const tids = []
  for (const subject of subjects) {
    const words = `${subject}，下雨后污水漫到路面，商户和居民都受影响，请尽快疏通。`
    const kind = { typeId: 2, domainId: 1, isPublic: true, isAnonymous: false } as const
    const { tid } = await citizen.call('postMessage', { body: { ...kind, fid, subject, content: words } })
    tids.push(tid)
  }
  return tids
}

async function approve(tids: readonly number[]): Promise<void> {
  const editor = await callerAs('editor')
  for (const tid of tids) {
    const { version } = await editor.call('getEditorMessage', { body: { tid } })
    await editor.call('approveMessage', { body: { tid, version, priorityLevel: 2 } })
  }
}

async function reply(tid: number): Promise<void> {
  const city = await callerAs('city')
  const { version } = await city.call('getStaffMessage', { body: { tid } })
  await city.call('replyMessage', { body: { tid, version, kind: 'final', content: `${answer}（${tid}）` } })
}
