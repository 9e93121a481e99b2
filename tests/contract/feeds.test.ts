/** Reads every kind of feed with the feed reader of another project. RFC 4287. */
import { describe, expect, it } from 'vitest'
import { buildForum, buildMessage, buildRegion, buildReply } from '../support/builders/builders.ts'
import { testBoard } from '../support/builders/world.ts'
import { faultsOfFeed, readFeed } from '../support/feeds.ts'
import { testDatabase } from '../support/postgres/database.ts'

const database = await testDatabase()
const now = new Date('2026-03-02T10:00:00+08:00')
const board = await testBoard(database, () => now)
const { app, db, world } = board
const origin = 'http://localhost:80'
const hour = 3_600_000
const before = (hours: number) => new Date(now.getTime() - hours * hour)

const region = await buildRegion(db, { name: '示例省' })
const forum = await buildForum(db, { name: '示例省信箱', region_id: region.id })
const silent = await buildForum(db, { name: '没有留言的信箱' })
const { id: topicId } = await db
  .insertInto('topic')
  .values({ name: '道路与照明 <一>' })
  .returning('id')
  .executeTakeFirstOrThrow()

const subject = '<b>“路灯”</b> & ]]> 坏了'
const content = '桥头第三盏 <script>alert(1)</script> & 路灯\n\n不亮了。'
const { tid } = await buildMessage(db, {
  fid: forum.fid,
  topic_id: topicId,
  subject: `${subject}\u0007`,
  content,
  is_anonymous: true,
  created_at: before(48)
})
await buildMessage(db, { fid: forum.fid, topic_id: topicId, subject: '又一处路灯', created_at: before(30) })
await buildReply(db, { tid, content: '路灯已经修好。', created_at: before(20), edited_at: before(2) })
await buildReply(db, { tid, content: '灯罩也换了新的。', created_at: before(10) })

// a feed of a search lists approved messages
const [citizen, editor] = [await board.client('citizen'), await board.client('editor')]
const posted = await citizen.call('postMessage', {
  body: {
    fid: world.forums.city,
    typeId: 5,
    domainId: 1,
    isPublic: true,
    isAnonymous: false,
    subject: '护城河需要疏浚',
    content: '老城区的护城河需要疏浚，雨天水位上涨很快，两岸居民出行不便，希望尽快安排。'
  }
})
await editor.call('approveMessage', { body: { ...posted, priorityLevel: 2 } })

/** The address of each kind of feed, and the number of its entries. */
const kinds: Readonly<Record<string, readonly [path: string, entries: number]>> = {
  'all messages': ['/feeds/messages.atom', 3],
  'a forum': [`/feeds/messages.atom?fid=${forum.fid}`, 2],
  'a forum without messages': [`/feeds/messages.atom?fid=${silent.fid}`, 0],
  'a region': [`/feeds/messages.atom?regionId=${region.id}`, 2],
  'a topic': [`/feeds/messages.atom?topicId=${topicId}`, 2],
  'a search': [`/feeds/messages.atom?${new URLSearchParams({ keywords: '护城河' })}`, 1],
  'a search in a forum': [
    `/feeds/messages.atom?${new URLSearchParams({ fid: String(world.forums.city), keywords: '护城河' })}`,
    1
  ],
  'one message': [`/feeds/message.atom?tid=${tid}`, 3]
}

const read = async (path: string, language = 'zh-CN') => {
  const { statusCode, headers, body } = await app.inject({
    url: path,
    headers: { 'accept-language': language }
  })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  return readFeed(body)
}

describe.each(Object.entries(kinds))('the feed of %s', (_kind, [path, entries]) => {
  it('is valid by RFC 4287 and has all its entries', async () => {
    const feed = await read(path)
    expect(faultsOfFeed(feed, origin + path)).toEqual([])
    expect(feed.entries ?? []).toHaveLength(entries)
    expect(feed.xml?.lang).toBe('zh-CN')
  })

  it('keeps its ids in each language', async () => {
    const [chinese, english] = [await read(path), await read(path, 'en-US')]
    expect(english.xml?.lang).toBe('en-US')
    expect(faultsOfFeed(english, origin + path)).toEqual([])
    expect(english.id).toBe(chinese.id)
    expect(english.entries?.map(({ id }) => id)).toEqual(chinese.entries?.map(({ id }) => id))
  })
})

describe('a reader of feeds', () => {
  it('reads titles and contents as their authors wrote them', async () => {
    const feed = await read(`/feeds/messages.atom?fid=${forum.fid}`)
    const entry = feed.entries?.find(({ id }) => id === `${origin}/threads/content?tid=${tid}`)
    expect(entry?.title?.value).toBe(subject)
    expect(entry?.content).toEqual({ type: 'text', value: content })
    expect(entry?.authors?.[0]?.name).not.toBe('网友')
  })

  it('gets an edited reply with the time of the edit', async () => {
    const { updated, entries = [] } = await read(`/feeds/message.atom?tid=${tid}`)
    expect(Date.parse(updated ?? '')).toBe(before(2).getTime())
    expect(entries.map(({ content }) => content?.value)).toEqual([
      '路灯已经修好。',
      '灯罩也换了新的。',
      content
    ])
  })
})
