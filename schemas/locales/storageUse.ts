import { storageUse } from '../entities/storageUse.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const storageUseTexts = texts(storageUse, {
  'zh-CN': {
    name: '存储用量',
    fields: {
      name: '名称',
      kind: '类别',
      bytes: '已用空间',
      limit: '空间上限',
      percent: '占比（%）',
      files: '文件数',
      ownerId: '编号'
    },
    enums: { kind: { site: '全站', institution: '机构', account: '账号' } }
  },
  'zh-TW': {
    name: '儲存用量',
    fields: {
      name: '名稱',
      kind: '類別',
      bytes: '已用空間',
      limit: '空間上限',
      percent: '占比（%）',
      files: '檔案數',
      ownerId: '編號'
    },
    enums: { kind: { site: '全站', institution: '機構', account: '帳號' } }
  },
  'en-US': {
    name: 'Storage use',
    fields: {
      name: 'Name',
      kind: 'Counts for',
      bytes: 'Used',
      limit: 'Limit',
      percent: 'Used (%)',
      files: 'Files',
      ownerId: 'Number'
    },
    enums: { kind: { site: 'Whole site', institution: 'Institution', account: 'Account' } }
  }
})
