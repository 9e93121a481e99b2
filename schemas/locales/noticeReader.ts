import { noticeReader } from '../entities/noticeReader.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const noticeReaderTexts = texts(noticeReader, {
  'zh-CN': {
    name: '通知阅读记录',
    fields: {
      nickName: '姓名/昵称',
      username: '用户名',
      kind: '用户类型',
      deptId: '所属部门',
      groupName: '所属机构',
      noticeId: '通知公告',
      readAt: '阅读时间'
    },
    enums: {
      kind: { citizen: '个人用户', legal: '法人用户', institution: '机构用户', staff: '平台工作人员' }
    }
  },
  'zh-TW': {
    name: '通知閱讀紀錄',
    fields: {
      nickName: '姓名/暱稱',
      username: '使用者名稱',
      kind: '使用者類型',
      deptId: '所屬部門',
      groupName: '所屬機構',
      noticeId: '通知公告',
      readAt: '閱讀時間'
    },
    enums: {
      kind: { citizen: '個人使用者', legal: '法人使用者', institution: '機構使用者', staff: '平台工作人員' }
    }
  },
  'en-US': {
    name: 'Notice readers',
    fields: {
      nickName: 'Name',
      username: 'Username',
      kind: 'User type',
      deptId: 'Department',
      groupName: 'Institution',
      noticeId: 'Notice',
      readAt: 'Read'
    },
    enums: {
      kind: { citizen: 'Citizen', legal: 'Legal person', institution: 'Institution', staff: 'Staff' }
    }
  }
})
