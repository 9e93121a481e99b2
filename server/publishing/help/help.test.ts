import { languages } from '@board/schemas/errors/catalogue'
import { helpKeys } from '@board/schemas/facts/text/help-text'
import { describe, expect, it } from 'vitest'
import { setParameter } from '../../../tests/support/builders/builders.ts'
import { clientIn } from '../../../tests/support/builders/staff.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { cleanText } from './help.ts'

const content = '工作日 9:00 至 17:00 有人值守。'

/** A site whose help pages nobody has changed yet: each test has one of its own. */
async function newSite() {
  const { client, visitor, db, app, deps } = await testBoard(await testDatabase())
  const editor = await client('editor')
  const change = (version: number, more: object = {}) =>
    editor.call('saveHelpText', {
      body: { key: 7, language: 'zh-CN', title: '联系我们', content, version, ...more }
    })
  return { visitor, editor, change, db, world: { app, deps } }
}

describe('help pages as they ship', async () => {
  const { visitor, editor } = await newSite()

  it('are eight, in three languages, as they ship', async () => {
    const pages = await editor.call('listHelpTexts')
    expect(pages).toHaveLength(24)
    expect(pages.filter(({ title, content: text }) => title.length < 2 || text.length < 80)).toEqual([])
    expect((await visitor.call('listHelp')).map(({ key }) => key)).toEqual(helpKeys)
  })
})

describe('help pages with figures of the site', async () => {
  const { visitor, db, world } = await newSite()

  it('say the days as administrators set them, in every language', async () => {
    await setParameter(db, 'clock.reply.consultation', 7)
    for (const language of languages) {
      const reader = clientIn(language, world, '')
      const answer = await reader.call('getHelp', { query: { key: 5 } })
      expect(answer.content, language).toMatch(/7 (个工作日|個工作天|working days)/)
    }
    for (const key of helpKeys)
      expect((await visitor.call('getHelp', { query: { key } })).content).not.toMatch(/[{}]/)
  })

  it('answer the questions about one’s account', async () => {
    const { content } = await visitor.call('getHelp', { query: { key: 5 } })
    for (const topic of ['忘记密码', '更换手机号', '导出我的数据', '注销账号'])
      expect(content).toContain(topic)
  })
})

describe('help pages that are changed', async () => {
  const { visitor, editor, change } = await newSite()

  it('are changed in one language, by the version that was seen', async () => {
    expect(await change(0)).toMatchObject({ version: 1 })
    await expect(change(0)).rejects.toMatchObject({ code: 'GEN0409' })
    expect(await change(1, { title: '联系平台' })).toMatchObject({ version: 2 })
    await expect(change(1)).rejects.toMatchObject({ code: 'GEN0409' })
    const page = await visitor.call('getHelp', { query: { key: 7 } })
    expect(page).toMatchObject({ title: '联系平台', content, updatedAt: expect.any(Number) })
    const pages = await editor.call('listHelpTexts')
    expect(pages.find(({ key, language }) => key === 7 && language === 'en-US')?.version).toBe(0)
  })
})

describe('help pages of odd characters', async () => {
  const { change } = await newSite()

  it('hold text and nothing else', async () => {
    expect(cleanText('\u202Eabc\r\n\u0007def\u2066\n')).toBe('abc\ndef')
    expect(cleanText('<b>粗体</b>')).toBe('<b>粗体</b>')
    await expect(change(0, { title: '  ' })).rejects.toMatchObject({ code: 'GEN0400' })
    await expect(change(0, { content: '\u202E\uFEFF' })).rejects.toMatchObject({
      code: 'GEN0400',
      fields: [{ path: 'content' }]
    })
  })
})

describe('the privacy policy', async () => {
  const { visitor, editor, db, world } = await newSite()

  it('ships in three languages, and says what is stored, why, for how long, who reads it and how to delete it', async () => {
    await setParameter(db, 'log.keepDays', 365)
    const topics = {
      'zh-CN': ['我们保存什么', '为什么保存', '保存多久', '谁能看到', '注销账号', '谁看过我的信息', '365 天'],
      'zh-TW': ['我們保存什麼', '為什麼保存', '保存多久', '誰能看到', '註銷帳號', '誰看過我的資料', '365 天'],
      'en-US': [
        'What we store',
        'Why',
        'For how long',
        'Who can read it',
        'Cancel account',
        'Who read my data',
        '365 days'
      ]
    }
    for (const language of languages) {
      const { title, content: policy } = await clientIn(language, world, '').call('getHelp', {
        query: { key: 8 }
      })
      expect(title.length).toBeGreaterThan(3)
      for (const topic of topics[language]) expect(policy, language).toContain(topic)
    }
  })

  it('is where the site says that it is, until an administrator names another address', async () => {
    expect((await visitor.call('siteConfig')).links.privacy).toBe('/helpC?key=8')
    await setParameter(db, 'link.privacy', 'https://www.example.org/privacy')
    await expect
      .poll(async () => (await visitor.call('siteConfig')).links.privacy, { timeout: 10_000 })
      .toBe('https://www.example.org/privacy')
    // a site has one policy
    expect((await visitor.call('listHelp')).map(({ key }) => key)).toEqual([1, 2, 3, 4, 5, 6, 7])
    await setParameter(db, 'link.privacy', '')
    await expect.poll(async () => (await visitor.call('listHelp')).length, { timeout: 10_000 }).toBe(8)
  })

  it('is changed like any help page', async () => {
    const body = { key: 8, language: 'zh-CN', title: '隐私政策', content, version: 0 } as const
    expect(await editor.call('saveHelpText', { body })).toMatchObject({ key: 8, version: 1 })
    expect(await visitor.call('getHelp', { query: { key: 8 } })).toMatchObject({ content })
  })
})
