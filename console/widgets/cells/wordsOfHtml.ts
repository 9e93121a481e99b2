const blocks = 'p, h2, h3, h4, li, tr, td, th, br, blockquote, figcaption'

/** Returns the words of formatted text in one line. The parsed document loads no resources and runs no scripts. */
export function wordsOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const block of body.querySelectorAll(blocks)) block.append(' ')
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
