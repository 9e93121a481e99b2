import { smsLog } from '../entities/smsLog.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const smsLogTexts = texts(smsLog, {
  'zh-CN': {
    name: '短信日志',
    fields: {
      mobile: '手机号',
      platform: '平台',
      code: '模板编码',
      content: '内容',
      params1: '参数 1',
      params2: '参数 2',
      params3: '参数 3',
      params4: '参数 4',
      status: '状态',
      attempts: '已尝试次数',
      failure: '失败原因',
      lastError: '对方应答',
      createdAt: '创建时间',
      sentAt: '发送时间',
      nextAt: '下次尝试时间'
    },
    enums: {
      platform: {
        0: '开发收件箱',
        1: '云平台A',
        2: '云平台B',
        3: '云平台C'
      },
      status: {
        0: '发送失败',
        1: '已发送',
        2: '待发送'
      },
      failure: {
        refused: '对方拒绝',
        unreachable: '无法连接',
        unanswered: '没有应答',
        notSetUp: '尚未配置，请见“短信配置”和“短信模板”',
        expired: '内容已过期',
        other: '应答无法识别'
      }
    },
    sections: {
      letter: '短信',
      params: '参数',
      sending: '发送'
    }
  },
  'zh-TW': {
    name: '簡訊日誌',
    fields: {
      mobile: '手機號碼',
      platform: '平台',
      code: '範本編碼',
      content: '內容',
      params1: '參數 1',
      params2: '參數 2',
      params3: '參數 3',
      params4: '參數 4',
      status: '狀態',
      attempts: '已嘗試次數',
      failure: '失敗原因',
      lastError: '對方回應',
      createdAt: '建立時間',
      sentAt: '傳送時間',
      nextAt: '下次嘗試時間'
    },
    enums: {
      platform: {
        0: '開發收件匣',
        1: '雲端平台A',
        2: '雲端平台B',
        3: '雲端平台C'
      },
      status: {
        0: '傳送失敗',
        1: '已傳送',
        2: '待傳送'
      },
      failure: {
        refused: '對方拒絕',
        unreachable: '無法連線',
        unanswered: '沒有回應',
        notSetUp: '尚未設定，請見「簡訊設定」和「簡訊範本」',
        expired: '內容已逾期',
        other: '回應無法辨識'
      }
    },
    sections: {
      letter: '簡訊',
      params: '參數',
      sending: '傳送'
    }
  },
  'en-US': {
    name: 'SMS log',
    fields: {
      mobile: 'Mobile number',
      platform: 'Platform',
      code: 'Template',
      content: 'Text',
      params1: 'Parameter 1',
      params2: 'Parameter 2',
      params3: 'Parameter 3',
      params4: 'Parameter 4',
      status: 'Status',
      attempts: 'Attempts',
      failure: 'Reason',
      lastError: 'What it answered',
      createdAt: 'Created',
      sentAt: 'Sent',
      nextAt: 'Next attempt'
    },
    enums: {
      platform: {
        0: 'Development inbox',
        1: 'Cloud A',
        2: 'Cloud B',
        3: 'Cloud C'
      },
      status: {
        0: 'Failed',
        1: 'Sent',
        2: 'Not sent yet'
      },
      failure: {
        refused: 'Refused',
        unreachable: 'Not reached',
        unanswered: 'No answer',
        notSetUp: 'Not set up: see “SMS platforms” and “SMS templates”',
        expired: 'Out of date',
        other: 'Answer not understood'
      }
    },
    sections: {
      letter: 'SMS',
      params: 'Parameters',
      sending: 'Sending'
    }
  }
})
