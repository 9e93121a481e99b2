import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { publicContentOf, publicSubjectOf } from '../../records/message-core/public-wording.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { publicNameOf } from './posting/names.ts'

type Detail = components['schemas']['StaffMessageDetail']
type Row = components['schemas']['StaffMessageRow']
type StaffAttachment = components['schemas']['StaffAttachment']

/** Returns the attachments that the public may see. */
const open = (attachments: readonly StaffAttachment[]): StaffAttachment[] =>
  attachments.filter(one => one.isPublic === 1 && !one.hiddenByGroup)

/** Returns a row of a message that another group handles, without its author. */
export const rowForReceiver = (row: Row, message: MessageRecord, language: Language): Row => ({
  ...row,
  nickName: publicNameOf(message, language),
  subject: publicSubjectOf(message),
  assignedTo: null,
  assignedOffline: false,
  proposedKind: null
})

/**
 * Returns a message as a group reads it that received it for reference, or whose subordinate handles it. The group
 * reads the public wording, even if the message is not public. It does not read the author and the handling. Domain 2,
 * 6.
 */
export function detailForReceiver(detail: Detail, message: MessageRecord, language: Language): Detail {
  const nickName = publicNameOf(message, language)
  return {
    ...detail,
    nickName,
    subject: publicSubjectOf(message),
    publicSubject: null,
    contentList: detail.contentList.map(item => ({
      ...item,
      content: publicContentOf({ content: item.content, public_content: item.publicContent }),
      publicContent: null,
      masks: [],
      attachments: open(item.attachments)
    })),
    replies: detail.replies.map(reply => ({ ...reply, attachments: open(reply.attachments) })),
    assignments: [],
    assignUntil: null,
    candidateGroupIdList: [],
    rechecks: [],
    readdressings: [],
    reports: [],
    proposals: [],
    proposedKind: null,
    approverName: null,
    author: {
      nickName,
      realName: null,
      phone: null,
      uid: null,
      company: null,
      userType: detail.author.userType
    },
    remark: '',
    auditNote: null
  }
}
