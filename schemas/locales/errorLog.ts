import { errorLog } from '../entities/errorLog.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const errorLogTexts = texts(errorLog, {
  'zh-CN': {
    name: '异常日志',
    fields: {
      reference: '错误编号',
      message: '错误信息',
      operation: '操作',
      at: '时间',
      username: '用户名',
      accountUid: '账号编号',
      address: 'IP 地址',
      method: '请求方式',
      path: '请求地址',
      stack: '堆栈信息'
    },
    sections: { what: '异常', request: '请求' }
  },
  'zh-TW': {
    name: '異常日誌',
    fields: {
      reference: '錯誤編號',
      message: '錯誤訊息',
      operation: '操作',
      at: '時間',
      username: '使用者名稱',
      accountUid: '帳號編號',
      address: 'IP 位址',
      method: '請求方式',
      path: '請求位址',
      stack: '堆疊資訊'
    },
    sections: { what: '異常', request: '請求' }
  },
  'en-US': {
    name: 'Error log',
    fields: {
      reference: 'Reference',
      message: 'Message',
      operation: 'Operation',
      at: 'Time',
      username: 'Username',
      accountUid: 'Account',
      address: 'IP address',
      method: 'Method',
      path: 'Request path',
      stack: 'Stack trace'
    },
    sections: { what: 'Error', request: 'Request' }
  }
})
