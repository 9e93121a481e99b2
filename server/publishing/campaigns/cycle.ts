/** The beginning and the end of a campaign. Both depend on the time only. Domain 6. */
import type { Db, Trx } from '../../platform/database/open.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type Moment, markTold, recount, takeDue } from './store.ts'
import { recordCampaignEvent } from './tell.ts'

const batch = 50

/**
 * Notifies groups once of the beginning and of the end of each campaign, and recounts the entries of ended ones.
 * @returns the number of notifications
 */
export async function followCampaigns(db: Db, now: Date, signal: AbortSignal): Promise<number> {
  let told = 0
  for (const moment of ['begin', 'end'] as const) {
    for (let found = batch; found === batch && !signal.aborted; told += found)
      found = await inTransaction(db, trx => announceCampaigns(trx, moment, now))
  }
  return told
}

/** Notifies the groups of one batch of campaigns that have begun or ended, and returns their number. */
export async function announceCampaigns(trx: Trx, moment: Moment, now: Date): Promise<number> {
  const due = await takeDue(trx, moment, now, batch)
  const ids = due.map(({ id }) => id)
  await markTold(trx, moment, ids, now)
  if (moment === 'end') await recount(trx, ids)
  for (const { id, title, group_id, at } of due) {
    const verb = moment === 'begin' ? 'campaign.begun' : 'campaign.ended'
    await recordCampaignEvent(
      trx,
      { id },
      title,
      'system',
      { verb, audience: 'public', at, told: { groups: [group_id] } },
      now
    )
  }
  return due.length
}
