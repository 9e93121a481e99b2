import { mailConfig } from '../entities/mailConfig.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const mailConfigTexts = texts(mailConfig, {
  'zh-CN': {
    name: '邮件配置',
    fields: {
      name: '名称',
      host: 'SMTP 服务器',
      port: '端口',
      security: '加密方式',
      account: '账号',
      password: '密码',
      hasPassword: '已设密码',
      sender: '发件地址',
      senderName: '发件人名称',
      status: '状态',
      trialPassed: '最近测试',
      useAnyway: '试用未通过仍然启用'
    },
    enums: {
      trialPassed: { true: '通过', false: '未通过' },
      security: {
        0: '不加密',
        1: 'STARTTLS',
        2: 'SSL/TLS'
      },
      status: {
        0: '停用',
        1: '使用中'
      }
    },
    sections: {
      server: '服务器',
      sender: '发件人'
    },
    hints: {
      useAnyway: '启用前会自动试用；未通过则不启用。确需启用时勾选，试用结果记入历史',
      host: '默认不能连接内网地址；需要时由运维在 PRIVATE_TARGETS 中放行',
      port: 'SSL/TLS 常用 465，STARTTLS 常用 587',
      security: '不加密时账号和密码以明文传输',
      account: '服务器不要求登录时留空',
      password: '加密保存，保存后不再显示。修改时留空则密码不变',
      status: '只能有一个使用中的配置；启用后，之前启用的配置自动停用'
    }
  },
  'zh-TW': {
    name: '郵件設定',
    fields: {
      name: '名稱',
      host: 'SMTP 伺服器',
      port: '連接埠',
      security: '加密方式',
      account: '帳號',
      password: '密碼',
      hasPassword: '已設密碼',
      sender: '寄件地址',
      senderName: '寄件者名稱',
      status: '狀態',
      trialPassed: '最近測試',
      useAnyway: '試用未通過仍然啟用'
    },
    enums: {
      trialPassed: { true: '通過', false: '未通過' },
      security: {
        0: '不加密',
        1: 'STARTTLS',
        2: 'SSL/TLS'
      },
      status: {
        0: '停用',
        1: '使用中'
      }
    },
    sections: {
      server: '伺服器',
      sender: '寄件者'
    },
    hints: {
      useAnyway: '啟用前會自動試用；未通過則不啟用。確需啟用時勾選，試用結果記入歷史',
      host: '預設不能連線內部網路位址；需要時由維運人員在 PRIVATE_TARGETS 中開放',
      port: 'SSL/TLS 常用 465，STARTTLS 常用 587',
      security: '不加密時帳號和密碼以明文傳輸',
      account: '伺服器不要求登入時留空',
      password: '加密儲存，儲存後不再顯示。修改時留空則密碼不變',
      status: '只能有一個使用中的設定；啟用後，先前啟用的設定自動停用'
    }
  },
  'en-US': {
    name: 'Mail servers',
    fields: {
      name: 'Name',
      host: 'SMTP server',
      port: 'Port',
      security: 'Encryption',
      account: 'Account',
      password: 'Password',
      hasPassword: 'Password set',
      sender: 'Sender address',
      senderName: 'Sender name',
      status: 'Status',
      trialPassed: 'Last trial',
      useAnyway: 'Use it although the trial failed'
    },
    enums: {
      trialPassed: { true: 'Passed', false: 'Failed' },
      security: {
        0: 'None',
        1: 'STARTTLS',
        2: 'SSL/TLS'
      },
      status: {
        0: 'Not in use',
        1: 'In use'
      }
    },
    sections: {
      server: 'Server',
      sender: 'Sender'
    },
    hints: {
      useAnyway:
        'It is tried before it goes into use, and stays out of use if that fails. Tick this to use it all the same; the history has the result',
      host: 'Private addresses are refused unless PRIVATE_TARGETS allows them',
      port: 'Usually 465 for SSL/TLS, 587 for STARTTLS',
      security: 'Without encryption, account and password travel in clear',
      account: 'Empty where the server asks for none',
      password: 'Kept encrypted and never shown again. Left empty in a change: it stays as it is',
      status: 'One at most is in use: choosing this one takes the other out of use'
    }
  }
})
