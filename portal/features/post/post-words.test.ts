import { expect, test } from 'vitest'
import { languages } from '../../lib/i18n.tsx'
import { loadMessages } from '../../locales/load.ts'
import { suggestionTexts } from './post-words.ts'

test.each(languages)('in %s, a form for suggestions has one word for them', async language => {
  const messages = await loadMessages(language, ['common', 'post'])
  const word = { 'zh-CN': '留言', 'zh-TW': '留言', 'en-US': 'message' }[language]
  for (const [general, special] of Object.entries(suggestionTexts)) {
    expect(messages[general as keyof typeof suggestionTexts]).toBeDefined()
    if (special) expect(messages[special]).not.toContain(word)
  }
})
