/**
 * The risks of the messages that wait for approval. They are read from the texts when the queue is read, and kept in the
 * process by the version of each message, so that a page costs one short query. Decision 0182.
 */
import { setImmediate as breathe } from 'node:timers/promises'
import { findDistress } from '@board/schemas/distress'
import { findPersonalData } from '@board/schemas/findings'
import type { Risk, RiskKind } from '@board/schemas/risks'
import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { findWordsIn, forbiddenWords } from '../site/forbidden-words.ts'

/** The newest waiting messages that are examined; more than anybody can approve in days. */
const mostExamined = 5000

/** The texts that are examined before other requests are served. */
const batch = 50

interface Examined {
  readonly version: number
  readonly risks: readonly Risk[]
}

/** What is known of the waiting messages of one database, and the forbidden words that it was found with. */
interface Known {
  words: string
  readonly messages: Map<number, Examined>
}

const known = new WeakMap<object, Known>()

/** Finds the risks that a text has by itself, in the order of the chips. */
export function findTextRisks(text: string, words: readonly string[]): Risk[] {
  const counts: readonly [RiskKind, number][] = [
    ['distress', findDistress(text).length],
    ['forbiddenWord', findWordsIn(text, words).length],
    ['personalData', findPersonalData(text).length]
  ]
  return counts.flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []))
}

/** Reads the risks of the messages that wait for approval, by their numbers; a message without risks is left out. */
export async function readWaitingRisks(db: Db): Promise<ReadonlyMap<number, readonly Risk[]>> {
  const words = await forbiddenWords(db)
  const { messages } = knownOf(db, words)
  const waiting = await listWaiting(db)
  const versions = new Map(waiting.map(({ tid, version }) => [tid, version]))
  for (const tid of messages.keys()) if (!versions.has(tid)) messages.delete(tid)
  const missing = waiting.filter(({ tid, version }) => messages.get(tid)?.version !== version)
  for (let start = 0; start < missing.length; start += batch) {
    if (start > 0) await breathe()
    const texts = await readTexts(
      db,
      missing.slice(start, start + batch).map(({ tid }) => tid)
    )
    for (const { tid, version, text } of texts)
      messages.set(tid, { version, risks: findTextRisks(text, words) })
  }
  return new Map(
    waiting.flatMap(({ tid }) => {
      const risks = messages.get(tid)?.risks ?? []
      return risks.length > 0 ? [[tid, risks]] : []
    })
  )
}

/** Returns the numbers of the messages that have one of some risks. */
export const tidsWith = (
  risks: ReadonlyMap<number, readonly Risk[]>,
  kinds: readonly RiskKind[]
): number[] =>
  [...risks].flatMap(([tid, found]) => (found.some(({ kind }) => kinds.includes(kind)) ? [tid] : []))

function knownOf(db: Db, words: readonly string[]): Known {
  const { adapter } = db.getExecutor()
  const form = words.join('\n')
  const before = known.get(adapter)
  if (before?.words === form) return before
  const fresh = { words: form, messages: new Map() }
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

async function readTexts(db: Db, tids: readonly number[]) {
  const { rows } = await sql<{ tid: number; version: number; text: string }>`
    select m.tid, m.version, m.subject || chr(10) || c.content as text
    from message m join content_item c on c.tid = m.tid and c.position = 0
    where m.tid = any(${[...tids]})`.execute(db)
  return rows
}
