import type { Language } from '@board/schemas/errors/catalogue'

type Fields = Record<string, unknown>
type Convert = (text: string) => string

/** The properties that hold the name of an office, an institution, a region or a topic, at any place of an answer. */
const names = new Set([
  'actorGroupName',
  'forumName',
  'groupName',
  'replyGroupName',
  'regionName',
  'topicName'
])

/** The number of converted names that are kept: all offices and regions of the country fit. */
const maxNames = 20_000

let converting: Promise<Convert> | undefined

/** Loads the dictionaries when the first reader needs them: they take some 50 MB of memory. */
async function loadConverter(): Promise<Convert> {
  const { Converter } = await import('opencc-js/cn2t')
  const convert = Converter({ from: 'cn', to: 'tw' })
  const known = new Map<string, string>()
  return name => {
    const kept = known.get(name)
    if (kept !== undefined) return kept
    // in a name, 里 is a measure of length or a neighbourhood, never "inside"; the texts of the site write 平台
    const converted = convert(name).replaceAll('裡', '里').replaceAll('平臺', '平台')
    if (known.size >= maxNames) known.clear()
    known.set(name, converted)
    return converted
  }
}

/**
 * Tells whether the `name` of an object is that of a forum, a region, or the institution behind a forum. An entry of the
 * menu has children, too, but its name is in the reader's language already.
 */
const isPlace = (one: Fields): boolean =>
  'fid' in one || 'hasChildren' in one || ('children' in one && !('isRenamed' in one)) || 'intro' in one

function isName(one: Fields, key: string, author: unknown): boolean {
  if (names.has(key)) return true
  if (key === 'name') return isPlace(one)
  if (key === 'title') return 'fid' in one && 'organization' in one
  // the actor is an institution, or the author, whose nickname is not converted
  return key === 'actorName' && author !== undefined && one.actorName !== author
}

/** Copies data with its names converted. `author` is the nickname of the author of the surrounding message. */
function withNames(data: unknown, convert: Convert, author?: unknown): unknown {
  if (Array.isArray(data)) return data.map(one => withNames(one, convert, author))
  if (typeof data !== 'object' || data === null || data instanceof Date) return data
  const one = data as Fields
  const writer = one.nickName ?? author
  const convertField = ([key, value]: [string, unknown]) => {
    const isText = typeof value === 'string'
    return [key, isText && isName(one, key, writer) ? convert(value) : withNames(value, convert, writer)]
  }
  return Object.fromEntries(Object.entries(one).map(convertField))
}

/**
 * Writes the names of offices, institutions, regions and topics in traditional characters for readers of Traditional
 * Chinese. Texts that people wrote do not change. Other languages get the data itself. Specification 1.
 */
export async function convertNames<Data>(language: Language, data: Data): Promise<Data> {
  if (language !== 'zh-TW') return data
  converting ??= loadConverter()
  return withNames(data, await converting) as Data
}

let simplifying: Promise<Convert> | undefined

/** Converts searched words to simplified characters, in which the names of offices and regions are stored. */
export async function simplifyWords(language: Language, words: string): Promise<string> {
  if (language !== 'zh-TW') return words
  simplifying ??= import('opencc-js/t2cn').then(({ Converter }) => Converter({ from: 'tw', to: 'cn' }))
  const convert = await simplifying
  return convert(words)
}
