/**
 * Cleans formatted text that others will see: a short list of elements is kept, everything else becomes text or is
 * removed. Decision 0071.
 */
import { findOwnPath } from '@board/schemas/facts/own-path'
import sanitizeHtml from 'sanitize-html'

/** Elements that are kept under another name. */
const renamed: Readonly<Record<string, string>> = {
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

const keptElements = [
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
]

const maxDepth = 40

/** The address of a picture of the site. A key in the address belongs to one reader, so it is not kept. */
const picture = /^\/files\/(?:attachment|upload_tmp)\/([0-9a-z]{16,64}\.[0-9a-z]{2,5})(?:[?#]|$)/
const webAddress = /^https?:\/\/[^\s/\\]/i
const span = /^[1-9]\d?$/

const none: ReadonlySet<string> = new Set()

/**
 * Cleans a text.
 * @param pictures the stored names of the pictures that it may show; none by default
 * @returns HTML whose elements are closed and whose pictures have their plain address
 */
export function cleanHtml(html: string, pictures: ReadonlySet<string> = none): string {
  const cleaned = sanitizeHtml(html, {
    allowedTags: keptElements,
    allowedAttributes: {
      a: ['href', 'rel'],
      img: ['src', 'alt'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan']
    },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nestingLimit: maxDepth,
    // a picture without an address is not shown
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
    transformTags: {
      ...renamed,
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkOf(href.trim()) }),
      img: (tagName, { src = '', alt = '' }) => ({ tagName, attribs: imageOf(src, alt, pictures) }),
      td: (tagName, attribs) => ({ tagName, attribs: spansOf(attribs) }),
      th: (tagName, attribs) => ({ tagName, attribs: spansOf(attribs) })
    }
  })
  // texts and attributes hold no bare `>`, so this is always the end of an element without content
  return cleaned.replaceAll(' />', '>').trim()
}

function linkOf(href: string): sanitizeHtml.Attributes {
  const isKept = webAddress.test(href) || findOwnPath(href) !== undefined
  return isKept ? { href, rel: 'noopener noreferrer nofollow' } : {}
}

function imageOf(src: string, alt: string, pictures: ReadonlySet<string>): sanitizeHtml.Attributes {
  const name = picture.exec(src)?.[1]
  return name && pictures.has(name) ? { src: `/files/attachment/${name}`, alt } : {}
}

const spansOf = (attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(attribs).filter(
      ([name, value]) => (name === 'colspan' || name === 'rowspan') && span.test(value)
    )
  )
