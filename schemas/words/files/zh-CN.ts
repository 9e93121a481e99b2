import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    deleteReplyAttachment: { verb: '删除附件' },
    setDraftAttachmentPublic: { verb: '设置公开' },
    deleteDraftAttachment: { verb: '删除附件' },
    setMessageAttachmentPublic: { verb: '设置公开' }
  },
  confirm: { deleteAttachment: '删除后不能恢复。确定删除这个附件吗？' },
  events: {
    attachment: {
      hidden: '附件设为不公开',
      shown: '附件设为公开',
      published: '设为公开',
      withheld: '设为不公开',
      deleted: '删除附件'
    }
  }
}
