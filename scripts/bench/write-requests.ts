import pg from 'pg'
import { randomFrom } from '../demo/random.ts'
import { smallRows } from './bench.ts'
import { makeAnswer, makeContent, makeSubject } from './fill/text.ts'
import { accountOf, makeWorld } from './fill/world.ts'
import type { WriteRequest } from './record-writes.ts'
import { writeRequest } from './requests.ts'
import { signInAccounts } from './staff.ts'

/** Makes a request now; a signature is valid for five minutes. Each request can be written only once. */
export type WriteMaker = () => WriteRequest

/** The requests that write, by kind. */
export type WriteMakers = Record<'posting' | 'replying' | 'assigning', WriteMaker[]>

/** A message that waits for its institution. */
type Open = {
  tid: number
  fid: number
  groupId: number
  childId: number
  authorUid: number
  clerkUid: number
}

/**
 * Prepares requests that post messages, reply to others and assign others, in a copy of the small database.
 * @param counts the number of requests of each kind
 */
export async function makeWrites(
  url: string,
  counts: Record<keyof WriteMakers, number>
): Promise<WriteMakers> {
  const random = randomFrom(11)
  const open = await openMessages(url, counts.replying + counts.assigning)
  const groups = [...new Set(open.map(({ groupId }) => groupId))]
  const tokens = await signInAccounts(url, groups.map(accountOf))
  const tokenOf = new Map(groups.map((group, index) => [group, tokens[index] ?? '']))
  const token = ({ groupId }: Open) => tokenOf.get(groupId) ?? ''
  return {
    posting: await makePosts(url, counts.posting),
    replying: open.slice(0, counts.replying).map(message => {
      const { childId: _, ...inputs } = message
      const body = {
        tid: message.tid,
        version: 1,
        kind: 'final',
        content: makeAnswer(random),
        detectorReason: '多条留言反映同一事项'
      }
      return () => writeRequest('replyMessage', token(message), body, inputs)
    }),
    assigning: open.slice(counts.replying).map(message => {
      const body = { tid: message.tid, version: 1, groupId: message.childId, note: '请核实后答复' }
      return () => writeRequest('assignMessage', token(message), body, { ...message })
    })
  }
}

async function makePosts(url: string, count: number): Promise<WriteMaker[]> {
  const random = randomFrom(12)
  const world = makeWorld(smallRows)
  const authors = Array.from({ length: count }, (_, index) => 1 + (index % world.authors))
  const tokens = await signInAccounts(url, [...new Set(authors)])
  return authors.map((authorUid, index) => {
    const { fid, groupId } = world.forumOf(random)
    const body = {
      fid,
      typeId: random.pick([1, 2, 6]),
      domainId: random.int(1, 14),
      subject: makeSubject(random),
      content: makeContent(random),
      isPublic: true,
      isAnonymous: false
    }
    const inputs = { authorUid, fid, groupId }
    return () => writeRequest('postMessage', tokens[index % tokens.length] ?? '', body, inputs)
  })
}

/** Makes answered messages of institutions with subordinates unanswered again. */
async function openMessages(url: string, count: number): Promise<Open[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Omit<Open, 'clerkUid'>>(
      `select m.tid, m.fid, m.group_id as "groupId", c.id as "childId", m.author_uid as "authorUid"
       from message m join org_group g on g.id = m.group_id
         join lateral (select min(id) as id from org_group where parent_id = g.id and organization = g.organization) c on c.id is not null
       where m.audit_state = 1 and g.organization = 1 and not m.recheck_open
         and not exists (select from assignment a where a.tid = m.tid)
       order by md5(m.tid::text) limit $1`,
      [count]
    )
    if (rows.length < count) throw new Error(`Only ${rows.length} messages of ${count} can be opened`)
    await client.query(
      `update message set state = 0, explain_due = false, replied_at = null, graded_at = null, grade_approved_at = null,
         satisfaction = null, satisfaction_type = null, clock_started_at = now(), deadline_at = now() + interval '30 days'
       where tid = any($1)`,
      [rows.map(({ tid }) => tid)]
    )
    return rows.map(row => ({ ...row, clerkUid: accountOf(row.groupId) }))
  } finally {
    await client.end()
  }
}
