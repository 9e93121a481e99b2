import { nagAssignment } from '@board/server/correspondence/assignments/nag'
import { startOfDay } from '@board/server/platform/calendar/calendar'
import { assignmentTransitions } from '@board/server/records/assignment-core/transitions'
import { phrases } from '../corpus/phrases.ts'
import type { Stage } from './stage.ts'

/** Plays the reminders of superiors whose assignments wait for their holders. */
export async function playReminders(stage: Stage): Promise<void> {
  const notes = phrases('催办')
  for (const [username, upTo] of [
    ['city', 4],
    ['province', 3]
  ] as const) {
    const giver = stage.groupOf(username)
    const waiting = stage.ledger.assignments.filter(
      ({ tid, giver_group_id, state }) =>
        giver_group_id === giver.id &&
        (assignmentTransitions.nag.from as readonly number[]).includes(state) &&
        !stage.taken.has(tid)
    )
    for (const [index, { tid, tpid }] of waiting.slice(0, upTo).entries()) {
      stage.taken.add(tid)
      const reminder = { tpid: Number(tpid), note: notes[index % notes.length] }
      await nagAssignment(stage.trx, stage.clerk(giver), reminder, timeOfReminder(stage, tid, index))
    }
  }
}

/** Returns a time in the morning of the last day, if nothing has happened to the message since, or one after that. */
function timeOfReminder(stage: Stage, tid: number, index: number): Date {
  const morning = startOfDay(stage.inDays(-1)).getTime() + (9 * 60 + index * 25) * 60_000
  const since = stage.lastOf(tid).getTime()
  const between = since + (stage.now.getTime() - since) / 2
  return new Date(Math.floor((since < morning ? morning : between) / 1000) * 1000)
}
