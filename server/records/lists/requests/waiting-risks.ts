/**
 * The risks of the messages that wait for approval. They are read from the texts when the queue is read, and kept in the
 * process by the version of each message, so that a page costs one short query. Decision 0182.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import type { Risk, RiskKind } from '@board/schemas/facts/risks'
import { findDistress } from '@board/schemas/facts/text/distress'
import { findPersonalData } from '@board/schemas/facts/text/findings'
import { sql } from 'kysely'
import { findWordsIn, forbiddenWords } from '../../../directory/site/forbidden-words.ts'
import { readParameters } from '../../../directory/site/parameters.ts'
import type { Db } from '../../../platform/database/open.ts'
import { findOtherPlaces } from '../other-places.ts'
import {
  type ComparedMessage,
  countDuplicates,
  forgetApprovedLike,
  listDuplicates,
  pairsForComparing
} from './waiting-duplicates.ts'

/** The newest waiting messages that are examined; more than anybody can approve in days. */
const mostExamined = 5000

/** The texts that are examined before other requests are served. */
const batch = 50

/** What was found in a message of one version. */
interface Examined extends ComparedMessage {
  readonly version: number
  readonly risks: readonly Risk[]
}

/** What is known of the waiting messages of one database, and the settings with which it was found. */
interface Known {
  readonly settings: string
  readonly messages: Map<number, Examined>
}

const known = new WeakMap<object, Known>()

/** A waiting message with its text. */
export interface WaitingText {
  readonly tid: number
  readonly version: number
  readonly subject: string
  readonly content: string
  readonly regionId: number | null
}

/** Finds the risks that a text has by itself, in the order of the chips. */
export function findTextRisks(text: string, words: readonly string[]): Risk[] {
  const counts: readonly [RiskKind, number][] = [
    ['distress', findDistress(text).length],
    ['forbiddenWord', findWordsIn(text, words).length],
    ['personalData', findPersonalData(text).length]
  ]
  return counts.flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []))
}

/** The risks of waiting messages by their numbers; a message without risks is left out. */
export type WaitingRisks = ReadonlyMap<number, readonly Risk[]>

/** Reads the risks of the messages that wait for approval, without likely duplicates. */
export async function readWaitingRisks(db: Db): Promise<WaitingRisks> {
  const messages = await examineWaiting(db)
  return new Map(
    [...messages].flatMap(([tid, { risks }]) => (risks.length > 0 ? [[tid, risks] as const] : []))
  )
}

/**
 * Adds the numbers of likely duplicates to risks, for these messages or for all. It stops after a while; who reads the queue
 * again gets the rest.
 */
export async function withDuplicates(
  db: Db,
  risks: WaitingRisks,
  tids?: readonly number[]
): Promise<WaitingRisks> {
  if (!(await readParameters(db)).proposals.queue) return risks
  const messages = await examineWaiting(db)
  const missing = (tids ?? [...messages.keys()]).filter(
    tid => !risks.get(tid)?.some(({ kind }) => kind === 'duplicate')
  )
  const counts = await countDuplicates(db, messages, missing)
  const joined = new Map(risks)
  for (const [tid, count] of counts)
    if (count > 0) joined.set(tid, [...(joined.get(tid) ?? []), { kind: 'duplicate', count }])
  return joined
}

/** Lists the likely duplicates of a waiting message; none if it does not wait, or such hints are switched off. */
export async function listDuplicatesOf(db: Db, tid: number): Promise<number[]> {
  if (!(await readParameters(db)).proposals.queue) return []
  const messages = await examineWaiting(db)
  const own = messages.get(tid)
  return own ? await listDuplicates(db, messages, own) : []
}

/** Returns the numbers of the messages that have one of some risks. */
export const tidsWith = (risks: WaitingRisks, kinds: readonly RiskKind[]): number[] =>
  [...risks].flatMap(([tid, found]) => (found.some(({ kind }) => kinds.includes(kind)) ? [tid] : []))

/** Examines the messages that have come or changed since the last time, and returns all. */
async function examineWaiting(db: Db): Promise<ReadonlyMap<number, Examined>> {
  const [words, { proposals }] = await Promise.all([forbiddenWords(db), readParameters(db)])
  const { messages } = knownOf(db, JSON.stringify([words, proposals.queue]))
  const waiting = await listWaiting(db)
  const versions = new Map(waiting.map(({ tid, version }) => [tid, version]))
  for (const message of messages.values()) {
    if (versions.has(message.tid)) continue
    messages.delete(message.tid)
    forgetApprovedLike(messages, message)
  }
  const missing = waiting.filter(({ tid, version }) => messages.get(tid)?.version !== version)
  for (let start = 0; start < missing.length; start += batch) {
    if (start > 0) await breathe()
    const tids = missing.slice(start, start + batch).map(({ tid }) => tid)
    for (const text of await readWaitingTexts(db, tids)) {
      const risks = findTextRisks(`${text.subject}\n${text.content}`, words)
      const places = proposals.queue ? await findOtherPlaces(db, text) : []
      if (places.length > 0) risks.push({ kind: 'otherPlace', count: places.length })
      messages.set(text.tid, { ...text, risks, pairs: pairsForComparing(text) })
    }
  }
  return messages
}

function knownOf(db: Db, settings: string): Known {
  const { adapter } = db.getExecutor()
  const before = known.get(adapter)
  if (before?.settings === settings) return before
  const fresh = { settings, messages: new Map() }
  known.set(adapter, fresh)
  return fresh
}

async function listWaiting(db: Db): Promise<{ tid: number; version: number }[]> {
  return await db
    .selectFrom('message')
    .select(['tid', 'version'])
    .where('audit_state', '=', 0)
    .orderBy('created_at', 'desc')
    .limit(mostExamined)
    .execute()
}

/** Reads the original texts of messages, with the regions of their forums. */
export async function readWaitingTexts(db: Db, tids: readonly number[]): Promise<WaitingText[]> {
  const { rows } = await sql<WaitingText>`
    select m.tid, m.version, m.subject, c.content, f.region_id as "regionId"
    from message m join content_item c on c.tid = m.tid and c.position = 0 join forum f on f.fid = m.fid
    where m.tid = any(${[...tids]})`.execute(db)
  return rows
}
