// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import { joinWords } from '@board/schemas/words/join'
import { words as administration } from '@board/schemas/words/administration/zh-TW'
import { words as assignments } from '@board/schemas/words/assignments/zh-TW'
import { words as campaigns } from '@board/schemas/words/campaigns/zh-TW'
import { words as deliveries } from '@board/schemas/words/deliveries/zh-TW'
import { words as editor } from '@board/schemas/words/editor/zh-TW'
import { words as files } from '@board/schemas/words/files/zh-TW'
import { words as handling } from '@board/schemas/words/handling/zh-TW'
import { words as institution } from '@board/schemas/words/institution/zh-TW'
import { words as merging } from '@board/schemas/words/merging/zh-TW'
import { words as moderation } from '@board/schemas/words/moderation/zh-TW'
import { words as proposals } from '@board/schemas/words/proposals/zh-TW'
import { words as rechecks } from '@board/schemas/words/rechecks/zh-TW'
import { words as reports } from '@board/schemas/words/reports/zh-TW'
import { words as workflow } from '@board/schemas/words/workflow/zh-TW'
import { words as shared } from '@board/schemas/words/shared/zh-TW'

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
