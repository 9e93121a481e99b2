import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    deleteReplyAttachment: { verb: 'Delete' },
    setDraftAttachmentPublic: { verb: 'Set public' },
    deleteDraftAttachment: { verb: 'Delete' },
    setMessageAttachmentPublic: { verb: 'Set public' }
  },
  confirm: { deleteAttachment: 'It cannot be brought back. Delete this attachment?' },
  events: {
    attachment: {
      hidden: 'Attachment hidden',
      shown: 'Attachment shown',
      published: 'Made public',
      withheld: 'Made private',
      deleted: 'Attachment deleted'
    }
  }
}
