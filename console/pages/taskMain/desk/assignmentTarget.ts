import type { Assignment, StaffMessage } from '../../parts/message/modes.ts'

/** Returns what an action on an assignment needs; after a conflict it goes on with the present assignment. */
export function targetOf(
  { tpid, ...rest }: Assignment,
  { subject, assignUntil }: Pick<StaffMessage, 'subject' | 'assignUntil'>,
  onRefresh: () => Promise<StaffMessage | undefined>
) {
  const refresh = async () => {
    const fresh = await onRefresh()
    const found = fresh?.assignments.find(one => one.tpid === tpid)
    return fresh && { tpid, allowedActions: [], ...found, assignUntil: fresh.assignUntil }
  }
  return { record: { tpid, ...rest, assignUntil }, object: subject, refresh }
}
