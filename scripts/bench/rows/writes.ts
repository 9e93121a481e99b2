import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Random, randomFrom } from '../../seed/random.ts'
import { type Measure, smallRows } from '../bench.ts'
import { loadLabel } from '../compare.ts'
import { makeAnswer, makeContent, makeSubject } from '../fill/text.ts'
import { accountOf, makeWorld } from '../fill/world.ts'
import { askEach, encodeRequest, type Load } from '../load.ts'
import { type Server, startBoard, startWriteTwin, unlimitedDelay } from '../processes.ts'
import { recordWrites, type WriteRequest } from '../record-writes.ts'
import { writeRequest } from '../requests.ts'
import { atLeast, atMost, type Finding } from '../result.ts'
import { signInAccounts } from '../staff.ts'
import { median, ms, p99, percent, perSecond } from '../stats.ts'

const connections = 20
/** The numbers of requests of the warm-up and of each round. Each request can be written only once. */
const [warmUp, each, rounds] = [300, 600, 3]
/** Requests of one kind: two for the recording, and those for the product and for the twin. */
const needed = 2 + 2 * (warmUp + rounds * each)

/** A message that waits for its institution. */
type Open = {
  tid: number
  fid: number
  groupId: number
  childId: number
  authorUid: number
  clerkUid: number
}

/** Compares posting, replying and assigning with a bare server that writes the same rows. */
export const measureWrites: Measure = async ({ databases, log }) => {
  const database = await databases.copied(smallRows)
  const folder = mkdtempSync(join(tmpdir(), 'board-bench-writes-'))
  const running: Server[] = []
  try {
    const kinds = await requestsOf(database.url)
    const pairs = Object.values(kinds).map(requests => {
      const [one, other] = requests.splice(0, 2)
      if (!one || !other) throw new Error('There are no requests')
      return [one, other] as const
    })
    const plan = join(folder, 'plan.json')
    writeFileSync(plan, JSON.stringify(await recordWrites(database.url, folder, pairs)))
    const board = await startBoard({ databaseUrl: database.url, folder, environment: unlimitedDelay })
    running.push(board)
    const twin = await startWriteTwin(database.url, plan)
    running.push(twin)
    const findings: Finding[] = []
    const references: string[] = []
    for (const [name, requests] of Object.entries(kinds)) {
      const compared = await compareWrites(board, twin, requests)
      log(
        `  ${name}: ${compared.map(({ own, bare }) => `${perSecond(own.perSecond)} of ${perSecond(bare.perSecond)}`).join(', ')}`
      )
      const share = median(compared.map(({ own, bare }) => own.perSecond / bare.perSecond))
      findings.push(atLeast(name, share, 0.5, percent))
      findings.push(atMost(`${name} p99`, median(compared.map(({ own }) => p99(own.latencies))), 80, ms))
      references.push(`twin ${name} ${perSecond(median(compared.map(({ bare }) => bare.perSecond)))}`)
    }
    return {
      what: `posting, replying and assigning, ${loadLabel}`,
      bar: '≥ 50 % of a bare twin that writes the same rows, p99 ≤ 80 ms',
      reference: references.join(', '),
      findings
    }
  } finally {
    await Promise.all(running.map(server => server.stop()))
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lets both servers write by turns. Each has its own requests. */
async function compareWrites(board: Server, twin: Server, requests: WriteRequest[]) {
  const wires = requests.map(({ request }) => encodeRequest(request))
  const next = async ({ port }: Server, count: number): Promise<Load> => {
    const taken = wires.splice(0, count)
    const started = performance.now()
    const latencies = await askEach(port, taken, connections)
    return { latencies, perSecond: taken.length / ((performance.now() - started) / 1000) }
  }
  for (const server of [board, twin]) await next(server, warmUp)
  const compared: { own: Load; bare: Load }[] = []
  for (let round = 0; round < rounds; round++) {
    const own = await next(board, each)
    compared.push({ own, bare: await next(twin, each) })
  }
  return compared
}

/** Returns the requests of each kind in the needed number. */
async function requestsOf(url: string): Promise<Record<string, WriteRequest[]>> {
  const random = randomFrom(11)
  const open = await openMessages(url, 2 * needed)
  const groups = [...new Set(open.map(({ groupId }) => groupId))]
  const tokens = await signInAccounts(url, groups.map(accountOf))
  const tokenOf = new Map(groups.map((group, index) => [group, tokens[index] ?? '']))
  const token = ({ groupId }: Open) => tokenOf.get(groupId) ?? ''
  return {
    posting: await posts(url, random),
    replying: open.slice(0, needed).map(message => {
      const { childId: _, ...inputs } = message
      const body = {
        tid: message.tid,
        version: 1,
        kind: 'final',
        content: makeAnswer(random),
        detectorReason: '多条留言反映同一事项'
      }
      return writeRequest('replyMessage', token(message), body, inputs)
    }),
    assigning: open.slice(needed).map(message => {
      const body = { tid: message.tid, version: 1, groupId: message.childId, note: '请核实后答复' }
      return writeRequest('assignMessage', token(message), body, { ...message })
    })
  }
}

async function posts(url: string, random: Random): Promise<WriteRequest[]> {
  const world = makeWorld(smallRows)
  const authors = Array.from({ length: needed }, (_, index) => 1 + (index % world.authors))
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
    return writeRequest('postMessage', tokens[index % tokens.length] ?? '', body, inputs)
  })
}

/** Makes answered messages of institutions with subordinates unanswered again. */
async function openMessages(url: string, count: number): Promise<Open[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
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
  await client.end()
  return rows.map(row => ({ ...row, clerkUid: accountOf(row.groupId) }))
}
