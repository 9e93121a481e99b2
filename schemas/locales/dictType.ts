import { dictType } from '../entities/dictType.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const dictTypeTexts = texts(dictType, {
  'zh-CN': {
    name: '字典管理',
    fields: { name: '字典名称', type: '字典类型', sort: '排序', remark: '备注' },
    hints: {
      type: '以字母开头，可含字母、数字和下划线；系统使用的字典不能更改',
      sort: '数字小的排在前面'
    }
  },
  'zh-TW': {
    name: '字典管理',
    fields: { name: '字典名稱', type: '字典類型', sort: '排序', remark: '備註' },
    hints: {
      type: '以字母開頭，可含字母、數字和底線；系統使用的字典不能更改',
      sort: '數字小的排在前面'
    }
  },
  'en-US': {
    name: 'Dictionaries',
    fields: { name: 'Name', type: 'Type', sort: 'Order', remark: 'Remark' },
    hints: {
      type: 'Begins with a letter; letters, digits and underscores. Types that the product uses stay as they are',
      sort: 'Smaller numbers come first'
    }
  }
})
