import type { components } from '@board/generated/openapi'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { listRechecks, type RecheckRecord } from './store.ts'

type Recheck = components['schemas']['Recheck']

/** Returns a recheck in the form of the contract. */
export const recheckView = (one: RecheckRecord): Recheck => ({
  id: one.id,
  matter: one.matter as Recheck['matter'],
  channel: one.channel as Recheck['channel'],
  reason: one.reason,
  proposer: one.proposer,
  originalLink: one.original_link,
  recheckState: one.state,
  groupName: one.group_name,
  askedAt: seconds(one.created_at),
  decidedAt: secondsOrNull(one.decided_at),
  note: one.note
})

/** Returns the rechecks of a message, for readers who handle or edit it. */
export const recheckViews = async (db: Db, tid: number): Promise<Recheck[]> =>
  (await listRechecks(db, tid)).map(recheckView)
