import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    deleteReplyAttachment: { verb: '刪除附件' },
    setDraftAttachmentPublic: { verb: '設定公開' },
    deleteDraftAttachment: { verb: '刪除附件' },
    setMessageAttachmentPublic: { verb: '設定公開' }
  },
  confirm: { deleteAttachment: '刪除後無法復原。確定刪除這個附件嗎？' },
  events: {
    attachment: {
      hidden: '附件設為不公開',
      shown: '附件設為公開',
      published: '設為公開',
      withheld: '設為不公開',
      deleted: '刪除附件'
    }
  }
}
