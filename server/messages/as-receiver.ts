import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors'
import { publicNameOf } from './names.ts'
import { publicContentOf, publicSubjectOf } from './public-wording.ts'
import type { MessageRecord } from './record.ts'

type Detail = components['schemas']['StaffMessageDetail']
type Row = components['schemas']['StaffMessageRow']
type StaffAttachment = components['schemas']['StaffAttachment']

/** What the public would see of attachments. */
const open = (attachments: readonly StaffAttachment[]): StaffAttachment[] =>
  attachments.filter(one => one.isPublic === 1 && !one.hiddenByGroup)

/** A row of a message that others handle, without who wrote it. */
export const rowAsReceiver = (row: Row, message: MessageRecord, language: Language): Row => ({
  ...row,
  nickName: publicNameOf(message, language),
  subject: publicSubjectOf(message)
})

/**
 * A message as a group reads it that it was put before for reference, or whose subordinate handles it: what the public reads, or would read were it
 * public, without who wrote it and what its handlers do with it. Domain 2, 6.
 */
export function asReceiver(detail: Detail, message: MessageRecord, language: Language): Detail {
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
      attachments: open(item.attachments)
    })),
    replies: detail.replies.map(reply => ({ ...reply, attachments: open(reply.attachments) })),
    assignments: [],
    rechecks: [],
    readdressings: [],
    reports: [],
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
