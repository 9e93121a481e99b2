import { sql } from 'kysely'
import { provinceOf } from '../../../directory/site/region-code.ts'
import { type Actor, isCitizen } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/open.ts'
import { publicSubject } from '../../message-core/public-wording.ts'
import { messageTransitions, type TraceState } from '../../message-core/transitions.ts'
import { plainText } from '../../search/bigrams.ts'
import { findMessages } from '../../search/find.ts'
import { findNear } from '../../search/near.ts'
import { findSimilar } from '../../search/similar.ts'
import type { SuggestedMessage } from './suggest.ts'

/** The text that somebody is writing, and the forum that it is written to. */
export interface WrittenText {
  readonly subject: string
  readonly content?: string | undefined
  readonly fid?: number | undefined
}

/** A public message like the text, with the reply that closed it. */
export interface SimilarRow extends SuggestedMessage {
  state: TraceState
  /** The first line of the last final reply that says more than a greeting; null without such a reply. */
  replyLine: string | null
}

const maxSimilar = 5

/** The similar messages that are read, so that five of different subjects are left. */
const readSimilar = 15

/** The characters of a title that is searched, too. */
const leastTitle = 3
const mostTitle = 10

/** The trace states from which a message can no longer be joined. */
const concluded = messageTransitions.lastExplanation.state.to

/** The characters of a reply that are read for its first line, and those that are shown. */
const readCharacters = 600
const lineCharacters = 100

/** A line with fewer characters is a greeting or a heading. */
const leastOfLine = 12

/** Returns the first line of a reply that says more than a greeting, cut to the length that is shown. */
function firstLineOf(reply: string): string {
  const lines = reply
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
  const line = lines.find(one => one.length >= leastOfLine) ?? lines[0] ?? ''
  const characters = [...line]
  return characters.length > lineCharacters ? `${characters.slice(0, lineCharacters).join('')}…` : line
}

/**
 * Lists public messages like a text that is being written: those of the forum's region first, the most like first, one of
 * each subject. The text is not stored. Domain 8.
 * @returns at most five messages
 */
export async function listSimilarMessages(
  db: Db,
  actor: Actor,
  { subject, content = '', fid }: WrittenText
): Promise<SimilarRow[]> {
  const uid = isCitizen(actor) ? actor.accountId : null
  const region = fid === undefined ? undefined : await findRegion(db, fid)
  const found = await findSimilar(db, { subject, content }, { rows: readSimilar, near: region })
  const tids = found.map(({ tid }) => tid)
  if (tids.length < maxSimilar)
    tids.push(...(await findByTitle(db, subject)).filter(tid => !tids.includes(tid)))
  const isElsewhere =
    region === undefined
      ? sql`false`
      : sql`f.region_id / 10000 is distinct from ${provinceOf(region) / 10_000}::int`
  const { rows } = await sql<Omit<SimilarRow, 'replyLine'> & { reply: string | null }>`
    select m.tid, ${publicSubject} as subject, f.name as "forumName", m.voice_count as "voiceCount", m.state,
      (select r.name from region r where r.id = f.region_id / 10000 * 10000 and ${isElsewhere}) as "provinceName",
      exists (select 1 from voice v where v.tid = m.tid and v.account_uid = ${uid}::int) as joined,
      m.state < ${concluded} and m.author_uid is distinct from ${uid}::int as joinable,
      (select left(r.content, ${sql.lit(readCharacters)}) from reply r where r.tid = m.tid and r.kind = 'final'
        order by r.id desc limit 1) as reply
    from message m join forum f on f.fid = m.fid
    where m.tid = any(${tids}) and m.audit_state = 1 and m.is_public
    order by array_position(${tids}::int[], m.tid)`.execute(db)
  const bySubject = new Map([...rows].reverse().map(row => [row.subject, row]))
  return rows
    .filter(row => bySubject.get(row.subject) === row)
    .slice(0, maxSimilar)
    .map(({ reply, ...row }) => ({ ...row, replyLine: reply === null ? null : firstLineOf(reply) }))
}

/**
 * Finds messages as a search for a short title does: those with all its words, then those near them, which may use other
 * words for the same. A short title has too few pairs to be compared with whole messages.
 */
async function findByTitle(db: Db, subject: string): Promise<number[]> {
  const words = plainText(subject)
  if (words.length < leastTitle || words.length > mostTitle) return []
  const [{ tids }, near] = await Promise.all([
    findMessages(db, words, { rows: maxSimilar }),
    findNear(db, words, { rows: maxSimilar })
  ])
  return [...tids, ...near]
}

/** Finds the region of a forum; undefined for ministries and for a forum that does not exist. */
async function findRegion(db: Db, fid: number): Promise<number | undefined> {
  const row = await db.selectFrom('forum').select('region_id').where('fid', '=', fid).executeTakeFirst()
  return row?.region_id ?? undefined
}
