import { describe, expect } from 'vitest'
import { callerAs, comeAs } from '../support/api.ts'
import { openBrowser, sizesOfStory } from '../support/browser.ts'
import { story } from '../support/story.ts'

const browser = await openBrowser()
const run = String(Date.now() % 1_000_000).padStart(6, '0')
const phone = '13900001111'
const door = '3幢2单元501室'
const before = '小区门口的路灯坏了半个月，晚上漆黑一片，请尽快派人修复。我的电话是'
const content = `${before}${phone}，我家住${door}。`

describe.each(sizesOfStory('phone'))('a message with hidden passages, on a %s', size => {
  const step = story()
  const subject = `小区门口路灯损坏（${size === 'phone' ? 'a' : 'b'}${run}）`
  let tid = ''

  step('lists personal data, hides the chosen passages, and shows the result', async () => {
    const writer = await browser.person(size)
    await comeAs(writer, 'citizen')
    const { page } = writer
    await writer.open('/threads/post')
    await page.getByRole('main').getByLabel('按名称查找').fill('绍兴市市长')
    await page.getByRole('button', { name: /^绍兴市市长/ }).click()
    await page.getByLabel('咨询').check()
    await page.getByLabel('领域').selectOption({ label: '城建' })
    await page.getByLabel('标题').fill(subject)
    await page.getByLabel('内容', { exact: true }).fill(content)
    await page.getByText('发现电话：139****1111').waitFor()
    expect(await page.getByText('备注、手机号和真实姓名不会公开。').count()).toBe(0)
    await page.getByText(`发现门牌号：${door}`).waitFor()
    await writer.picture('masks-01-found')
    await page.getByRole('button', { name: '提交留言' }).click()
    await page.getByText('还有 2 处可能是个人信息没有处理').waitFor()
    await writer.picture('masks-01-undecided')
    await page.getByRole('button', { name: '去处理' }).click()
    await page.getByRole('button', { name: '对公众隐藏', exact: true }).first().press('Enter')
    await page.getByText('还有 1 处可能是个人信息没有处理').waitFor()
    await page.getByRole('button', { name: '保留' }).click()
    await page.getByLabel('内容', { exact: true }).fill(`您好！${content}`)
    await page.getByText(`您好！${before}■■，我家住${door}。`).waitFor()
    await page.getByText('承办单位仍能看到原文').waitFor()
    expect(await page.getByText('可能是个人信息没有处理').count()).toBe(0)
    await writer.picture('masks-02-preview')
    await page.getByRole('button', { name: '提交留言' }).click()
    const sent = page.getByText(/留言已提交，编号 \d+/).first()
    await sent.waitFor()
    tid = /编号 (\d+)/.exec(await sent.innerText())?.[1] ?? ''
    await writer.open(`/threads/content?tid=${tid}`)
    expect(await page.locator('mark').allInnerTexts()).toEqual([phone])
    await writer.picture('masks-03-own')
  })

  step(
    'is sent with an open passage only by the button of the warning, and not by a second tap',
    async () => {
      const writer = await browser.person(size)
      await comeAs(writer, 'citizen')
      const { page } = writer
      await writer.open('/threads/post')
      await page.getByRole('main').getByLabel('按名称查找').fill('绍兴市市长')
      await page.getByRole('button', { name: /^绍兴市市长/ }).click()
      await page.getByLabel('咨询').check()
      await page.getByLabel('领域').selectOption({ label: '城建' })
      await page.getByLabel('标题').fill(`${subject}，请回电`)
      await page.getByLabel('内容', { exact: true }).fill(`${before}${phone}。`)
      await page.getByText('发现电话：139****1111').waitFor()
      const submit = page.getByRole('button', { name: '提交留言' })
      await submit.click()
      const warning = page.getByRole('alert').filter({ hasText: '还有 1 处可能是个人信息没有处理' })
      const anyway = warning.getByRole('button', { name: '仍然提交' })
      // faster than a finger
      await submit.dispatchEvent('click')
      await anyway.dispatchEvent('click')
      await warning.and(page.locator(':focus')).waitFor()
      await page.waitForTimeout(1100)
      await writer.picture('masks-04-warning')
      expect(new URL(page.url()).pathname).toBe('/threads/post')
      await anyway.click()
      const sent = page.getByText(/留言已提交，编号 \d+/).first()
      await sent.waitFor()
      const own = Number(/编号 (\d+)/.exec(await sent.innerText())?.[1])
      await (await callerAs('citizen')).call('withdrawMessage', { body: { tid: own } })
    }
  )

  step('is approved by an editor, who hides one more passage with a reason', async () => {
    const editor = await browser.person(size)
    await comeAs(editor, 'editor')
    const { page } = editor
    await editor.open(`/admin/message?tid=${tid}`)
    await page.getByRole('button', { name: phone, pressed: true }).waitFor()
    await page.getByRole('button', { name: door, pressed: false }).click()
    await page.getByText(`您好！${before}■■，我家住■■。`).waitFor()
    await editor.picture('masks-05-editor')
    await page.getByRole('button', { name: '通过', exact: true }).click()
    await page.getByText('操作成功！').waitFor()
  })

  step('shows neither passage to the public, and both to the institution', async () => {
    const reader = await browser.person(size)
    await reader.open(`/threads/content?tid=${tid}`)
    await reader.page.getByText(`您好！${before}■■，我家住■■。`).waitFor()
    expect(await reader.page.content()).not.toContain(phone)
    await reader.picture('masks-05-public')
    const city = await browser.person(size)
    await comeAs(city, 'city')
    await city.open(`/g/taskMain?messageId=${tid}`)
    await city.page.locator('mark', { hasText: phone }).waitFor()
    await city.page.locator('mark', { hasText: door }).waitFor()
    await city.picture('masks-06-institution')
  })
})
