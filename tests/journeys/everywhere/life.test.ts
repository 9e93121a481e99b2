import { describe, expect } from 'vitest'
import { roadPicture } from '../../support/builders/picture.ts'
import { comeAs } from '../support/api.ts'
import { openBrowser, sizesOfStory, type Visitor } from '../support/browser.ts'
import { codeSentTo } from '../support/people.ts'
import { publishButton } from '../support/publish.ts'
import { story } from '../support/story.ts'

const browser = await openBrowser()

/** Makes this run's people different from those of another run on the same site. */
const run = String(Date.now() % 1_000_000).padStart(6, '0')

const subject = '东门外公交站旁路面多处坑洼'
const content =
  '东门外公交站旁的路面自去年冬天起出现多处坑洼，下雨积水很深，老人和孩子走路十分不便，夜里没有路灯更加危险，恳请尽快修补。'
const draft =
  '经现场核查，东门外公交站旁路面坑洼共四处，我局已列入本周养护计划，预计三日内修补完毕并增设警示标志。'
const explanation =
  '因连日降雨，东门外公交站旁的路面修补推迟了两天，现坑洼已全部修补完毕，路灯亦已恢复照明，欢迎继续监督。'

/** Returns a photo as a phone takes it: its EXIF data contains a place, which must not reach anybody. */
const photo = () =>
  roadPicture()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .jpeg()
    .toBuffer()

