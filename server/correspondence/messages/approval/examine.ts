import { setImmediate as breathe } from 'node:timers/promises'
import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { findDistress } from '@board/schemas/facts/text/distress'
import { type FindingKind, findPersonalData } from '@board/schemas/facts/text/findings'
import type { Passage } from '@board/schemas/facts/text/masks'
import { findWordsIn, forbiddenWords } from '../../../directory/site/forbidden-words.ts'
import { readParameters } from '../../../directory/site/parameters.ts'
import { seconds } from '../../../platform/calendar/time.ts'
import type { Db } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findOtherPlaces } from '../../../records/lists/other-places.ts'
import { listDuplicatesOf } from '../../../records/lists/requests/waiting-risks.ts'
import { findMessageRecord, findMessageRecords } from '../../../records/message-core/lock.ts'
import type { MessageRecord } from '../../../records/message-core/record.ts'
import { messageTransitions } from '../../../records/message-core/transitions.ts'
import { findProposedChanges } from '../posting/proposed-changes.ts'
import { findFirstText, listExaminedMessages, listFirstTexts } from '../store.ts'

type Schemas = components['schemas']

/**
 * Reads what an editor should know of a message before approving it: words of distress, personal data, forbidden words, other
 * places, likely duplicates, and proposals for its domain, type, forum and urgency. Decision 0182.
 * @throws Refusal GEN0404
 */
export async function examineMessage(
  db: Db,
  tid: number,
  language: Language
): Promise<Schemas['MessageExamination']> {
  const message = await findMessageRecord(db, tid)
  const text = message && (await findFirstText(db, tid))
  if (!text) throw new Refusal('GEN0404')
  const whole = `${text.subject}\n${text.content}`
  const { proposals } = await readParameters(db)
  const places = proposals.queue && isWaiting(message) ? await findOtherPlaces(db, text) : []
  const duplicates = await listExaminedMessages(db, await listDuplicatesOf(db, tid))
  return {
    distress: wordsAt(whole, findDistress(whole)),
    personalData: countKinds(findPersonalData(whole)),
    forbiddenWords: findWordsIn(whole, await forbiddenWords(db)),
    otherPlaces: places.map(({ word }) => word),
    duplicates: duplicates.map(({ author_uid, created_at, audit_state, ...one }) => ({
      ...one,
      auditState: audit_state as MessageRecord['audit_state'],
      createdAt: seconds(created_at),
      isSameAuthor: author_uid === message.author_uid
    })),
    proposals: isWaiting(message) ? await findProposedChanges(db, message, text, language) : []
  }
}

/** Lists the proposals for a message that waits for approval; none for another one. */
export async function listProposedChanges(
  db: Db,
  tid: number,
  language: Language
): Promise<Schemas['ProposedChange'][]> {
  const message = await findMessageRecord(db, tid)
  if (!message || !isWaiting(message)) return []
  const text = await findFirstText(db, tid)
  return text ? await findProposedChanges(db, message, text, language) : []
}

/**
 * Lists the proposals for the domains, types and forums of the messages of a page, by their numbers; messages that do not wait
 * are left out. The urgency is left out, too: a row names distress by itself.
 */
export async function listProposedCorrections(
  db: Db,
  tids: readonly number[],
  language: Language
): Promise<Map<number, Schemas['ProposedChange'][]>> {
  const [messages, texts] = await Promise.all([findMessageRecords(db, tids), listFirstTexts(db, tids)])
  const byTid = new Map(texts.map(text => [text.tid, text]))
  const found = new Map<number, Schemas['ProposedChange'][]>()
  for (const message of messages) {
    const text = byTid.get(message.tid)
    if (!text || !isWaiting(message)) continue
    const proposals = await findProposedChanges(db, message, text, language)
    const corrections = proposals.filter(({ kind }) => kind !== 'priority')
    found.set(message.tid, corrections)
    // a long page does not keep other requests waiting
    await breathe()
  }
  return found
}

const isWaiting = ({ audit_state }: Pick<MessageRecord, 'audit_state'>): boolean =>
  messageTransitions.approve.audit.from.some(state => state === audit_state)

/** Returns the words of passages, each once. */
function wordsAt(text: string, passages: readonly Passage[]): string[] {
  const points = Array.from(text)
  return [...new Set(passages.map(({ start, end }) => points.slice(start, end).join('')))]
}

function countKinds(found: readonly { readonly kind: FindingKind }[]) {
  const counts = new Map<FindingKind, number>()
  for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}
