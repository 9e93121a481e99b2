/**
 * Checks feeds by the rules of RFC 4287 after an independent parser has read them. The parser is tolerant: this file
 * reports missing parts, and the parser refuses unreadable feeds.
 */
import { type AtomFeed, parseAtomFeed } from 'feedsmith'

export type ReadFeed = AtomFeed.Feed<string>
type Entry = NonNullable<ReadFeed['entries']>[number]

/** Matches a time of RFC 3339 as Atom writes it, with upper-case T and Z. RFC 4287, 3.3. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** The types of a text that a feed reader displays itself. RFC 4287, 3.1.1. */
const textTypes = ['text', 'html', 'xhtml', undefined]

const isAddress = (text: string | undefined): boolean =>
  text !== undefined && /^https?:\/\/[^\s]+$/.test(text)

/**
 * Returns the links of a feed or an entry with a relation; a link without a relation is an alternate. RFC 4287,
 * 4.2.7.2.
 */
const linksOf = ({ links = [] }: Pick<Entry, 'links'>, relation: string) =>
  links.filter(({ rel = 'alternate' }) => rel === relation)

/** Reads a feed. @throws MalformedError if it is not a well-formed feed */
export const readFeed = (xml: string): ReadFeed => parseAtomFeed(xml)

/**
 * Lists the violations of RFC 4287, 4.1 and 4.2; each begins with the name of the faulty part.
 * @param self the address of the feed
 */
export function faultsOfFeed(feed: ReadFeed, self: string): string[] {
  const { entries = [] } = feed
  const faults = faultsOfPart('feed', feed)
  const say = (fault: string) => faults.push(`feed: ${fault}`)
  const selves = linksOf(feed, 'self')
  if (selves.length !== 1 || selves[0]?.href !== self) say(`link self is not ${self}`)
  if (selves[0]?.type !== 'application/atom+xml') say('link self has the wrong type')
  if (linksOf(feed, 'alternate').length === 0) say('no link alternate')
  if (!feed.authors && entries.some(({ authors }) => !authors)) say('neither it nor each entry has an author')
  const newest = Math.max(0, ...entries.map(({ updated = '' }) => Date.parse(updated)))
  if (entries.length > 0 && Date.parse(feed.updated ?? '') !== newest)
    say('updated is not that of the newest entry')
  const ids = entries.map(({ id }) => id)
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index)) say(`two entries with the id ${id}`)
  for (const entry of entries) faults.push(...faultsOfEntry(entry))
  return faults
}

/** Lists the violations in the parts that a feed and an entry have in common. */
function faultsOfPart(
  name: string,
  part: Pick<Entry, 'id' | 'title' | 'updated' | 'links' | 'authors'>
): string[] {
  const faults: string[] = []
  const say = (fault: string) => faults.push(`${name}: ${fault}`)
  if (!isAddress(part.id)) say(`id is no IRI: ${part.id}`)
  if (!part.title?.value.trim()) say('no title')
  if (!textTypes.includes(part.title?.type)) say(`title of type ${part.title?.type}`)
  if (!moment.test(part.updated ?? '')) say(`updated is no moment: ${part.updated}`)
  for (const { name: author } of part.authors ?? []) if (!author?.trim()) say('an author without a name')
  for (const { href } of part.links ?? []) if (!isAddress(href)) say(`link without an address: ${href}`)
  const alternates = linksOf(part, 'alternate').map(({ type, hreflang }) => `${type} ${hreflang}`)
  if (new Set(alternates).size !== alternates.length) say('two links alternate of one type and language')
  for (const { type } of linksOf(part, 'alternate'))
    if (type !== 'text/html') say(`link alternate of type ${type}`)
  return faults
}

function faultsOfEntry(entry: Entry): string[] {
  const name = `entry ${entry.id}`
  const faults = faultsOfPart(name, entry)
  const say = (fault: string) => faults.push(`${name}: ${fault}`)
  const { content, published, updated = '', authors } = entry
  if (!authors) say('no author')
  if (linksOf(entry, 'alternate').length === 0) say('no link alternate')
  if (!content?.value) say('no content')
  if (!textTypes.includes(content?.type)) say(`content of type ${content?.type}`)
  if (published !== undefined && !moment.test(published)) say(`published is no moment: ${published}`)
  if (published !== undefined && Date.parse(published) > Date.parse(updated))
    say('updated before it was published')
  return faults
}
