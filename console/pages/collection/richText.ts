/** Converts the plain marks of the editor to the HTML of campaigns, and back. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, sign => entities[sign] ?? sign)
const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')

/** Writes each line as a paragraph; `## ` begins a heading and `- ` an item of a list. */
export function htmlOf(text: string): string {
  const lines = text.split('\n').map(line => line.trim())
  let isInList = false
  let html = ''
  for (const line of lines) {
    const isItem = line.startsWith('- ')
    if (isItem !== isInList) html += isItem ? '<ul>' : '</ul>'
    isInList = isItem
    if (isItem) html += `<li>${escaped(line.slice(2))}</li>`
    else if (line.startsWith('## ')) html += `<h3>${escaped(line.slice(3))}</h3>`
    else if (line !== '') html += `<p>${escaped(line)}</p>`
  }
  return isInList ? `${html}</ul>` : html
}

const block = /\s*(?:<(p|h3)>([^<]*)<\/\1>|<ul>((?:\s*<li>[^<]*<\/li>)*)\s*<\/ul>)\s*/y
const oneLine = (text: string) => unescaped(text).replace(/\s+/g, ' ').trim()

/** Returns the text with plain marks; undefined if the HTML holds more than they can express. */
export function textOf(html: string): string | undefined {
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    block.lastIndex = at
    const found = block.exec(html)
    if (!found || found[0] === '') return undefined
    const [whole, name, words = '', items] = found
    if (items === undefined) parts.push(`${name === 'h3' ? '## ' : ''}${oneLine(words)}`)
    else
      parts.push(
        [...items.matchAll(/<li>([^<]*)<\/li>/g)].map(([, item = '']) => `- ${oneLine(item)}`).join('\n')
      )
    at += whole.length
  }
  return parts.join('\n')
}
