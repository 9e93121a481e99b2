import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors'
import { publicNameOf } from './names.ts'
import type { MessageRecord } from './record.ts'

type Detail = components['schemas']['StaffMessageDetail']
type StaffAttachment = components['schemas']['StaffAttachment']

/** What the public would see of attachments. */
const open = (attachments: readonly StaffAttachment[]): StaffAttachment[] =>
  attachments.filter(one => one.isPublic === 1 && !one.hiddenByGroup)

/**
 * A message as a group reads it that it was put before for reference: what the public reads, or would read were it
 * public, without who wrote it and what its handlers do with it. Domain 2, 6.
 */
export function asReceiver(detail: Detail, message: MessageRecord, language: Language): Detail {
  const nickName = publicNameOf(message, language)
  return {
    ...detail,
    nickName,
    subject: detail.publicSubject ?? detail.subject,
    publicSubject: null,
    contentList: detail.contentList.map(item => ({
      ...item,
      content: item.publicContent ?? item.content,
      publicContent: null,
      attachments: open(item.attachments)
    })),
    replies: detail.replies.map(reply => ({ ...reply, attachments: open(reply.attachments) })),
    assignments: [],
    rechecks: [],
    readdressings: [],
    reports: [],
    author: { nickName, realName: null, phone: null, userType: detail.author.userType },
    remark: '',
    auditNote: null
  }
}
