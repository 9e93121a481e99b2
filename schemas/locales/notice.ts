import { notice } from '../entities/notice.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const noticeTexts = texts(notice, {
  'zh-CN': {
    name: '通知公告',
    fields: {
      title: '标题',
      type: '类型',
      receiverType: '接收者',
      deptIdList: '接收部门',
      content: '内容',
      status: '状态',
      sender: '发送者',
      sentAt: '发送时间'
    },
    enums: {
      type: { 1: '通知', 2: '公告', 3: '系统维护' },
      receiverType: { 0: '全部', 1: '部门' },
      status: { 0: '草稿', 1: '已发送' }
    },
    sections: { notice: '内容', sending: '发送' },
    hints: {
      receiverType:
        '“全部”包括工作人员、机构、个人用户和法人用户，未登录的访客也能看到；“部门”仅限所选部门及其下级部门的工作人员',
      content: '纯文本，换行会保留；网页代码按原样显示。保存后是草稿，发送后接收者才能看到'
    }
  },
  'zh-TW': {
    name: '通知公告',
    fields: {
      title: '標題',
      type: '類型',
      receiverType: '接收者',
      deptIdList: '接收部門',
      content: '內容',
      status: '狀態',
      sender: '傳送者',
      sentAt: '傳送時間'
    },
    enums: {
      type: { 1: '通知', 2: '公告', 3: '系統維護' },
      receiverType: { 0: '全部', 1: '部門' },
      status: { 0: '草稿', 1: '已傳送' }
    },
    sections: { notice: '內容', sending: '傳送' },
    hints: {
      receiverType:
        '「全部」包括工作人員、機構、個人使用者和法人使用者，未登入的訪客也能看到；「部門」僅限所選部門及其下級部門的工作人員',
      content: '純文字，換行會保留；網頁程式碼依原樣顯示。儲存後是草稿，傳送後接收者才看得到'
    }
  },
  'en-US': {
    name: 'Notices',
    fields: {
      title: 'Title',
      type: 'Type',
      receiverType: 'Receivers',
      deptIdList: 'Departments',
      content: 'Text',
      status: 'Status',
      sender: 'Sender',
      sentAt: 'Sent'
    },
    enums: {
      type: { 1: 'Notification', 2: 'Announcement', 3: 'Maintenance' },
      receiverType: { 0: 'All', 1: 'Departments' },
      status: { 0: 'Draft', 1: 'Sent' }
    },
    sections: { notice: 'Text', sending: 'Sending' },
    hints: {
      receiverType:
        'All: staff, institutions, citizens, and visitors who are not signed in. Departments: the staff of those departments and of the ones below them',
      content:
        'Plain text; line breaks are kept, HTML is shown as it was typed. It is saved as a draft, which its receivers see once it is sent'
    }
  }
})
