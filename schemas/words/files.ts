import type { FamilyWords } from '../family-words.ts'
import { translations as text } from '../words.ts'

export const words = {
  actions: {
    deleteReplyAttachment: { verb: text('删除附件', '刪除附件', 'Delete') },
    setDraftAttachmentPublic: { verb: text('设置公开', '設定公開', 'Set public') },
    deleteDraftAttachment: { verb: text('删除附件', '刪除附件', 'Delete') },
    setMessageAttachmentPublic: { verb: text('设置公开', '設定公開', 'Set public') }
  },
  confirm: {
    deleteAttachment: text(
      '删除后不能恢复。确定删除这个附件吗？',
      '刪除後無法復原。確定刪除這個附件嗎？',
      'It cannot be brought back. Delete this attachment?'
    )
  },
  events: {
    attachment: {
      hidden: text('附件设为不公开', '附件設為不公開', 'Attachment hidden'),
      shown: text('附件设为公开', '附件設為公開', 'Attachment shown'),
      published: text('设为公开', '設為公開', 'Made public'),
      withheld: text('设为不公开', '設為不公開', 'Made private'),
      deleted: text('删除附件', '刪除附件', 'Attachment deleted')
    }
  }
} satisfies FamilyWords
