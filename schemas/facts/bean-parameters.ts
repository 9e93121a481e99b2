/** The parameters of the scheduled jobs: the forms and the checks of the server are derived from them. */

import type { JsonSchema } from '../vocabulary/vocabulary.ts'
import { translations, type Words } from '../vocabulary/words.ts'
import type { BeanName } from './beans.ts'

/** One parameter of a job; each may be left out. */
export interface BeanParameter {
  readonly schema: JsonSchema
  /** The default value of the parameter; if absent, its words describe the default. */
  readonly usual?: number | readonly number[]
  readonly words: Words
}

const steps = (minimum: number) =>
  ({ type: 'array', maxItems: 10, items: { type: 'integer', minimum, maximum: 60 } }) as const

export const beanParameters = {
  outbox: {},
  purge: {},
  logRetention: {
    keepDays: {
      schema: { type: 'integer', minimum: 180, maximum: 36_500 },
      words: translations(
        '保存天数（不填则按参数“log.keepDays”）',
        '保存天數（不填則依參數「log.keepDays」）',
        'Days that logs are kept (empty: as the parameter log.keepDays says)'
      )
    }
  },
  orphanedUploads: {},
  siteNumbers: {},
  tallies: {},
  deadlineReminders: {
    before: {
      schema: steps(0),
      usual: [3, 1],
      words: translations('到期前几个工作日提醒', '到期前幾個工作日提醒', 'Working days before the deadline')
    },
    after: {
      schema: steps(0),
      usual: [1, 3, 7],
      words: translations('逾期后第几天提醒', '逾期後第幾天提醒', 'Days after the deadline')
    }
  },
  gradingWindow: {
    before: {
      schema: steps(1),
      usual: [3],
      words: translations('评价截止前几天提醒', '評價截止前幾天提醒', 'Days before grading ends')
    }
  },
  fileMove: {},
  campaignCycle: {},
  statistics: {},
  forumHandover: {},
  deadlineMove: {},
  searchRebuild: {},
  languageModels: {},
  hotIssues: {},
  hotIssueMembers: {},
  backup: {
    keep: {
      schema: { type: 'integer', minimum: 1, maximum: 1000 },
      usual: 7,
      words: translations('保留的备份数', '保留的備份數', 'Backups that are kept')
    }
  }
} as const satisfies Record<BeanName, Readonly<Record<string, BeanParameter>>>

/** Returns the parameters of a job by its name; none for an unknown job. */
export const parametersOfBean = (bean: unknown): Readonly<Record<string, BeanParameter>> =>
  Object.hasOwn(beanParameters, String(bean)) ? beanParameters[bean as BeanName] : {}
