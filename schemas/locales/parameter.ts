import { parameter } from '../entities/parameter.ts'
import { texts } from '../vocabulary.ts'

export const parameterTexts = texts(parameter, {
  'zh-CN': {
    name: '参数管理',
    fields: { code: '编码', value: '值', remark: '备注' },
    hints: { code: '小写字母开头，可含字母、数字和点', remark: '说明用途，便于日后查找' }
  },
  'zh-TW': {
    name: '參數管理',
    fields: { code: '編碼', value: '值', remark: '備註' },
    hints: { code: '以小寫字母開頭，可含字母、數字和點', remark: '說明用途，方便日後查找' }
  },
  'en-US': {
    name: 'Parameters',
    fields: { code: 'Code', value: 'Value', remark: 'Remark' },
    hints: { code: 'Begins with a small letter; letters, digits and dots', remark: 'What it is for' }
  }
})
