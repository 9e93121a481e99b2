import { operationLog } from '../entities/operationLog.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const operationLogTexts = texts(operationLog, {
  'zh-CN': {
    name: '操作日志',
    fields: {
      username: '用户名',
      accountUid: '账号编号',
      operation: '操作',
      subject: '对象',
      result: '结果',
      at: '时间',
      ms: '耗时（毫秒）',
      address: 'IP 地址',
      method: '请求方式',
      path: '请求地址',
      status: 'HTTP 状态',
      code: '返回码',
      browser: '浏览器',
      system: '操作系统'
    },
    enums: { result: { 0: '失败', 1: '成功' } },
    sections: { what: '操作', request: '请求' }
  },
  'zh-TW': {
    name: '操作日誌',
    fields: {
      username: '使用者名稱',
      accountUid: '帳號編號',
      operation: '操作',
      subject: '對象',
      result: '結果',
      at: '時間',
      ms: '耗時（毫秒）',
      address: 'IP 位址',
      method: '請求方式',
      path: '請求位址',
      status: 'HTTP 狀態',
      code: '回傳碼',
      browser: '瀏覽器',
      system: '作業系統'
    },
    enums: { result: { 0: '失敗', 1: '成功' } },
    sections: { what: '操作', request: '請求' }
  },
  'en-US': {
    name: 'Operation log',
    fields: {
      username: 'Username',
      accountUid: 'Account',
      operation: 'Operation',
      subject: 'Subject',
      result: 'Result',
      at: 'Time',
      ms: 'Took (ms)',
      address: 'IP address',
      method: 'Method',
      path: 'Request path',
      status: 'HTTP status',
      code: 'Code',
      browser: 'Browser',
      system: 'Operating system'
    },
    enums: { result: { 0: 'Failed', 1: 'Success' } },
    sections: { what: 'Operation', request: 'Request' }
  }
})
