import type { useTranslate } from 'ra-core'

/** A row of a board of messages, or another record. */
interface Assigned {
  readonly assignedTo?: unknown
  readonly assignedOffline?: unknown
}

/** Returns the words for who has a message that is assigned: 已交办：临江市城管局; undefined if nobody has it. */
export const assignedWords = (
  translate: ReturnType<typeof useTranslate>,
  { assignedTo, assignedOffline }: Assigned
): string | undefined =>
  typeof assignedTo === 'string'
    ? translate(assignedOffline === true ? 'task.assignedOffline' : 'task.assignedTo', { name: assignedTo })
    : undefined
