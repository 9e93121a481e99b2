// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import { joinWords } from '@board/schemas/words/join'
import { words as administration } from '@board/schemas/words/administration/zh-CN'
import { words as assignments } from '@board/schemas/words/assignments/zh-CN'
import { words as campaigns } from '@board/schemas/words/campaigns/zh-CN'
import { words as deliveries } from '@board/schemas/words/deliveries/zh-CN'
import { words as editor } from '@board/schemas/words/editor/zh-CN'
import { words as files } from '@board/schemas/words/files/zh-CN'
import { words as handling } from '@board/schemas/words/handling/zh-CN'
import { words as institution } from '@board/schemas/words/institution/zh-CN'
import { words as merging } from '@board/schemas/words/merging/zh-CN'
import { words as moderation } from '@board/schemas/words/moderation/zh-CN'
import { words as proposals } from '@board/schemas/words/proposals/zh-CN'
import { words as rechecks } from '@board/schemas/words/rechecks/zh-CN'
import { words as reports } from '@board/schemas/words/reports/zh-CN'
import { words as workflow } from '@board/schemas/words/workflow/zh-CN'
import { words as shared } from '@board/schemas/words/shared/zh-CN'

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
