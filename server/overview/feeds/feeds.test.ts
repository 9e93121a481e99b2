import { describe, expect, it } from 'vitest'
import { buildMessage, buildReply } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { escapeXml } from './xml.ts'

const database = await testDatabase()
const now = new Date('2026-03-02T10:00:00+08:00')
const { app, db, world } = await testBoard(database, () => now)
const read = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

const hostile = '<b>“路灯”</b> & \u0007 ]]> 坏了'
const open = await buildMessage(db, { fid: world.forums.city, subject: hostile, created_at: now })
const closed = await buildMessage(db, { fid: world.forums.city, subject: '不公开的留言', is_public: false })

describe('a feed', () => {
  it('holds public messages as text, and nothing that is not public', async () => {
    const { statusCode, headers, body } = await read(`/feeds/messages.atom?fid=${world.forums.city}`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(body).toContain(`<title>${escapeXml(hostile)}</title>`)
    expect(body).not.toContain('<b>')
    expect(body).not.toContain('不公开的留言')
    expect(body).toContain(`<id>http://localhost:80/threads/content?tid=${open.tid}</id>`)
  })

  it('is not sent again to a reader who has it', async () => {
    const url = '/feeds/messages.atom'
    const { headers } = await read(url)
    const etag = String(headers.etag)
    expect(await read(url, { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' })
    await buildMessage(db, { fid: world.forums.city, subject: '又一条留言' })
    expect(await read(url, { 'if-none-match': etag })).toMatchObject({ statusCode: 200 })
  })

  it('of one message holds its text and its replies, the newest first', async () => {
    await buildReply(db, {
      tid: open.tid,
      content: '路灯已经修好。',
      created_at: new Date(now.getTime() + 60_000)
    })
    const { body } = await read(`/feeds/message.atom?tid=${open.tid}`)
    const ids = [...body.matchAll(/<id>[^<]*#(\w+)-\d+<\/id>/g)].map(([, kind]) => kind)
    expect(ids).toEqual(['reply', 'content'])
    expect(body).toContain('路灯已经修好。')
    expect(await read(`/feeds/message.atom?tid=${closed.tid}`)).toMatchObject({ statusCode: 404 })
  })
})

describe('the site map', () => {
  it('names the public messages and the forums, and no message that is not public', async () => {
    const index = await read('/sitemap.xml')
    expect(index.body).toContain('<loc>http://localhost:80/sitemap/messages-0.xml</loc>')
    const messages = await read('/sitemap/messages-0.xml')
    expect(messages.body).toContain(`/threads/content?tid=${open.tid}</loc>`)
    expect(messages.body).not.toContain(`?tid=${closed.tid}<`)
    expect((await read('/sitemap/forums.xml')).body).toContain(`/threads/list?fid=${world.forums.city}</loc>`)
    expect((await read('/sitemap/messages-7.xml')).statusCode).toBe(404)
    expect(index.body).not.toContain('notices.xml')
    expect((await read('/sitemap/notices.xml')).statusCode).toBe(404)
  })

  it('names a notice to everybody once it is sent, and none to a department', async () => {
    const notice = { title: '停水通知', content: '周六停水。', type: 1, sender: '平台', sent_at: now }
    const { id } = await db
      .insertInto('notice')
      .values({ ...notice, status: 1, receiver_type: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('notice')
      .values([
        { ...notice, status: 0, sent_at: null, receiver_type: 0 },
        { ...notice, status: 1, receiver_type: 1 }
      ])
      .execute()
    expect((await read('/sitemap.xml')).body).toContain('/sitemap/notices.xml</loc>')
    const { body } = await read('/sitemap/notices.xml')
    expect([...body.matchAll(/noticeMain\?id=(\d+)/g)].map(([, found]) => Number(found))).toEqual([id])
  })

  it('is named by the rules for crawlers', async () => {
    const { headers, body } = await read('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('\nSitemap: http://localhost:80/sitemap.xml\n')
    expect(body).toContain('\nDisallow: /admin\n')
  })
})
