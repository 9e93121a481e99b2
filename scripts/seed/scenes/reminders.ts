import { assignmentTransitions } from '@board/server/assignment-core/transitions'
import { nagAssignment } from '@board/server/assignments/nag'
import { phrases } from '../corpus/phrases.ts'
import type { Stage } from './stage.ts'

/** Plays the reminders of superiors whose assignments wait for their holders. */
export async function playReminders(stage: Stage): Promise<void> {
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
      const since = stage.lastOf(tid).getTime()
      const now = new Date(Math.floor((since + stage.now.getTime()) / 2000) * 1000)
      const notes = phrases('催办')
      const note = notes[index % notes.length]
      await nagAssignment(stage.trx, stage.clerk(giver), { tpid: Number(tpid), note }, now)
    }
  }
}
