import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { templateWire } from '@board/generated/wire-template'
import pg from 'pg'
import { createClient } from '../../../client/index.ts'
import { randomFrom } from '../../demo/random.ts'
import type { Measure } from '../bench.ts'
import { makeAnswer, makeContent, makeSubject } from '../fill/text.ts'
import { accountOf, makeWorld } from '../fill/world.ts'
import type { Request } from '../load.ts'
import { type Server, startBoard, unlimitedDelay } from '../processes.ts'
import { boardRequest, publicRequest, writeRequest } from '../requests.ts'
import { atMost } from '../result.ts'
import { signInAccounts, signInPlatform } from '../staff.ts'
import { ms, p99 } from '../stats.ts'

/** The messages of the forum: this number, or a tenth of a smaller database. */
const most = 100_000
/** Messages of the forum that are replied to meanwhile, and people who post in it. */
const unanswered = 3000
const authors = 2000
/** Milliseconds until a hand-over is given up. */
const patience = 15 * 60_000

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

/** A forum with many messages, its institution, and the one that gets it. */
interface Large {
  fid: number
  from: number
  to: number
  messages: number
  /** The oldest messages, which are moved last, without a reply. */
  open: readonly number[]
}

/** Measures a hand-over of a large forum, while one connection writes in it and another reads its boards. */
export const measureHandover: Measure = async ({ databases, rows, log }) => {
  const database = await databases.copied(rows)
  try {
    log('  preparing the forum')
    const forum = await prepareForum(database.url, rows, Math.min(most, Math.floor(rows / 10)))
    const editor = await signInPlatform(database.url, 'editor')
    const server = await startBoard({ databaseUrl: database.url, environment: unlimitedDelay })
    try {
      const { took, first, writes, reads } = await handOver(server, database.url, editor, forum)
      const waits = [...writes, ...reads]
      log(`  first transaction ${ms(first)}; ${writes.length} writes, p99 ${ms(p99(writes))}`)
      log(`  ${reads.length} reads, p99 ${ms(p99(reads))}`)
      return {
        what: `handing over a forum of ${forum.messages.toLocaleString('en-US')} messages while two connections write and read there`,
        bar: '≤ 60 s, longest wait of others ≤ 1 s',
        reference: `p99 of others ${ms(p99(waits))}`,
        findings: [
          atMost('', took, 60_000, seconds),
          atMost('longest wait', Math.max(first, ...waits), 1000, ms)
        ]
      }
    } finally {
      await server.stop()
    }
  } finally {
    await database.drop()
  }
}

async function handOver({ port }: Server, url: string, editor: string, forum: Large) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let isOver = false
  const writing = askUntil(port, await writerOf(url, forum), () => isOver)
  const reading = askUntil(port, await readerOf(url, forum), () => isOver)
  const began = performance.now()
  try {
    await changeGroup(port, editor, forum)
    const first = performance.now() - began
    for (let isDone = false; !isDone; await sleep(100)) {
      if (performance.now() - began > patience) throw new Error('The hand-over does not end')
      const { rows } = await client.query<{ done: boolean }>(
        'select finished_at is not null or waiting > 0 as done from forum_handover where fid = $1',
        [forum.fid]
      )
      isDone = rows[0]?.done === true
    }
    const took = performance.now() - began
    isOver = true
    return { took, first, writes: await writing, reads: await reading }
  } finally {
    isOver = true
    await client.end()
  }
}

/** Gives the forum to the other institution, as its form does. */
async function changeGroup(port: number, token: string, { fid, to }: Large): Promise<void> {
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    appCode: 'liuyanban',
    language: () => 'zh-CN',
    token: () => token,
    publicKey: () => Promise.reject(new Error('nothing is encrypted here')),
    calls: templateWire
  })
  const { version } = await client.call('sysForumGet', { params: { id: fid } })
  await client.call('sysForumUpdate', {
    params: { id: fid },
    body: { version, groupId: to },
    idempotencyKey: randomUUID(),
    timeout: 60_000
  })
}

/**
 * Sends one request after the other. A message that has been moved is refused to its former institution, which is as good
 * an answer as another. @returns the milliseconds of each @throws Error at a failure of the server
 */
