import { describe, expect } from 'vitest'
import { comeAs } from '../support/api.ts'
import { looksWell, openBrowser, type Visitor } from '../support/browser.ts'
import { story } from '../support/story.ts'

const browser = await openBrowser()

const main = ({ page }: Visitor) => page.getByRole('main')

/** The estate that 60 messages of the demo are about. */
const estate = /栖澜花园/
const published = {
  title: '栖澜花园电梯、停水和物业服务',
  text: '三周来，几十位业主反映栖澜花园电梯停运、晚上停水、物业收费不清。'
}

async function signedIn(username: string): Promise<Visitor> {
  const visitor = await browser.person('desktop')
  await comeAs(visitor, username)
  return visitor
}

describe('a hot issue that the messages hide', () => {
  const step = story()

  step('a clerk sees it on the work table', async () => {
    const clerk = await signedIn('city')
    await clerk.open('/g/workTable')
    const card = main(clerk).getByRole('region', { name: '热点' })
    await card.getByRole('link', { name: estate }).waitFor()
    await card.getByRole('link', { name: /查看全部/ }).click()
    await main(clerk).getByRole('heading', { name: '热点', level: 1 }).waitFor()
    expect(await main(clerk).getByRole('heading', { name: estate, level: 2 }).count()).toBe(1)
  })

  step('the clerk was alerted of it, and finds it in the menu', async () => {
    const clerk = await signedIn('city')
    await clerk.open('/g/messageCenter')
    const news = main(clerk)
      .getByRole('listitem')
      .filter({ hasText: /多人反映同一热点|热点快速升温/ })
    await news.getByRole('link', { name: estate }).first().click()
    await main(clerk).getByRole('heading', { name: estate, level: 1 }).waitFor()
    await clerk.page.getByRole('navigation').getByRole('link', { name: '热点' }).first().click()
    await main(clerk).getByRole('heading', { name: '热点', level: 1 }).waitFor()
  })

  step('an editor dismisses it by mistake, and restores it', async () => {
    const editor = await signedIn('editor')
    await editor.open('/admin/hotIssues')
    await main(editor).getByRole('link', { name: estate }).first().click()
    await main(editor).getByRole('button', { name: '不是一件事' }).click()
    await editor.page.getByRole('dialog').getByRole('button', { name: '不是一件事' }).click()
    await editor.page.getByRole('dialog').waitFor({ state: 'hidden' })
    await main(editor).getByText('已标记为不是一件事：').waitFor()
    await editor.open('/admin/hotIssues')
    await main(editor).getByRole('heading', { name: '热点', level: 1 }).waitFor()
    await main(editor).getByRole('link', { name: '不是一件事' }).click()
    await main(editor).getByRole('link', { name: estate }).click()
    await main(editor).getByRole('button', { name: '恢复为热点' }).click()
    await main(editor).getByText('建议：可能是同一件事').waitFor()
    await main(editor).getByText('已恢复：').waitFor()
    expect(await main(editor).getByText('已标记为不是一件事').count()).toBe(0)
    await main(editor).getByText('恢复为热点').first().waitFor()
  })

  step('an editor finds it, takes a wrong message out, and publishes it', async () => {
    const editor = await signedIn('editor')
    await editor.open('/admin/hotIssues')
    await main(editor).getByRole('link', { name: estate }).first().waitFor()
    await main(editor).getByRole('link', { name: estate }).first().click()
    const members = main(editor).getByRole('heading', { name: /^留言（\d+ 条）$/ })
    await members.waitFor()
    const before = await members.textContent()
    await main(editor)
      .getByRole('button', { name: /^不是这件事/ })
      .first()
      .click()
    const question = editor.page.getByRole('dialog')
    await question.getByRole('button', { name: '不是这件事' }).click()
    await main(editor).getByText('已移出 1 条，不会再归入。').waitFor()
    expect(await members.textContent()).not.toBe(before)
    await main(editor).getByRole('button', { name: '公开热点' }).click()
    const dialog = editor.page.getByRole('dialog')
    await dialog.getByLabel('公开标题').fill(published.title)
    await dialog.getByLabel('说明：反映了什么').fill(published.text)
    await dialog.getByRole('button', { name: '公开热点' }).click()
    await main(editor).getByRole('heading', { name: published.title, level: 1 }).waitFor()
    await looksWell(editor, 'the page of a published issue')
    // who changes it begins with what is published
    await main(editor).getByRole('button', { name: '公开热点' }).click()
    await expect.poll(() => dialog.getByLabel('公开标题').inputValue()).toBe(published.title)
    await dialog.getByRole('button', { name: '取消' }).click()
    await editor.open('/admin/hotIssues')
    await main(editor).getByRole('link', { name: published.title }).first().waitFor()
  })

  step('a citizen reads it on the page of topics', async () => {
    const citizen = await browser.person('phone')
    await citizen.open('/topics')
    await main(citizen).getByRole('heading', { name: published.title }).waitFor()
    await main(citizen).getByText(published.text).waitFor()
    await main(citizen)
      .getByText(/人反映/)
      .first()
      .waitFor()
    await main(citizen).getByRole('heading', { name: '各专题的留言' }).waitFor()
    await looksWell(citizen, 'the topics with an issue')
    await main(citizen)
      .getByRole('link', { name: /^查看全部/ })
      .first()
      .click()
    await citizen.page.waitForURL(/\/messageSearch\?topicId=\d+$/)
  })
})
