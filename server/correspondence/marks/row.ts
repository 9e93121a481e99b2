import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { seconds } from '../../platform/calendar/time.ts'
import type { MarkedRow } from '../../records/lists/marked-messages.ts'
import type { GradingRules } from '../messages/policy.ts'
import { publicRow } from '../messages/shape.ts'

type MarkedMessageRow = components['schemas']['MarkedMessageRow']

/** Empty fields of a message that its reader may no longer read; its forum and the mark stay. */
const hidden = {
  subject: '',
  content: '',
  nickName: '',
  replyExcerpt: null,
  replyGroupName: null,
  attachmentCount: 0,
  satisfaction: null,
  handleDegree: null,
  handleManner: null,
  handleSpeed: null,
  likeCount: 0,
  voiceCount: 0,
  adopted: false,
  promise: null
}

/** A row of a list of one's own. */
export const markedRow = (
  { row, markedAt, isAvailable }: MarkedRow,
  language: Language,
  rules: GradingRules
): MarkedMessageRow => ({
  ...publicRow(row, language, rules),
  ...(isAvailable ? {} : hidden),
  markedAt: seconds(markedAt),
  isAvailable
})
