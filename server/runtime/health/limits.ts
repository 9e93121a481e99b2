/** When something is said to be wrong; `docs/guide/operations.md` explains each. */
export const limits = {
  /** Days for which a letter that was given up is told of. */
  failedDays: 7,
  /** Minutes after which a letter that is due counts as stuck. */
  stuckMinutes: 10,
  /** Minutes after which a job that is due counts as overdue. */
  overdueMinutes: 5,
  /** Hours after which the last backup counts as old: two nights, and some patience. */
  backupHours: 50,
  /** The month in which the State Council has given notice of the next year's holidays. */
  noticeMonth: 11,
  /** Attempts to sign in within an hour that were refused. */
  refused: 100,
  /** Milliseconds for a question that costs nothing. */
  answerMs: 500,
  /** Seconds that a single statement may run. */
  statementSeconds: 60,
  /** Of a hundred connections that the database allows. */
  connections: 80,
  /** Seconds between the clock of the server and that of the database. */
  clockSeconds: 5,
  /** Free space of a disk, in percent. */
  diskFull: 5,
  diskFilling: 15,
  /** Used space of the limit of all uploads, in percent. */
  storageFull: 100,
  storageFilling: 90,
  /** Free memory, in percent. */
  memory: 10
} as const
