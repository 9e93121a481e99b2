import type { components } from '@board/generated/openapi'
import { feedbackTabs } from '@board/schemas/boards/feedback'
import { maskPhone } from '@board/schemas/facts/formats'
import type { Actor, SignedInActor } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { type PageRequest, readPage, shownPage } from '../../platform/paging/paging.ts'
import { allowedFeedbackActions } from './policy.ts'
import { countFeedback, type FeedbackFilter, type FeedbackRow, selectFeedback } from './store.ts'

type Shapes = components['schemas']

interface Asked extends FeedbackFilter, PageRequest {}

const shown = (row: FeedbackRow, keys: Keys): Shapes['SiteFeedback'] => ({
  id: row.id,
  type: row.type as Shapes['SiteFeedback']['type'],
  content: row.content,
  contact: row.contact_sealed && maskPhone(keys.openField('recipient', row.contact_sealed)),
  state: row.state as 0 | 1,
  answer: row.answer,
  answeredAt: secondsOrNull(row.answered_at),
  createdAt: seconds(row.created_at)
})

/** A page of what somebody has written, newest first. @throws Refusal MSG0011, GEN0400 */
export async function listOwnFeedback(
  db: Db,
  keys: Keys,
  { accountId }: SignedInActor,
  asked: Asked
): Promise<Shapes['SiteFeedbackPage']> {
  const filter = { ...asked, accountUid: accountId }
  return shownPage(await selectFeedback(db, filter, readPage(asked)), row => shown(row, keys))
}

/** A page of what everybody has written, newest first. @throws Refusal MSG0011, GEN0400 */
export async function pageFeedback(
  db: Db,
  keys: Keys,
  actor: Actor,
  asked: Asked
): Promise<Shapes['EditorFeedbackPage']> {
  return shownPage(await selectFeedback(db, asked, readPage(asked)), row => ({
    ...shown(row, keys),
    nickName: row.nick_name,
    groupName: row.group_name,
    version: row.version,
    allowedActions: allowedFeedbackActions(actor, row)
  }))
}

/** Counts the feedback in each tab. */
export async function countOfFeedback(db: Db, filter: FeedbackFilter): Promise<Shapes['BoardCount']> {
  const tabs = await Promise.all(
    feedbackTabs.map(async ({ display }) => {
      const count = await countFeedback(db, { ...filter, display })
      return { display, count, urgent: 0, ordinary: count }
    })
  )
  return { board: 'feedback', tabs, overdue: 0, dueToday: 0, dueSoon: 0 }
}
