import { element, xmlDocument } from './xml.ts'

/** An entry of a feed. RFC 4287, 4.1.2. */
export interface Entry {
  /** An address that never changes and that no other entry has. */
  readonly id: string
  readonly title: string
  readonly author: string
  /** The address of its page. */
  readonly page: string
  readonly published: Date
  readonly updated: Date
  readonly text: string
}

/** A feed. RFC 4287, 4.1.1. */
export interface Feed {
  /** The address of the feed. */
  readonly self: string
  /** The address of the page that shows the same to people. */
  readonly page: string
  readonly title: string
  readonly language: string
  readonly entries: readonly Entry[]
}

const namespace = 'http://www.w3.org/2005/Atom'

/** Returns the time of the newest change; a feed without entries has not changed yet. */
const updatedOf = ({ entries }: Pick<Feed, 'entries'>): Date =>
  new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())))

/** Writes a feed as Atom. RFC 4287. */
export function atomOf(feed: Feed): Buffer {
  const { self, page, title, language, entries } = feed
  const attributes = { xmlns: namespace, 'xml:lang': language }
  return xmlDocument(
    element('feed', attributes, [
      element('id', {}, self),
      element('title', {}, title),
      element('updated', {}, updatedOf(feed).toISOString()),
      element('link', { rel: 'self', type: 'application/atom+xml', href: self }),
      element('link', { rel: 'alternate', type: 'text/html', href: page }),
      ...entries.map(entryOf)
    ])
  )
}

const entryOf = ({ id, title, author, page, published, updated, text }: Entry): string =>
  element('entry', {}, [
    element('id', {}, id),
    element('title', {}, title),
    element('published', {}, published.toISOString()),
    element('updated', {}, updated.toISOString()),
    element('author', {}, [element('name', {}, author)]),
    element('link', { rel: 'alternate', type: 'text/html', href: page }),
    element('content', { type: 'text' }, text)
  ])
