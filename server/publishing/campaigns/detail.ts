/** The parts that campaigns add to the detail of their entries. */
import type { MessageReading, PublicPart, StaffPart } from '../../records/message-core/detail-parts.ts'
import { entryActions } from './offer.ts'
import { publicTitleOf } from './title.ts'

const titleOf = ({ db, message }: MessageReading) =>
  message.collect_id === null ? null : publicTitleOf(db, message.collect_id)

export const staffCampaign: StaffPart<'campaigns'> = async reading => ({
  collectTitle: await titleOf(reading),
  allowedActions: await entryActions(reading.db, reading.actor, reading.message, reading.now)
})

export const publicCampaign: PublicPart<'campaigns'> = async reading => ({
  collectTitle: await titleOf(reading)
})
