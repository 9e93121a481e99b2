/** The nginx configuration of `deploy/` in front of the site: nothing that was taken down stays in its cache. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortalPages } from '../../server/platform/deps/pages.ts'
import { buildMessage, buildUpload } from '../support/builders/builders.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { testServer } from '../support/servers/server.ts'
import { testFiles } from '../support/uploads.ts'

const hasNginx = spawnSync('nginx', ['-v']).error === undefined

/** Milliseconds after which a proxy shows nothing old: two seconds, ten while it renews, and what nginx rounds up. */
const longest = 14_000

const database = await testDatabase()
const { db } = database
const { files, folder } = testFiles()
const scratch = await mkdtemp(join(tmpdir(), 'nginx-'))
const portal: PortalPages = {
  folder: scratch,
  addresses: [],
  variantOf: () => '',
  form: async () => undefined,
  ownDataPage: async function* () {
    yield ''
  },
  render: async () => {
    const rows = db.selectFrom('message').select('tid').where('audit_state', '=', 1)
    const row = await rows.executeTakeFirst()
    return row ? { status: 200, html: '<p>路灯不亮', style: '' } : { status: 404, html: '<p>没有', style: '' }
  }
}
const { app } = await testServer(database, { files, portal })
const message = await buildMessage(db, { subject: '桥头的路灯不亮' })
const file = await buildUpload(db, {
  tid: message.tid,
  content_item_id: message.contentId,
  mime: 'video/mp4'
})
await mkdir(join(folder, file.stored_name.slice(0, 2)), { recursive: true })
await writeFile(join(folder, file.stored_name.slice(0, 2), file.stored_name), '0123456789')

let asked: string[] = []
app.server.on('request', ({ url = '' }) => asked.push(url))

/** Returns a port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

/** Returns the shipped configuration with the addresses of this test; an old nginx gets no HTTP/2, a test no TLS. */
async function shippedFor(site: number, port: number): Promise<string> {
  const shipped = await readFile(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
  const changes: [string | RegExp, string][] = [
    ['/var/cache/nginx-board', join(scratch, 'cache')],
    ['server site:8080;', `server 127.0.0.1:${site};`],
    [/server \{\n {4}listen 80;[\s\S]*?\n\}\n/, ''],
    ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
    [/ {4}(?:listen \[::\]:443|http2 on|ssl_).*\n/g, '']
  ]
  return changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`deploy/nginx.conf no longer has ${from}`)
    return changed
  }, shipped)
}

// a machine without nginx cannot answer the question
const reason = hasNginx ? '' : ' (skipped: there is no nginx on this machine)'
describe.skipIf(!hasNginx)(`behind nginx with the shipped configuration${reason}`, () => {
  let origin = ''
  let stop = async () => {}

  beforeAll(async () => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const { port: site } = app.server.address() as AddressInfo
    const port = await freePort()
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path ${join(scratch, name)};`
    )
    await writeFile(
      join(scratch, 'nginx.conf'),
      [
        process.getuid?.() === 0 ? 'user root;' : '',
        `daemon off; pid ${join(scratch, 'pid')}; error_log stderr warn; events {}`,
        `http { access_log off; ${temporary.join(' ')}`,
        await shippedFor(site, port),
        '}'
      ].join('\n')
    )
    const child = spawn('nginx', ['-p', scratch, '-c', join(scratch, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'inherit']
    })
    stop = async () => {
      child.kill('SIGTERM')
      await new Promise(resolve => child.once('exit', resolve))
    }
    origin = `http://127.0.0.1:${port}`
    const greets = () =>
      fetch(origin).then(
        () => true,
        () => false
      )
    for (let tries = 0; tries < 100 && !(await greets()); tries++) await sleep(100)
  })
  afterAll(async () => {
    await stop()
    await app.close()
    await rm(scratch, { recursive: true })
  })

  it('a file, a feed, a site map and a page go within twelve seconds when their message goes', async () => {
    const marks: Record<string, string> = {
      [`/files/attachment/${file.stored_name}`]: '0123456789',
      [`/feeds/message.atom?tid=${message.tid}`]: '路灯',
      '/feeds/messages.atom': '路灯',
      '/sitemap/messages-0.xml': `tid=${message.tid}<`,
      [`/threads/content?tid=${message.tid}`]: '路灯'
    }
    const places = Object.keys(marks)
    const shows = async (place: string) => {
      const answer = await fetch(origin + place)
      return answer.status === 200 && (await answer.text()).includes(marks[place] ?? '')
    }
    const shown = () => Promise.all(places.map(shows))
    expect(await shown()).toEqual(places.map(() => true))
    asked = []
    expect(await shown()).toEqual(places.map(() => true))
    expect(asked, 'the proxy answers the second readers').toEqual([])

    // unchanged content is not sent again
    await sleep(3100)
    await shown()
    await expect.poll(() => new Set(asked)).toEqual(new Set(places))

    await db.deleteFrom('attachment').execute()
    await db.updateTable('message').set({ audit_state: 2 }).execute()
    const begun = Date.now()
    let left = places
    while (left.length > 0 && Date.now() - begun < longest) {
      const still = await Promise.all(left.map(shows))
      left = left.filter((_, at) => still[at])
      await sleep(200)
    }
    expect(left).toEqual([])
  })
})