/** Each size runs one story: its steps build on each other, and the steps after a failed one are skipped. */
describe.each(sizesOfStory('phone'))('a message’s life, on a %s', size => {
  const step = story()
  const phone = size === 'desktop' ? `1300${run}1` : `1310${run}2`
  const own = `${subject}（${run}）`
  const people = new Map<string, Promise<Visitor>>()
  const as = (name: string): Promise<Visitor> => {
    const known = people.get(name) ?? enter(name)
    people.set(name, known)
    return known
  }
  const enter = async (name: string): Promise<Visitor> => {
    const visitor = await browser.person(name === 'admin' ? 'desktop' : size)
    if (name !== 'writer' && name !== 'reader') await comeAs(visitor, name)
    return visitor
  }
  let tid = ''

  step('begins with registering by phone code', async () => {
    const writer = await as('writer')
    const { page } = writer
    await writer.open('/signUp')
    await page.getByLabel('手机号').fill(phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await page.getByText(/秒后重新获取/).waitFor()
    await page.getByLabel('短信验证码').fill(await codeSentTo(await as('admin'), phone))
    await page.getByLabel('用户名').fill(`w${run}${size}`)
    await page.getByLabel('昵称').fill(size === 'desktop' ? '东门住户' : '西门住户')
    await page.getByLabel('密码', { exact: true }).fill('Dongmen#2026')
    await page.getByLabel('确认密码', { exact: true }).fill('Dongmen#2026')
    await writer.picture('01-sign-up')
    await page.getByRole('checkbox', { name: /用户协议/ }).check()
    await page.getByRole('button', { name: '注册并登录' }).click()
    await page.waitForURL(url => !url.pathname.startsWith('/signUp'))
  })

  step('is written with a photo, survives a reload, and is sent', async () => {
    const writer = await as('writer')
    const { page } = writer
    await writer.open('/threads/post')
    await page.getByRole('main').getByLabel('按名称查找').fill('绍兴市市长')
    await page.getByRole('button', { name: /^绍兴市市长/ }).click()
    await page.getByLabel('投诉').check()
    await page.getByLabel('领域').selectOption({ label: '城建' })
    await page.getByLabel('标题').fill(own)
    await page.getByLabel('内容', { exact: true }).fill(content)
    await page
      .getByText(/草稿已于/)
      .first()
      .waitFor()
    await page.reload()
    await writer.rest()
    expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(content)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '路面.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await page.getByRole('button', { name: '移除 路面.jpg' }).waitFor()
    await page.getByLabel('事发地点').fill('东门外公交站')
    await writer.picture('02-post')
    await page.getByRole('button', { name: '提交留言' }).click()
    await page
      .getByText(/留言已提交，编号 \d+/)
      .first()
      .waitFor()
    tid =
      /编号 (\d+)/.exec(
        await page
          .getByText(/留言已提交，编号 \d+/)
          .first()
          .innerText()
      )?.[1] ?? ''
    expect(Number(tid)).toBeGreaterThan(0)
  })

  step('is read by an editor and approved', async () => {
    const editor = await as('editor')
    await editor.open(`/admin/message?tid=${tid}`)
    await editor.picture('03-editor')
    await editor.page.getByRole('button', { name: '通过', exact: true }).click()
    await editor.page.getByText('操作成功！').waitFor()
  })

  step('is assigned to the bureau by the city', async () => {
    const city = await as('city')
    await city.open(`/g/taskMain?messageId=${tid}`)
    await city.page.getByRole('button', { name: '交办', exact: true }).click()
    const dialog = city.page.getByRole('dialog')
    await dialog.getByLabel(/承办单位/).click()
    await city.page
      .getByRole('option', { name: /城市管理局/ })
      .first()
      .click()
    await city.picture('04-assign')
    const assign = dialog.getByRole('button', { name: '交办', exact: true })
    await assign.click()
    // without a date it is asked once more; a double click is no answer
    await dialog.getByRole('alert').getByText('没有填写要求完成日期').waitFor()
    await city.page.waitForTimeout(1000)
    await assign.click()
    await city.page.getByText('操作成功！').waitFor()
  })

  step('is accepted and answered by the bureau', async () => {
    const bureau = await as('bureau')
    await bureau.open(`/g/taskMain?messageId=${tid}`)
    await bureau.page.getByRole('button', { name: '接收', exact: true }).click()
    await bureau.page.getByText('操作成功！').waitFor()
    await bureau.page.getByLabel(/回复内容/).fill(`${draft}（${size}）`)
    await bureau.picture('05-answer')
    await bureau.page.getByRole('button', { name: '提交回复', exact: true }).click()
    await bureau.page.getByText('操作成功！').first().waitFor()
    await expect.poll(() => bureau.page.getByLabel(/回复内容/).count()).toBe(0)
  })

  step('is replied to by adopting the draft', async () => {
    const city = await as('city')
    await city.open(`/g/taskMain?messageId=${tid}`)
    await city.page.getByRole('tab', { name: /采用回复/ }).click()
    const editor = city.page.getByRole('form', { name: '采用回复' })
    expect(await editor.getByLabel(/回复内容/).inputValue()).toContain('经现场核查')
    await city.picture('06-adopt')
    await editor.getByRole('button', { name: '采用回复' }).click()
    await publishButton(city.page).click()
    await city.page.getByText(/办结回复已于 .+ 发布/).waitFor()
    await city.picture('06-adopted')
    expect(await city.page.getByRole('complementary', { name: '办理' }).getByRole('form').count()).toBe(0)
  })

  step('is graded by its author', async () => {
    await gradeAs(await as('writer'), ['2', '3', '4'], '07-grade')
  })

  step('is explained by the city', async () => {
    const city = await as('city')
    await city.open(`/g/taskMain?messageId=${tid}`)
    await city.page.getByLabel(/解释内容/).fill(`${explanation}（${size}）`)
    await city.picture('08-explain')
    await city.page.getByRole('button', { name: '解释', exact: true }).dblclick()
    await publishButton(city.page).dblclick()
    await city.page.getByText(/解释已于 .+ 发布/).waitFor()
  })

  step('is explained once: the editor closes, and is empty when it is opened again', async () => {
    const { page, open, rest, picture } = await as('city')
    const panel = page.getByRole('complementary', { name: '办理' })
    const published = page.getByRole('region', { name: '回复', exact: true }).getByText(`（${size}）`)
    await panel.getByText('等待留言人再次评价。').waitFor()
    expect(await panel.getByRole('form').count()).toBe(0)
    await expect.poll(() => published.count()).toBe(2)
    await picture('08-explained')
    await panel.getByRole('button', { name: '继续解释' }).click()
    expect(await panel.getByLabel(/解释内容/).inputValue()).toBe('')
    await open(`/g/taskMain?messageId=${tid}`)
    await rest()
    expect(await panel.getByLabel(/解释内容/).inputValue()).toBe('')
    await panel.getByLabel(/解释内容/).fill(`${explanation}（${size}）`)
    await panel.getByRole('button', { name: '解释', exact: true }).click()
    await publishButton(page).click()
    await panel.getByText('同样的内容刚刚已经发布').waitFor()
    await expect.poll(() => published.count()).toBe(2)
  })

  step('is graded again', async () => {
    await gradeAs(await as('writer'), ['5', '5', '5'], '09-grade-again')
  })

  step('shows everybody its whole timeline, and the photo without its EXIF data', async () => {
    const reader = await as('reader')
    const { page } = reader
    await reader.open(`/threads/content?tid=${tid}`)
    await reader.picture('10-timeline')
    const steps = ['提交留言', '审核通过', '办结回复', '留言人评价', '解释', '留言人二次评价']
    for (const one of steps) await expect.poll(() => page.getByText(one).count()).toBeGreaterThan(0)
    expect(await page.getByText('交办').count()).toBe(0)
    const address = await page.getByRole('main').locator('img[src*="/files/"]').first().getAttribute('src')
    const file = await page.request.get(String(address).replace('.thumb.webp', '.jpg'))
    expect((await file.body()).includes('secret place')).toBe(false)
  })

  async function gradeAs(writer: Visitor, [level, speed, manner]: [string, string, string], picture: string) {
    const { page } = writer
    await writer.open('/myLeavMessage')
    const card = page.getByRole('article').filter({ hasText: own })
    await card.getByRole('button', { name: '评价' }).click()
    const dialog = page.getByRole('dialog')
    // a forced click hits the place of the choice, which must not move while the dialog still loads
    await dialog.getByRole('button', { name: '提交评价' }).waitFor()
    await writer.rest()
    const choose = (group: RegExp, score: string) =>
      dialog.getByRole('group', { name: group }).locator(`input[value="${score}"]`).check({ force: true })
    await choose(/问题解决了吗/, level === '5' ? '1' : '3')
    await choose(/解决程度/, level)
    await choose(/速度/, speed)
    await choose(/态度/, manner)
    await writer.picture(picture)
    await dialog.getByRole('button', { name: '提交评价' }).click()
    await page.getByRole('main').getByText('评价已提交，谢谢您').waitFor()
    // the consequence of a low score stays visible
    const follows = page.getByRole('main').getByText(/个工作日内作出解释/)
    expect(await follows.count()).toBe([level, speed, manner].some(score => Number(score) <= 2) ? 1 : 0)
  }
})
