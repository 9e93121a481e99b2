import { notice } from '../entities/notice.ts'
import { view } from '../vocabulary.ts'

export const noticeView = view(notice, {
  icon: 'campaign',
  menu: 'content',
  columns: ['title', 'type', 'status', 'receiverType', 'sender', 'sentAt'],
  hidden: ['deptIdList'],
  filters: ['title', 'status', 'type', 'receiverType', 'sentAt'],
  form: ['title', 'type', 'receiverType', 'deptIdList', 'content'],
  show: [
    { section: 'notice', fields: ['title', 'type', 'content'] },
    { section: 'sending', fields: ['status', 'receiverType', 'deptIdList', 'sender', 'sentAt'] }
  ],
  actions: ['sendNotice', 'withdrawNotice'],
  related: [{ entity: 'noticeReader', by: 'noticeId' }]
})
