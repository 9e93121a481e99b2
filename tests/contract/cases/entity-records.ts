import type { EntityName } from '@board/generated/entity-names'
import { beanNames } from '@board/schemas/facts/beans'
import { buildAccount } from '../../support/builders/builders.ts'
import { buildHandover } from '../../support/builders/handovers.ts'
import { buildLetter } from '../../support/builders/letters.ts'
import { buildReader } from '../../support/builders/notices.ts'
import { buildError, buildLogin, buildOperation, buildRun } from '../../support/logs.ts'
import { sessionOf } from '../../support/sessions.ts'
import { buildUse } from '../../support/uploads.ts'
import type { Made, Values } from '../support/entities.ts'
import type { Stage } from '../support/stage.ts'

let regions = 0

/**
 * Records that need more than the examples of their schema: other calls create them, or their own rules require more.
 * An entity without an entry is made from the examples.
 */
export const ownRecords: Partial<
  Record<
    EntityName,
    {
      /** Makes a record of an entity that nobody can create. */
      make?(stage: Stage): Promise<Made>
      /** The values of a new record besides its required fields. */
      values?(number: number): Values
      /** Tells whether the unique value of a record cannot be changed. */
      keeps?: true
      /** Tells whether its own rules, and not the table, refuse a second record with the same values. */
      isRuledUnique?: true
      /** The values of a line in an import. */
      line?(values: Values): Values
    }
  >
> = {
  // one date has one row
  calendarDay: {
    values: number => ({ day: new Date(Date.UTC(2097, 0, number)).toISOString().slice(0, 10) })
  },
  loginLog: { make: async ({ db }) => ({ id: await buildLogin(db) }) },
  operationLog: { make: async ({ db }) => ({ id: await buildOperation(db) }) },
  mailLog: { make: async ({ db, keys }) => ({ id: await buildLetter({ db, keys }, 'mail') }) },
  smsLog: { make: async ({ db, keys }) => ({ id: await buildLetter({ db, keys }, 'sms') }) },
  errorLog: { make: async ({ db }) => ({ id: await buildError(db) }) },
  noticeReader: { make: async ({ db }) => ({ id: await buildReader(db) }) },
  scheduleJob: { values: number => ({ beanName: beanNames[number % beanNames.length] }) },
  oss: {
    values: () => ({
      endpoint: 'https://files.example.org',
      bucket: 'board-files',
      accessKey: 'key'
    })
  },
  // a first password is written twice
  user: { values: () => ({ confirmPassword: 'Chang-jiang9' }) },
  institutionAccount: { values: () => ({ confirmPassword: 'Chang-jiang9' }) },
  institution: { isRuledUnique: true },
  forum: { isRuledUnique: true },
  topic: { isRuledUnique: true },
  // a word belongs to one group
  synonymGroup: { values: number => ({ words: [`接驳车${number}`] }) },
  scheduleJobLog: { make: async ({ db }) => ({ id: await buildRun(db) }) },
  // each region is a province, and there are codes for 89 provinces
  region: { values: () => ({ code: (11 + regions++) * 10_000 }), keeps: true },
  forumHandover: { make: async ({ db }) => ({ id: await buildHandover(db) }) },
  storageUse: { make: async ({ db }) => ({ id: await buildUse(db) }) },
  onlineUser: {
    make: async ({ db, clock }) => {
      const { uid } = await buildAccount(db)
      return { id: (await sessionOf(db, uid, { created_at: clock.now() })).id }
    }
  }
}
