import type { Page } from 'playwright'

/** Everything that a page says: what is seen, and what is there for those who do not see it. */
const said = `[
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap(part =>
    ['aria-label', 'placeholder', 'title', 'alt'].map(name => part.getAttribute(name) ?? '')
  )
].join('\\n')`

/** A key of the words, such as `entities.user.name`, which stands there where its words are missing. */
const key = /(?<![\w.@/:-])[a-z][A-Za-z]+(?:\.[A-Za-z0-9_-]+)+(?![\w@/:-])/g
/** Names of files and of machines have dots, too. */
const isName = (text: string) => /\.(com|cn|org|net|csv|xlsx|pdf|zip)$/.test(text)
/** Values that were put into words without being looked at. */
const blunder = /\[object \w+\]|\bundefined\b|\bNaN\b|%\{\w+\}/g

/**
 * Returns a function that lists the words that a page lacks: keys in the place of words, and values that nobody can read.
 * Text that the server has answered, such as the code of a parameter, is a person's own text and no key.
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
