import { mailLog } from '../entities/mailLog.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const mailLogTexts = texts(mailLog, {
  'zh-CN': {
    name: '邮件日志',
    fields: {
      recipient: '收件人',
      subject: '主题',
      template: '模板编码',
      status: '状态',
      attempts: '已尝试次数',
      failure: '失败原因',
      lastError: '对方应答',
      createdAt: '创建时间',
      sentAt: '发送时间',
      nextAt: '下次尝试时间'
    },
    enums: {
      status: {
        0: '发送失败',
        1: '已发送',
        2: '待发送'
      },
      failure: {
        refused: '对方拒绝',
        unreachable: '无法连接',
        unanswered: '没有应答',
        notSetUp: '尚未配置，请见“邮件配置”',
        expired: '内容已过期',
        other: '应答无法识别'
      }
    },
    sections: {
      letter: '邮件',
      sending: '发送'
    }
  },
  'zh-TW': {
    name: '郵件日誌',
    fields: {
      recipient: '收件者',
      subject: '主旨',
      template: '範本編碼',
      status: '狀態',
      attempts: '已嘗試次數',
      failure: '失敗原因',
      lastError: '對方回應',
      createdAt: '建立時間',
      sentAt: '傳送時間',
      nextAt: '下次嘗試時間'
    },
    enums: {
      status: {
        0: '傳送失敗',
        1: '已傳送',
        2: '待傳送'
      },
      failure: {
        refused: '對方拒絕',
        unreachable: '無法連線',
        unanswered: '沒有回應',
        notSetUp: '尚未設定，請見「郵件設定」',
        expired: '內容已逾期',
        other: '回應無法辨識'
      }
    },
    sections: {
      letter: '郵件',
      sending: '傳送'
    }
  },
  'en-US': {
    name: 'Mail log',
    fields: {
      recipient: 'Recipient',
      subject: 'Subject',
      template: 'Template',
      status: 'Status',
      attempts: 'Attempts',
      failure: 'Reason',
      lastError: 'What it answered',
      createdAt: 'Created',
      sentAt: 'Sent',
      nextAt: 'Next attempt'
    },
    enums: {
      status: {
        0: 'Failed',
        1: 'Sent',
        2: 'Not sent yet'
      },
      failure: {
        refused: 'Refused',
        unreachable: 'Not reached',
        unanswered: 'No answer',
        notSetUp: 'Not set up: see “Mail servers”',
        expired: 'Out of date',
        other: 'Answer not understood'
      }
    },
    sections: {
      letter: 'Mail',
      sending: 'Sending'
    }
  }
})
