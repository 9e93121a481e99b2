import { words as administration } from '../words/administration.ts'
import { words as assignments } from '../words/assignments.ts'
import { words as campaigns } from '../words/campaigns.ts'
import { words as deliveries } from '../words/deliveries.ts'
import { words as editor } from '../words/editor.ts'
import { words as files } from '../words/files.ts'
import { words as handling } from '../words/handling.ts'
import { words as hotIssues } from '../words/hot-issues.ts'
import { words as institution } from '../words/institution.ts'
import { words as merging } from '../words/merging.ts'
import { words as moderation } from '../words/moderation.ts'
import { words as proposals } from '../words/proposals.ts'
import { words as rechecks } from '../words/rechecks.ts'
import { words as reports } from '../words/reports.ts'
import { words as workflow } from '../words/workflow.ts'

/**
 * The words and refusals of every family. `npm run generate` refuses a file of `words/` that is missing here. Programs in
 * browsers load `generated/words/` instead, which has one language only.
 */
export const families = {
  administration,
  assignments,
  campaigns,
  deliveries,
  editor,
  files,
  handling,
  'hot-issues': hotIssues,
  institution,
  merging,
  moderation,
  proposals,
  rechecks,
  reports,
  workflow
}
