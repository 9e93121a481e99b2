/**
 * Formatted text that others will see: of what was sent, a list of elements is kept and written anew. All the rest is
 * text or gone, so nothing gets through that is not made here. Decision 0031.
 */
import { type Token, tokensOf } from './html-tokens.ts'

/** What is kept, and as what. */
const elements: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'p',
      'br',
      'hr',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'pre',
      'code',
      'strong',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'a',
      'img',
      'figure',
      'figcaption',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td'
    ].map(name => [name, name])
  ),
  div: 'p',
  section: 'p',
  article: 'p',
  center: 'p',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's'
}
const empty = new Set(['br', 'hr', 'img'])
const deepest = 40

/** Where a picture of a campaign lies; a key that its address carried belongs to a reader, not to the text. */
const picture = /^\/files\/(?:attachment|upload_tmp)\/([0-9a-z]{16,64}\.[0-9a-z]{2,5})(?:[?#]|$)/
const webAddress = /^https?:\/\/[^\s/\\]/i
const ownPath = /^\/(?![/\\])/

/**
 * Cleans a text.
 * @param pictures the stored names of the pictures that it may show: its own attachments
 * @returns HTML whose elements are closed and whose pictures have their plain address
 */
export function cleanHtml(html: string, pictures: ReadonlySet<string>): string {
  const open: string[] = []
  let out = ''
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') out += escaped(token.text)
    else if (token.kind === 'open') out += opened(token, open, pictures)
    else out += closed(token.name, open)
  }
  return (out + open.toReversed().map(end).join('')).trim()
}

const end = (name: string): string => `</${name}>`

function opened(
  token: Extract<Token, { kind: 'open' }>,
  open: string[],
  pictures: ReadonlySet<string>
): string {
  const name = Object.hasOwn(elements, token.name) ? elements[token.name] : undefined
  if (name === undefined) return ''
  if (name === 'img') return image(token.attributes, pictures)
  if (empty.has(name)) return `<${name}>`
  if (open.length >= deepest) return ''
  open.push(name)
  return `<${name}${attributesOf(name, token.attributes)}>`
}

function closed(written: string, open: string[]): string {
  const name = Object.hasOwn(elements, written) ? elements[written] : undefined
  const at = name === undefined ? -1 : open.lastIndexOf(name)
  return at < 0 ? '' : open.splice(at).toReversed().map(end).join('')
}

function image(attributes: ReadonlyMap<string, string>, pictures: ReadonlySet<string>): string {
  const name = picture.exec(attributes.get('src') ?? '')?.[1]
  if (!name || !pictures.has(name)) return ''
  return `<img src="/files/attachment/${name}" alt="${escaped(attributes.get('alt') ?? '')}">`
}

function attributesOf(name: string, attributes: ReadonlyMap<string, string>): string {
  if (name === 'a') {
    const address = (attributes.get('href') ?? '').trim()
    const isKept = webAddress.test(address) || ownPath.test(address)
    return isKept ? ` href="${escaped(address)}" rel="noopener noreferrer nofollow"` : ''
  }
  if (name !== 'td' && name !== 'th') return ''
  return ['colspan', 'rowspan']
    .map(span => [span, attributes.get(span) ?? ''])
    .filter(([, value]) => /^[1-9]\d?$/.test(value ?? ''))
    .map(([span, value]) => ` ${span}="${value}"`)
    .join('')
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, character => escapes[character] ?? '')

/** What a text says without its format. */
export const plainOf = (html: string): string =>
  [...tokensOf(html)]
    .map(token =>
      token.kind === 'text'
        ? token.text
        : /^(?:a|b|i|u|s|em|strong|sub|sup|code)$/.test(token.name)
          ? ''
          : ' '
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether there is anything to read or to see. */
export const isBlank = (html: string): boolean => plainOf(html) === '' && !html.includes('<img ')

/** A cleaned text with the addresses that its pictures have for one reader. */
export const withAddresses = (html: string, addresses: ReadonlyMap<string, string>): string =>
  html.replace(/(<img src=")\/files\/attachment\/([0-9a-z.]+)"/g, (whole, start, name) => {
    const address = addresses.get(String(name))
    return address === undefined ? whole : `${start}${escaped(address)}"`
  })
