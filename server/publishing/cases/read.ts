import type { QueryOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import { excerptOf } from '@board/schemas/facts/formats'
import { listAttachments } from '../../correspondence/attachments/list.ts'
import { gradeView, listGrades } from '../../correspondence/grades/read.ts'
import { rulesOf } from '../../correspondence/messages/approval/circumstances.ts'
import { signedNameOf } from '../../correspondence/messages/posting/names.ts'
import { readTimeline } from '../../correspondence/messages/timeline.ts'
import { listReplies } from '../../correspondence/replies/read.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import { shownPage } from '../../platform/paging/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPublicCase, findStaffCase, listPublicCases } from '../../records/lists/cases.ts'
import type { Reader } from '../../records/message-core/detail-parts.ts'
import { findMessageRecord } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { headOf, messagePart, publishedAt, staffPartOf } from './shape.ts'
import { findCase } from './store.ts'

type Shapes = components['schemas']

/** Returns a page of the case library. Each case has its first picture. @throws Refusal MSG0011. Specification 2. */
export async function readLibrary(
  { db, deps, now }: Reader,
  filter: NonNullable<QueryOf<'listCases'>>
): Promise<Shapes['CasePage']> {
  const found = await listPublicCases(db, filter)
  const viewer = { keys: deps.keys, now, sight: 'public' } as const
  const pictures = await listAttachments(db, { caseIds: found.rows.map(({ id }) => id) }, viewer)
  const pictureOf = (id: number) =>
    pictures.ofCase(id).find(({ thumbUrl }) => thumbUrl !== null)?.thumbUrl ?? null
  return shownPage(found, row => ({
    ...headOf(row),
    summary: excerptOf(row.summary),
    publishedAt: publishedAt(row),
    pictureUrl: pictureOf(row.id)
  }))
}

/** Returns a published case with its message. @throws Refusal GEN0404. Specification 2. */
export async function readCase({ db, deps, now }: Reader, id: number): Promise<Shapes['CaseDetail']> {
  const row = await findPublicCase(db, id)
  const record = row && (await findMessageRecord(db, row.tid))
  const message = record && messagePart(record, rulesOf(await readParameters(db), now))
  // the case is hidden together with its message
  if (!row || !message) throw new Refusal('GEN0404')
  const viewer = { keys: deps.keys, now, sight: 'public' } as const
  return {
    ...headOf(row),
    measures: row.measures,
    result: row.result,
    publishedAt: publishedAt(row),
    attachments: (await listAttachments(db, { caseIds: [id] }, viewer)).ofCase(id),
    message
  }
}

/**
 * Returns a case for its institution or an editor.
 * @param groupId the group of the institution; null for editors
 * @throws Refusal GEN0404
 */
export async function readStaffCase(
  reader: Reader,
  groupId: number | null,
  id: number
): Promise<Shapes['StaffCaseDetail']> {
  const { db, deps, actor, now } = reader
  const row = await findStaffCase(db, groupId, id)
  const message = row && (await findMessageRecord(db, row.tid))
  if (!row || !message) throw new Refusal('GEN0404')
  const staff = staffPartOf(actor, row)
  const mayChange = staff.allowedActions.includes('changeCase')
  const owners = { tids: [row.tid], caseIds: [id] }
  const all = await listAttachments(db, owners, { keys: deps.keys, now, sight: 'staff' })
  const replies = mayChange ? await listReplies(db, row.tid) : []
  return {
    ...headOf(row),
    ...staff,
    measures: row.measures,
    result: row.result,
    attachments: all.ofCase(id),
    lowGradeReason: (await findCase(db, id))?.low_grade_reason ?? null,
    grades: (await listGrades(db, row.tid)).map(grade => gradeView(grade, false)),
    choosable: replies.flatMap(reply => all.ofReply(reply.id).filter(({ isPublic }) => isPublic === 1)),
    message: messagePart(message, rulesOf(await readParameters(db), now)) ?? null,
    timeline: await stepsOf(reader, message)
  }
}

/** Returns the steps of the case from the timeline of its message. */
async function stepsOf({ db, actor, language }: Reader, message: MessageRecord) {
  const steps = await readTimeline(db, actor, message, signedNameOf(message, language), language)
  const own = steps.filter(({ verb }) => verb.startsWith('case.'))
  return own.map((step, index) => {
    const previous = own[index - 1]
    return { ...step, secondsSincePrevious: previous ? Math.max(0, step.at - previous.at) : null }
  })
}
