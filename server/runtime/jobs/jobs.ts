import type { BeanName } from '@board/schemas/facts/beans'
import type { Job } from '../../platform/schedule/job.ts'
import { backup } from './backup.ts'
import { campaignCycle } from './campaign-cycle.ts'
import { deadlineMove } from './deadline-move.ts'
import { deadlineReminders } from './deadline-reminders.ts'
import { fileMove } from './file-move.ts'
import { forumHandover } from './forum-handover.ts'
import { gradingWindow } from './grading-window.ts'
import { hotIssueMembers } from './hot-issue-members.ts'
import { hotIssues } from './hot-issues.ts'
import { languageModels } from './language-models.ts'
import { logRetention } from './log-retention.ts'
import { orphanedUploads } from './orphaned-uploads.ts'
import { outbox } from './outbox.ts'
import { purge } from './purge.ts'
import { searchRebuild } from './search-rebuild.ts'
import { siteNumbers } from './site-numbers.ts'
import { statistics } from './statistics.ts'
import { tallies } from './tallies.ts'

export type { BeanName } from '@board/schemas/facts/beans'

/** Every job that can be scheduled, by its bean name. */
export const jobs: Readonly<Record<BeanName, Job>> = {
  outbox,
  purge,
  logRetention,
  orphanedUploads,
  siteNumbers,
  tallies,
  deadlineReminders,
  gradingWindow,
  fileMove,
  backup,
  campaignCycle,
  statistics,
  forumHandover,
  deadlineMove,
  searchRebuild,
  languageModels,
  hotIssues,
  hotIssueMembers
}
