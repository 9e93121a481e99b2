import { describe, expect, it } from 'vitest'
import { roadPicture } from '../../support/builders/picture.ts'
import { callerAs, comeAs } from '../support/api.ts'
import { isClean, openBrowser, sizesOfStory, type Visitor } from '../support/browser.ts'
import { password } from '../support/people.ts'
import { restOf } from '../support/rest.ts'
import { press } from '../support/send.ts'

const browser = await openBrowser()
const citizen = await callerAs('citizen')
const run = String(Date.now() % 1_000_000).padStart(6, '0')
const content = '公园北门的步道有两处塌陷，老人和孩子容易绊倒，请尽快派人修补。'
const sent = /留言已提交，编号 \d+/
const waits = '网络断开，留言还没有提交'

/** Returns the number of own messages with this subject. */
async function countOf(subject: string): Promise<number> {
  const { list } = await citizen.call('listOwnMessages', { query: { rows: 50 } })
  return list.filter(message => message.subject === subject).length
}

async function fill(visitor: Visitor, subject: string): Promise<void> {
  await visitor.open('/threads/post')
  await write(visitor, subject)
}

async function write({ page }: Visitor, subject: string): Promise<void> {
  await page.getByRole('main').getByLabel('按名称查找').fill('绍兴市市长')
  await page.getByRole('button', { name: /^绍兴市市长/ }).click()
  await page.getByLabel('求助').check()
  await page.getByLabel('领域').selectOption({ label: '城建' })
  await page.getByLabel('标题').fill(subject)
  await page.getByLabel('内容', { exact: true }).fill(content)
}

