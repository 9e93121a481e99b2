import { loginLog } from '../entities/loginLog.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const loginLogTexts = texts(loginLog, {
  'zh-CN': {
    name: '登录日志',
    fields: {
      username: '用户名',
      accountUid: '账号编号',
      operation: '操作',
      endedBy: '结束方式',
      status: '状态',
      at: '时间',
      address: 'IP 地址',
      browser: '浏览器',
      system: '操作系统'
    },
    enums: {
      operation: { 0: '登录', 1: '退出' },
      endedBy: { 1: '本人在其他设备结束', 2: '管理员结束' },
      status: { 0: '失败', 1: '成功', 2: '账号已锁定' }
    }
  },
  'zh-TW': {
    name: '登入日誌',
    fields: {
      username: '使用者名稱',
      accountUid: '帳號編號',
      operation: '操作',
      endedBy: '結束方式',
      status: '狀態',
      at: '時間',
      address: 'IP 位址',
      browser: '瀏覽器',
      system: '作業系統'
    },
    enums: {
      operation: { 0: '登入', 1: '登出' },
      endedBy: { 1: '本人在其他裝置結束', 2: '管理員結束' },
      status: { 0: '失敗', 1: '成功', 2: '帳號已鎖定' }
    }
  },
  'en-US': {
    name: 'Sign-in log',
    fields: {
      username: 'Username',
      accountUid: 'Account',
      operation: 'Action',
      endedBy: 'Ended by',
      status: 'Status',
      at: 'Time',
      address: 'IP address',
      browser: 'Browser',
      system: 'Operating system'
    },
    enums: {
      operation: { 0: 'Sign-in', 1: 'Sign-out' },
      endedBy: { 1: 'Its owner, elsewhere', 2: 'An administrator' },
      status: { 0: 'Failed', 1: 'Success', 2: 'Locked' }
    }
  }
})
