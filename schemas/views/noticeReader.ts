import { noticeReader } from '../entities/noticeReader.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const noticeReaderView = view(noticeReader, {
  icon: 'info',
  menu: 'content',
  columns: ['nickName', 'username', 'kind', 'deptId', 'groupName', 'noticeId', 'readAt'],
  filters: ['noticeId', 'username', 'kind', 'deptId', 'readAt'],
  sort: { field: 'readAt', order: 'DESC' },
  form: [],
  show: ['nickName', 'username', 'kind', 'deptId', 'groupName', 'noticeId', 'readAt']
})
