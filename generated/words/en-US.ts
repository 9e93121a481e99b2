// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import { joinWords } from '@board/schemas/words/join'
import { words as administration } from '@board/schemas/words/administration/en-US'
import { words as assignments } from '@board/schemas/words/assignments/en-US'
import { words as campaigns } from '@board/schemas/words/campaigns/en-US'
import { words as deliveries } from '@board/schemas/words/deliveries/en-US'
import { words as editor } from '@board/schemas/words/editor/en-US'
import { words as files } from '@board/schemas/words/files/en-US'
import { words as handling } from '@board/schemas/words/handling/en-US'
import { words as institution } from '@board/schemas/words/institution/en-US'
import { words as merging } from '@board/schemas/words/merging/en-US'
import { words as moderation } from '@board/schemas/words/moderation/en-US'
import { words as proposals } from '@board/schemas/words/proposals/en-US'
import { words as rechecks } from '@board/schemas/words/rechecks/en-US'
import { words as reports } from '@board/schemas/words/reports/en-US'
import { words as workflow } from '@board/schemas/words/workflow/en-US'
import { words as shared } from '@board/schemas/words/shared/en-US'

/** The words of all families. */
export const words = joinWords(shared, [
  administration,
  assignments,
  campaigns,
  deliveries,
  editor,
  files,
  handling,
  institution,
  merging,
  moderation,
  proposals,
  rechecks,
  reports,
  workflow
])
