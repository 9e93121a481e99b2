import type { QueryOf } from '@board/generated/calls'
import { translations } from '@board/schemas/vocabulary/words'
import { publicNameOf } from '../../correspondence/messages/posting/names.ts'
import { readMessage } from '../../correspondence/messages/read.ts'
import { getForumView } from '../../directory/forums/view.ts'
import { regionPath } from '../../directory/site/regions.ts'
import { listTopics } from '../../directory/site/topics.ts'
import { visitor } from '../../platform/actor.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listPublicMessages, type PublicRow } from '../../records/lists/public-messages.ts'
import type { MessageDetails, Reader } from '../../records/message-core/detail-parts.ts'
import type { Entry, Feed } from './atom.ts'

/** Number of messages in a feed. */
const entriesOfFeed = 30

interface Asking extends Pick<Reader, 'db' | 'language'> {
  /** Scheme and host of the site. */
  readonly origin: string
}
type Filter = NonNullable<QueryOf<'messagesFeed'>>

const siteName = translations('领导留言板', '領導留言板', 'Leader Message Board')

/** Reads the newest public messages that fit a filter. @throws Refusal GEN0404 for an unknown forum, region or topic */
export async function feedOfMessages(asking: Asking, filter: Filter): Promise<Feed> {
  const { db, language, origin } = asking
  const query = queryOf(filter)
  const { rows } = await listPublicMessages(db, { ...filter, rows: entriesOfFeed })
  const names = [...(await namesOf(asking, filter)), siteName[language]]
  return {
    self: `${origin}/feeds/messages.atom${query}`,
    page:
      filter.fid && !filter.keywords ? `${origin}/threads/list${query}` : `${origin}/messageSearch${query}`,
    title: names.join(' - '),
    language,
    entries: rows.map(row => entryOf(asking, row))
  }
}

/** Returns the filter as a query, in one order whatever the order in the request. */
function queryOf({ fid, regionId, topicId, keywords }: Filter): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ fid, regionId, topicId, keywords }))
    if (value) query.set(name, String(value))
  return query.size > 0 ? `?${query}` : ''
}

/** Returns the names of the parts of a filter. */
async function namesOf(
  { db, language }: Asking,
  { fid, regionId, topicId, keywords }: Filter
): Promise<string[]> {
  const names: string[] = []
  if (keywords) names.push(keywords)
  if (topicId !== undefined) {
    const topic = (await listTopics(db, language)).find(one => one.topicId === topicId)
    if (!topic) throw new Refusal('GEN0404')
    names.push(topic.topicName)
  }
  if (fid !== undefined) names.push((await getForumView(db, fid)).name)
  if (regionId !== undefined) names.push((await regionPath(db, regionId)).at(-1)?.name ?? '')
  return names
}

function entryOf({ language, origin }: Asking, row: PublicRow): Entry {
  const { tid, subject, content, createdAt, approvedAt, repliedAt } = row
  const page = `${origin}/threads/content?tid=${tid}`
  const published = approvedAt ?? createdAt
  return {
    id: page,
    title: subject,
    author: publicNameOf(
      { author_name: row.authorName, is_anonymous: row.isAnonymous, company_confirmed: row.companyConfirmed },
      language
    ),
    page,
    published: dateOf(published),
    updated: dateOf(Math.max(published, repliedAt ?? 0)),
    text: content
  }
}

/**
 * Reads a public message as a visitor does: its text, its supplements and its replies.
 * @throws Refusal GEN0404 if it is missing or not public
 */
export async function feedOfMessage(
  reader: Reader & Asking,
  tid: number,
  details: MessageDetails
): Promise<Feed> {
  const { language, origin } = reader
  const message = await readMessage({ ...reader, actor: visitor }, tid, details)
  const page = `${origin}/threads/content?tid=${tid}`
  const texts = message.contentList.map(({ id, content, createdAt }) =>
    partOf(`${page}#content-${id}`, message.nickName, content, createdAt, createdAt)
  )
  const replies = message.replies.map(({ id, groupName, content, createdAt, editedAt }) =>
    partOf(`${page}#reply-${id}`, groupName, content, createdAt, editedAt ?? createdAt)
  )
  return {
    self: `${origin}/feeds/message.atom?tid=${tid}`,
    page,
    title: `${message.subject} - ${siteName[language]}`,
    language,
    entries: [...texts, ...replies].sort((one, other) => other.updated.getTime() - one.updated.getTime())
  }

  function partOf(id: string, author: string, text: string, published: number, updated: number): Entry {
    return {
      id,
      title: `${author}: ${message.subject}`,
      author,
      page: id,
      published: dateOf(published),
      updated: dateOf(updated),
      text
    }
  }
}

const dateOf = (seconds: number): Date => new Date(seconds * 1000)
