import type { InstitutionActor } from '@board/server/platform/actor'
import type { MessageRow } from '../ledger.ts'
import type { Stage } from './stage.ts'

export type Candidate = { clerk: InstitutionActor; message: MessageRow; since: Date }

/** Messages of a demo institution that a scene can use; each is used once. */
export type Candidates = {
  /** Returns the newest message without events for so many days, or else the one without events for the longest time. */
  take(days: number): Candidate | undefined
}

const day = 86_400_000

/** @param fits tells whether a message in its present state can be used */
export function candidatesOf(
  stage: Stage,
  username: string,
  fits: (message: MessageRow) => boolean
): Candidates {
  const group = stage.groupOf(username)
  const clerk = stage.clerk(group)
  const left = stage.ledger.messages
    .filter(
      message => message.group_id === group.id && !stage.taken.has(Number(message.tid)) && fits(message)
    )
    .map(message => ({ clerk, message, since: stage.lastOf(Number(message.tid)) }))
    .sort((a, b) => b.since.getTime() - a.since.getTime())
  return {
    take(days) {
      const latest = stage.now.getTime() - days * day
      const at = left.findIndex(({ since }) => since.getTime() <= latest)
      const [taken] = left.splice(at < 0 ? left.length - 1 : at, 1)
      if (taken) stage.taken.add(Number(taken.message.tid))
      return taken
    }
  }
}

/** Tells whether a message waits for its reply and nothing else about it is open. */
export function awaitsReply(message: MessageRow, { ledger }: Stage): boolean {
  const { audit_state, state, recheck_open, deletion_open, tid } = message
  const isFree = audit_state === 1 && state === 0 && !recheck_open && !deletion_open
  return isFree && !ledger.assignments.some(row => row.tid === tid && row.state < 50)
}
