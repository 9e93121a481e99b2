import { oss } from '../entities/oss.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const ossTexts = texts(oss, {
  'zh-CN': {
    name: '云存储',
    fields: {
      name: '名称',
      type: '类型',
      region: '所属地域',
      regionCode: '地域代码',
      endpoint: '接口地址',
      bucket: '存储桶',
      prefix: '路径前缀',
      accessKey: 'AccessKey',
      secretKey: 'SecretKey',
      hasSecret: '已设密钥',
      files: '文件数',
      status: '状态',
      trialPassed: '最近测试',
      useAnyway: '试用未通过仍然启用'
    },
    enums: {
      trialPassed: { true: '通过', false: '未通过' },
      type: { 1: '云平台C', 2: '云平台A', 3: '云平台B', 4: 'FastDFS', 5: '本机', 6: 'MinIO' },
      region: {
        'ap-beijing': '北京',
        'ap-shanghai': '上海',
        'ap-guangzhou': '广州',
        'ap-chengdu': '成都',
        'ap-chongqing': '重庆',
        'ap-singapore': '新加坡',
        'ap-hongkong': '中国香港',
        'na-toronto': '多伦多',
        'eu-frankfurt': '法兰克福'
      },
      status: { 0: '停用', 1: '使用中' }
    },
    sections: { place: '位置', key: '密钥与状态' },
    hints: {
      useAnyway: '启用前会自动试用；未通过则不启用。确需启用时勾选，试用结果记入历史',
      regionCode: '如 cn-hangzhou。MinIO 未设地域时留空',
      endpoint: '兼容 S3 协议的地址；云平台留空则用其默认地址。内网地址须由运维在 PRIVATE_TARGETS 中放行',
      bucket: '须事先建好，并设为私有读写',
      prefix: '文件放在存储桶的这个目录下，留空则放在根目录',
      secretKey: '加密保存，保存后不再显示。修改时留空则不变',
      files: '每晚统计，迁移时随时更新',
      status: '新上传的文件存入使用中的存储；启用一个，之前的自动停用，其中的文件仍可查看'
    }
  },
  'zh-TW': {
    name: '雲端儲存',
    fields: {
      name: '名稱',
      type: '類型',
      region: '所屬區域',
      regionCode: '區域代碼',
      endpoint: '端點位址',
      bucket: '儲存貯體',
      prefix: '路徑前綴',
      accessKey: 'AccessKey',
      secretKey: 'SecretKey',
      hasSecret: '已設金鑰',
      files: '檔案數',
      status: '狀態',
      trialPassed: '最近測試',
      useAnyway: '試用未通過仍然啟用'
    },
    enums: {
      trialPassed: { true: '通過', false: '未通過' },
      type: { 1: '雲端平台C', 2: '雲端平台A', 3: '雲端平台B', 4: 'FastDFS', 5: '本機', 6: 'MinIO' },
      region: {
        'ap-beijing': '北京',
        'ap-shanghai': '上海',
        'ap-guangzhou': '廣州',
        'ap-chengdu': '成都',
        'ap-chongqing': '重慶',
        'ap-singapore': '新加坡',
        'ap-hongkong': '中國香港',
        'na-toronto': '多倫多',
        'eu-frankfurt': '法蘭克福'
      },
      status: { 0: '停用', 1: '使用中' }
    },
    sections: { place: '位置', key: '金鑰與狀態' },
    hints: {
      useAnyway: '啟用前會自動試用；未通過則不啟用。確需啟用時勾選，試用結果記入歷史',
      regionCode: '如 cn-hangzhou。MinIO 未設區域時留空',
      endpoint:
        '相容 S3 協定的位址；雲端平台留空則用其預設位址。內部網路位址須由維運人員在 PRIVATE_TARGETS 中開放',
      bucket: '須事先建好，並設為私有讀寫',
      prefix: '檔案放在儲存貯體的這個目錄下，留空則放在根目錄',
      secretKey: '加密儲存，儲存後不再顯示。修改時留空則不變',
      files: '每晚統計，遷移時隨時更新',
      status: '新上傳的檔案存入使用中的儲存；啟用一個，先前的自動停用，其中的檔案仍可檢視'
    }
  },
  'en-US': {
    name: 'File storage',
    fields: {
      name: 'Name',
      type: 'Type',
      region: 'Region',
      regionCode: 'Region code',
      endpoint: 'Address',
      bucket: 'Bucket',
      prefix: 'Prefix',
      accessKey: 'Access key',
      secretKey: 'Secret key',
      hasSecret: 'Secret set',
      files: 'Files',
      status: 'Status',
      trialPassed: 'Last trial',
      useAnyway: 'Use it although the trial failed'
    },
    enums: {
      trialPassed: { true: 'Passed', false: 'Failed' },
      type: { 1: 'Cloud C', 2: 'Cloud A', 3: 'Cloud B', 4: 'FastDFS', 5: 'This machine', 6: 'MinIO' },
      region: {
        'ap-beijing': 'Beijing',
        'ap-shanghai': 'Shanghai',
        'ap-guangzhou': 'Guangzhou',
        'ap-chengdu': 'Chengdu',
        'ap-chongqing': 'Chongqing',
        'ap-singapore': 'Singapore',
        'ap-hongkong': 'Hong Kong, China',
        'na-toronto': 'Toronto',
        'eu-frankfurt': 'Frankfurt'
      },
      status: { 0: 'Not in use', 1: 'In use' }
    },
    sections: { place: 'Place', key: 'Key and status' },
    hints: {
      useAnyway:
        'It is tried before it goes into use, and stays out of use if that fails. Tick this to use it all the same; the history has the result',
      regionCode: 'Such as cn-hangzhou. Empty where MinIO has none',
      endpoint:
        'An address that speaks S3. Of a cloud, empty: its own. Private addresses are refused unless PRIVATE_TARGETS allows them',
      bucket: 'It must be there already, and be private',
      prefix: 'The folder in the bucket that files lie in. Empty: at its top',
      secretKey: 'Kept encrypted and never shown again. Left empty in a change: it stays as it is',
      files: 'Counted every night, and while files are moved',
      status:
        'New uploads go to the storage in use. Putting one in use takes the other out of it; its files can still be read'
    }
  }
})
