import { notice } from '../entities/notice.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const noticeView = view(notice, {
  icon: 'notifications',
  menu: 'content',
  columns: ['title', 'type', 'status', 'receiverType', 'sender', 'sentAt'],
  hidden: ['deptIdList'],
  as: {
    calendar: { from: 'sentAt' },
    kanban: { by: 'status', acts: { 0: 'withdrawNotice', 1: 'sendNotice' } }
  },
  filters: ['title', 'status', 'type', 'receiverType', 'sentAt'],
  form: ['title', 'type', 'receiverType', 'deptIdList', 'content'],
  show: [
    { section: 'notice', fields: ['title', 'type', 'content'] },
    { section: 'sending', fields: ['status', 'receiverType', 'deptIdList', 'sender', 'sentAt'] }
  ],
  actions: ['sendNotice', 'withdrawNotice'],
  related: [{ entity: 'noticeReader', by: 'noticeId' }]
})
