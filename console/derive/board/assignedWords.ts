import type { useTranslate } from 'ra-core'

/** A row of a board of messages, or another record. */
interface Assigned {
  readonly assignedTo?: unknown
  readonly assignedOffline?: unknown
}

/** Returns the text for the holder of an assigned message, such as 已交办：临江市城管局; undefined if it is not assigned. */
export const assignedWords = (
  translate: ReturnType<typeof useTranslate>,
  { assignedTo, assignedOffline }: Assigned
): string | undefined =>
  typeof assignedTo === 'string'
    ? translate(assignedOffline === true ? 'task.assignedOffline' : 'task.assignedTo', { name: assignedTo })
    : undefined
