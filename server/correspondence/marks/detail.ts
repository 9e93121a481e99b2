/** The parts that marks add to a message's detail. */
import type { PublicPart, StaffPart } from '../../records/message-core/detail-parts.ts'
import { markFacts } from './facts.ts'
import { isKept } from './staff.ts'

export const staffMarks: StaffPart<'marks'> = async ({ db, actor, message }) => ({
  collectState: await isKept(db, actor, message.tid)
})

export const publicMarks: PublicPart<'marks'> = ({ db, actor, message }) => markFacts(db, actor, message.tid)