async function askUntil(port: number, next: () => Request, isOver: () => boolean): Promise<number[]> {
  const latencies: number[] = []
  while (!isOver()) {
    const { url, ...request } = next()
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, request)
    const text = await answer.text()
    latencies.push(performance.now() - began)
    if (answer.status >= 500) throw new Error(`The server answered ${text.slice(0, 600)}`)
  }
  return latencies
}

/** Returns requests that post in the forum and reply to its messages by turns. */
async function writerOf(url: string, { fid, from, open }: Large): Promise<() => Request> {
  const random = randomFrom(12)
  const tokens = await signInAccounts(
    url,
    Array.from({ length: authors }, (_, index) => index + 1)
  )
  const [clerk = ''] = await signInAccounts(url, [accountOf(from)])
  let turn = 0
  const post = (token: string) =>
    writeRequest(
      'postMessage',
      token,
      {
        fid,
        typeId: 2,
        domainId: random.int(1, 14),
        subject: makeSubject(random),
        content: makeContent(random),
        isPublic: true,
        isAnonymous: false
      },
      {}
    )
  const reply = (tid: number) =>
    writeRequest(
      'replyMessage',
      clerk,
      { tid, version: 1, kind: 'final', content: makeAnswer(random), detectorReason: '多条留言反映同一事项' },
      {}
    )
  return () => {
    const at = Math.floor(turn / 2)
    return (turn++ % 2 === 0 ? post(tokens[at % tokens.length] ?? '') : reply(open[at % open.length] ?? 0))
      .request
  }
}

/** Returns requests for the board of the former institution and for the forum's public list by turns. */
async function readerOf(url: string, { fid, from, messages }: Large): Promise<() => Request> {
  const [token = ''] = await signInAccounts(url, [accountOf(from)])
  const clerk = { token, groupId: from, organization: 1, messages } as const
  let turn = 0
  return () =>
    turn++ % 2 === 0
      ? boardRequest(clerk, { display: 8, page: 1, rows: 20 }).request
      : publicRequest({ fid }).request
}

/** Gives the large forum as many messages as wanted, of which nothing is open and some are without a reply. */
async function prepareForum(url: string, rows: number, wanted: number): Promise<Large> {
  const { large } = makeWorld(rows)
  const { fid, groupId: from } = large
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `update message set fid = $1, group_id = $2 where tid in (
         select m.tid from message m join forum f on f.fid = m.fid
         where m.fid <> $1 and f.organization = 1 and not exists (select from assignment a where a.tid = m.tid)
         order by md5(m.tid::text) limit greatest(0, $3 - (select count(*) from message where fid = $1 and group_id = $2)))`,
      [fid, from, wanted]
    )
    await client.query(
      'update assignment set state = 90 where state < 50 and tid in (select tid from message where fid = $1)',
      [fid]
    )
    await client.query('update message set recheck_open = false where fid = $1 and recheck_open', [fid])
    const { rows: open } = await client.query<{ tid: number }>(
      `update message set state = 0, explain_due = false, replied_at = null, graded_at = null, grade_approved_at = null,
         satisfaction = null, satisfaction_type = null, clock_started_at = now(), deadline_at = now() + interval '30 days'
       where tid in (
         select m.tid from message m where m.fid = $1 and m.audit_state = 1
           and not exists (select from assignment a where a.tid = m.tid) order by m.tid limit $2)
       returning tid`,
      [fid, Math.min(unanswered, wanted / 4)]
    )
    const { rows: others } = await client.query<{ id: number }>(
      'select id from org_group where organization = 1 and status = 1 and id <> $1 order by id desc limit 1',
      [from]
    )
    const { rows: counted } = await client.query<{ messages: number }>(
      'select count(*)::int as messages from message where fid = $1 and group_id = $2',
      [fid, from]
    )
    await client.query('vacuum analyze message')
    await client.query('vacuum analyze message_search')
    return {
      fid,
      from,
      to: others[0]?.id ?? 0,
      messages: counted[0]?.messages ?? 0,
      open: open.map(({ tid }) => tid)
    }
  } finally {
    await client.end()
  }
}