describe.each(sizesOfStory('phone'))('a message that is sent without a connection, on a %s', size => {
  it('waits on the page, and is sent once when the phone is online again', async () => {
    const subject = `公园步道塌陷（a${size}${run}）`
    const writer = await browser.person(size)
    await comeAs(writer, 'citizen')
    const { page, context } = writer
    await fill(writer, subject)
    await context.setOffline(true)
    await page.getByRole('button', { name: '提交留言' }).click()
    await page.getByText(waits).waitFor()
    await isClean(writer, 'unsent')
    await writer.picture('unsent')
    await page.waitForTimeout(1_000)
    await context.setOffline(false)
    await page.getByText(sent).first().waitFor()
    expect(await countOf(subject)).toBe(1)
    await writer.open('/threads/post')
    expect(await page.getByLabel('标题').inputValue()).toBe('')
  })

  it('waits without an error while its author reads another page', async () => {
    const subject = `公园步道塌陷（d${size}${run}）`
    const writer = await browser.person(size)
    await comeAs(writer, 'citizen')
    const { page } = writer
    await fill(writer, subject)
    const add = '**/v1/threads/add*'
    await page.route(add, route => route.abort())
    await page.getByRole('button', { name: '提交留言' }).click()
    await page.getByText(waits).waitFor()
    await page.getByRole('banner').getByRole('link', { name: '领导留言板' }).click()
    await page.waitForURL('**/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText('系统出错了').count()).toBe(0)
    await page.unroute(add)
    await page.getByRole('link', { name: '我要留言' }).filter({ visible: true }).first().click()
    await page.getByText(sent).first().waitFor()
    expect(await countOf(subject)).toBe(1)
  })

  it('is sent when the page is opened again after its tab was closed, and exists once although the first attempt had arrived', async () => {
    const subject = `公园步道塌陷（b${size}${run}）`
    const writer = await browser.person(size)
    await comeAs(writer, 'citizen')
    await fill(writer, subject)
    // the server accepts the message, but its answer is lost
    await writer.page.route('**/v1/threads/add*', async route => {
      await route.fetch()
      await route.abort()
    })
    await writer.page.getByRole('button', { name: '提交留言' }).click()
    await writer.page.getByText(waits).waitFor()
    await writer.page.close()
    const page = await writer.context.newPage()
    await page.goto('/threads/post')
    await page.getByText(sent).first().waitFor()
    expect(await countOf(subject)).toBe(1)
  })

  it('is not sent by itself after it was edited or stopped', async () => {
    const subject = `公园步道塌陷（c${size}${run}）`
    const writer = await browser.person(size)
    await comeAs(writer, 'citizen')
    const { page, context } = writer
    await fill(writer, subject)
    await context.setOffline(true)
    await page.getByRole('button', { name: '提交留言' }).click()
    await page.getByText(waits).waitFor()
    await page.getByLabel('内容', { exact: true }).fill(`${content}谢谢！`)
    await page.getByText('不会再自动提交').waitFor()
    await page.getByLabel('内容', { exact: true }).fill(content)
    await page.getByText(/草稿已于/).waitFor()
    await context.setOffline(false)
    await page.reload()
    await writer.rest()
    await page.getByText('不会再自动提交').waitFor()
    expect(await countOf(subject)).toBe(0)
    await page.getByRole('button', { name: '提交留言' }).click()
    await page.getByText(sent).first().waitFor()
    expect(await countOf(subject)).toBe(1)
  })
})

describe('a message with a picture that could not be uploaded', () => {
  it('is not sent without it, unless its author says so', async () => {
    const subject = `公园步道塌陷（e${run}）`
    const writer = await browser.person('phone')
    await comeAs(writer, 'citizen')
    const { page } = writer
    await fill(writer, subject)
    const uploads = '**/v2/attachment/upload**'
    await page.route(uploads, route => route.abort())
    const file = { mimeType: 'image/jpeg', buffer: await roadPicture().jpeg().toBuffer() }
    const input = page.locator('input[type=file]')
    await input.setInputFiles([
      { ...file, name: '步道.jpg' },
      { ...file, name: '塌陷.jpg' }
    ])
    const retry = page.getByRole('button', { name: '重试' })
    await retry.nth(1).waitFor()
    await press(page, page.getByRole('button', { name: '提交留言' }))
    const warning = page.getByRole('alert').filter({ hasText: '2 个文件没有上传成功' }).first()
    await warning.waitFor()
    await isClean(writer, 'failed uploads')
    expect(await countOf(subject)).toBe(0)
    await page.unroute(uploads)
    await retry.first().click()
    await page.getByText('1 个文件没有上传成功').waitFor()
    await page.getByText('步道.jpg 上传成功').waitFor({ state: 'attached' })
    await press(page, page.getByRole('button', { name: '不带这些文件，直接提交' }))
    await page.getByText(sent).first().waitFor()
    const { list } = await citizen.call('listOwnMessages', { query: { rows: 50 } })
    const tid = list.find(message => message.subject === subject)?.tid ?? 0
    const { contentList } = await citizen.call('getMessage', { body: { tid } })
    expect(contentList[0]?.attachments).toHaveLength(1)
  })
})

describe('a form that is open in two tabs', () => {
  it('keeps what was written in each, and lets its author continue with either', async () => {
    const writer = await browser.person('desktop')
    await comeAs(writer, 'citizen')
    const { page, context } = writer
    await writer.open('/threads/post')
    const second = await context.newPage()
    const restOfSecond = restOf(second)
    await second.goto('/threads/post')
    // before its scripts run, it would read the other draft as its own
    await restOfSecond()
    const title = page.getByLabel('标题')
    const secondTitle = second.getByLabel('标题')
    const found = '此草稿在另一个页面被改过'
    await title.fill('路灯三天不亮')
    await second.getByText(found).waitFor()
    await secondTitle.fill('井盖缺失')
    await page.getByText(found).waitFor()
    await isClean(writer, 'two drafts')
    expect(await title.inputValue()).toBe('路灯三天不亮')
    await second.reload()
    await second.getByText(found).waitFor()
    expect(await secondTitle.inputValue()).toBe('井盖缺失')
    await second.getByRole('button', { name: '改用另一份' }).click()
    expect(await secondTitle.inputValue()).toBe('路灯三天不亮')
    await second.getByRole('button', { name: '改用另一份' }).click()
    expect(await secondTitle.inputValue()).toBe('井盖缺失')
    await second.getByRole('button', { name: '删除另一份' }).click()
    await second.getByText(found).waitFor({ state: 'detached' })
    await second.close()
    await page.getByText(found).waitFor()
    await page.getByRole('button', { name: '删除另一份' }).click()
    await page.getByText(found).waitFor({ state: 'detached' })
    // what is cleared can be brought back
    await page.getByRole('button', { name: '清空草稿' }).click()
    await page.getByText('草稿已清空').waitFor()
    expect(await title.inputValue()).toBe('')
    // the pressed button is gone, so the next stop is the way back
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('草稿已清空').waitFor({ state: 'detached' })
    expect(await title.inputValue()).toBe('路灯三天不亮')
    await page.getByRole('button', { name: '清空草稿' }).click()
    await page.reload()
    expect(await title.inputValue()).toBe('')
    // a sign that no title may contain is named while it is typed
    await title.fill('路灯★不亮')
    await page.getByText('标题不能包含：★').waitFor()
    await title.fill('')
  })
})

describe.each(sizesOfStory('phone'))('a session that ends during writing, on a %s', size => {
  it('is reported on the page; after a new sign-in the typed text is restored and sent once', async () => {
    const subject = `公园步道塌陷（${size}${run}）`
    const writer = await browser.person(size)
    await comeAs(writer, 'citizen')
    const { page, context } = writer
    // the page is opened by a link, so that the router is loaded, which must not react to the closing alert
    await writer.open('/home')
    await page.getByRole('link', { name: '我要留言' }).filter({ visible: true }).first().click()
    await page.waitForURL('**/threads/post*')
    await write(writer, subject)
    await context.addCookies([
      { name: 'token', value: 'a-token-that-has-ended', url: new URL('/', page.url()).href }
    ])
    await page.getByRole('button', { name: '提交留言' }).click()
    const alert = page.getByRole('dialog', { name: '提示' })
    await alert.getByText('您的登录状态已过期，请重新登录').waitFor()
    await isClean(writer, 'the end of a session')
    const dialog = page.getByRole('dialog', { name: '登录' })
    const signIn = alert.getByRole('button', { name: '重新登录' })
    // five seconds after it has opened, the alert goes on by itself
    await Promise.race([signIn.click().catch(() => undefined), dialog.waitFor()])
    await dialog.getByText('您填写的内容都还在').waitFor()
    const username = dialog.getByLabel('用户名')
    await dialog.locator('input[name=username]:focus').waitFor()
    expect(await dialog.locator('[data-flagged]').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/threads/post')
    await username.fill('citizen')
    await dialog.getByLabel('密码', { exact: true }).fill(password)
    await press(page, dialog.getByRole('button', { name: '登录', exact: true }))
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('没有提交成功').waitFor({ state: 'detached' })
    expect(await page.getByLabel('标题').inputValue()).toBe(subject)
    expect(await page.getByLabel('内容', { exact: true }).inputValue()).toBe(content)
    expect(await countOf(subject)).toBe(0)
    await press(page, page.getByRole('button', { name: '提交留言' }))
    await page.getByText(sent).first().waitFor()
    expect(await countOf(subject)).toBe(1)
  })
})
