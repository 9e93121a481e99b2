/** HTML as its parts, read leniently in one pass: what is not understood is text or is left out, never passed on. */

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }

/** Elements whose inside is no text. */
const opaque = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'audio',
  'video',
  'canvas'
])

const tag = /^(\/?)([a-z][a-z0-9]*)/i
/** A name that begins here, so that a long one is read once. */
const attribute = /(?<![a-z-])([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi
/** Longer ones hold no address that anybody wrote. */
const longestTag = 3000

/** The parts of a text, in order; text with its entities as the characters that they stand for. */
export function* tokensOf(html: string): Generator<Token> {
  // only what has the same length: positions are those of the text itself
  const lower = html.replace(/[A-Z]+/g, letters => letters.toLowerCase())
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next !== at) {
      const end = next < 0 ? html.length : next
      yield { kind: 'text', text: decode(html.slice(at, end)) }
      at = end
      continue
    }
    if (html.startsWith('<!--', at)) {
      at = after(html, '-->', at + 4)
      continue
    }
    const [, slash, written = ''] = tag.exec(html.slice(at + 1, at + 40)) ?? []
    if (!written && !/[!?/]/.test(html.charAt(at + 1))) {
      yield { kind: 'text', text: '<' }
      at++
      continue
    }
    const end = after(html, '>', at)
    const name = written.toLowerCase()
    if (slash) yield { kind: 'close', name }
    else if (opaque.has(name)) {
      at = after(lower, `</${name}`, end)
      if (at < html.length) at = after(html, '>', at)
      continue
    } else if (name)
      yield { kind: 'open', name, attributes: attributesOf(html.slice(at + 1 + name.length, end - 1)) }
    at = end
  }
}

/** Where what follows `mark` begins; the end, where there is none. */
function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

function attributesOf(inside: string): ReadonlyMap<string, string> {
  if (inside.length > longestTag) return new Map()
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of inside.matchAll(attribute)) {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, decode(double ?? single ?? bare ?? ''))
  }
  return found
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  middot: '·'
}

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, word) => {
    if (word) return named[String(word).toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return isCharacter(point) ? String.fromCodePoint(point) : ''
  })

/** Neither a control character that no database takes, nor half of one. */
const isCharacter = (point: number): boolean =>
  (point >= 32 || point === 9 || point === 10) && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
