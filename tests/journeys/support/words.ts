import type { Page } from 'playwright'
import { parameterTexts } from '../../../schemas/locales/parameter.ts'

/** Collects all texts of a page: the visible ones, and those for people who do not see the page. */
const said = `[
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap(part =>
    ['aria-label', 'placeholder', 'title', 'alt'].map(name => part.getAttribute(name) ?? '')
  )
].join('\\n')`

/** Matches a key of a text, such as `entities.user.name`, which is shown when its text is missing. */
const key = /(?<![\w.@/:-])[a-z][A-Za-z]+(?:\.[A-Za-z0-9_-]+)+(?![\w@/:-])/g
/** The codes of parameters, which texts about them name. */
const codes = Object.keys(parameterTexts['zh-CN'].enums?.meaning ?? {})
/** Tells whether a text is the name of a file, of a host or of a parameter, which also have dots. */
const isName = (text: string) => /\.(com|cn|org|net|csv|xlsx|pdf|zip)$/.test(text) || codes.includes(text)
/** Matches values that were inserted into texts without a check. */
const blunder = /\[object \w+\]|\bundefined\b|\bNaN\b|%\{\w+\}/g

/**
 * Returns a function that lists the missing texts of a page: keys instead of texts, and unreadable values. A text
 * that a server answer contains, such as the code of a parameter, is data and not a key.
 */
export function wordsOf(page: Page): () => Promise<string[]> {
  const answers: Promise<string>[] = []
  page.on('response', response => {
    if (response.headers()['content-type']?.startsWith('application/json'))
      answers.push(response.text().catch(() => ''))
  })
  return async () => {
    const text = await page.evaluate<string>(said)
    const found = [...(text.match(key) ?? []), ...(text.match(blunder) ?? [])].filter(one => !isName(one))
    if (found.length === 0) return []
    const known = (await Promise.all(answers)).join('\n')
    return [...new Set(found.filter(one => !known.includes(one)))]
  }
}
