import { smsConfig } from '../entities/smsConfig.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const smsConfigTexts = texts(smsConfig, {
  'zh-CN': {
    name: '短信配置',
    fields: {
      name: '名称',
      platform: '平台',
      accessKey: 'AccessKey',
      secretKey: 'SecretKey',
      hasSecret: '已设密钥',
      signName: '短信签名',
      appId: '应用编号',
      region: '地域',
      endpoint: '接口地址',
      status: '状态',
      trialPassed: '最近测试',
      useAnyway: '试用未通过仍然启用'
    },
    enums: {
      trialPassed: { true: '通过', false: '未通过' },
      platform: {
        1: '云平台A',
        2: '云平台B',
        3: '云平台C'
      },
      status: {
        0: '停用',
        1: '使用中'
      }
    },
    sections: {
      account: '账号',
      platform: '平台参数'
    },
    hints: {
      useAnyway: '修改后须先用“测试发送”试发成功才能启用。确需启用时勾选，记入历史',
      secretKey: '加密保存，保存后不再显示。修改时留空则不变',
      signName: '平台审核通过的签名，不含【】',
      region: '留空则使用平台默认地域',
      endpoint: '留空则使用平台默认地址。内网地址须由运维在 PRIVATE_TARGETS 中放行',
      status: '只能有一个使用中的配置；启用后，之前启用的配置自动停用'
    }
  },
  'zh-TW': {
    name: '簡訊設定',
    fields: {
      name: '名稱',
      platform: '平台',
      accessKey: 'AccessKey',
      secretKey: 'SecretKey',
      hasSecret: '已設金鑰',
      signName: '簡訊簽名',
      appId: '應用編號',
      region: '區域',
      endpoint: '端點位址',
      status: '狀態',
      trialPassed: '最近測試',
      useAnyway: '試用未通過仍然啟用'
    },
    enums: {
      trialPassed: { true: '通過', false: '未通過' },
      platform: {
        1: '雲端平台A',
        2: '雲端平台B',
        3: '雲端平台C'
      },
      status: {
        0: '停用',
        1: '使用中'
      }
    },
    sections: {
      account: '帳號',
      platform: '平台參數'
    },
    hints: {
      useAnyway: '修改後須先以「測試傳送」試傳成功才能啟用。確需啟用時勾選，記入歷史',
      secretKey: '加密儲存，儲存後不再顯示。修改時留空則不變',
      signName: '平台審核通過的簽名，不含【】',
      region: '留空則使用平台預設區域',
      endpoint: '留空則使用平台預設位址。內部網路位址須由維運人員在 PRIVATE_TARGETS 中開放',
      status: '只能有一個使用中的設定；啟用後，先前啟用的設定自動停用'
    }
  },
  'en-US': {
    name: 'SMS platforms',
    fields: {
      name: 'Name',
      platform: 'Platform',
      accessKey: 'Access key',
      secretKey: 'Secret key',
      hasSecret: 'Secret key set',
      signName: 'Signature',
      appId: 'Application',
      region: 'Region',
      endpoint: 'Address',
      status: 'Status',
      trialPassed: 'Last trial',
      useAnyway: 'Use it although the trial failed'
    },
    enums: {
      trialPassed: { true: 'Passed', false: 'Failed' },
      platform: {
        1: 'Cloud A',
        2: 'Cloud B',
        3: 'Cloud C'
      },
      status: {
        0: 'Not in use',
        1: 'In use'
      }
    },
    sections: {
      account: 'Account',
      platform: 'Of the platform'
    },
    hints: {
      useAnyway:
        'After a change, send a test SMS before it goes into use. Tick this to use it all the same; the history has that',
      secretKey: 'Kept encrypted and never shown again. Left empty in a change: it stays as it is',
      signName: 'As the platform approved it, without its brackets',
      region: 'Empty: the usual region',
      endpoint: 'Empty: the platform’s own. Private addresses are refused unless PRIVATE_TARGETS allows them',
      status: 'One at most is in use: choosing this one takes the other out of use'
    }
  }
})
