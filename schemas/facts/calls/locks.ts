/** The values of `x-lock`: how a writing call decides between two callers who act at once. */

/** Locks of an act: the table whose row it locks, or the name of a lock. */
export const locks = [
  'message',
  'hot_issue',
  'campaign',
  'workflow_instance',
  'workflow_definition',
  'workflow_model',
  'process',
  'account',
  'handling_record',
  'phone',
  'site_feedback',
  'session',
  'outbox',
  'schedule_job',
  'notice',
  'import_batch',
  'administration',
  /** The calendar of working days that is in use. */
  'calendar',
  /** The row of an entity's record. */
  'record'
] as const

export type Lock = (typeof locks)[number]

/** The rules that decide between two concurrent calls of an act that takes no lock. */
export const deciders = {
  key: 'a unique key of the table lets one of two rows in',
  lastWins: 'a unique key of the table keeps one row for one person and thing; the later value stays',
  version: 'one statement writes only the version that was seen; the other one is refused',
  condition: 'one statement takes effect only while the row is as it was read',
  otherLock: 'a part of the act takes a lock of its own',
  removal: 'one row is removed, which is there or not',
  ownRow: 'the act makes a row that nobody else has seen yet; what must be there once is a key of its table',
  written: 'a row of one person or group is written whole; the later values stay',
  record: 'the act writes down that something was done; twice is twice',
  trial: 'the act says what a provider answers; it changes nothing that another could have changed'
} as const

/** Deciders that name the table with the unique key. */
export const keyDeciders = ['key', 'lastWins'] as const

/** A rule that decides instead of a lock, with the table of its key. */
export interface Decider {
  readonly by: keyof typeof deciders
  readonly table?: string
}
