import { dictValue } from '../entities/dictValue.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const dictValueTexts = texts(dictValue, {
  'zh-CN': {
    name: '字典数据',
    fields: {
      typeId: '所属字典',
      value: '字典值',
      labelZhCn: '字典标签',
      labelZhTw: '繁体标签',
      labelEnUs: '英文标签',
      sort: '排序',
      status: '状态',
      remark: '备注'
    },
    enums: { status: { 0: '停用', 1: '启用' } },
    sections: { value: '基本信息', labels: '三种语言的标签' },
    hints: {
      value: '同一字典内不能重复；字母、数字、点、横线或下划线',
      labelZhCn: '给使用简体中文的读者看。修改后，请一并检查“繁体标签”和“英文标签”',
      sort: '数字小的排在前面',
      status: '停用后不能再选，已有留言仍显示其标签'
    }
  },
  'zh-TW': {
    name: '字典資料',
    fields: {
      typeId: '所屬字典',
      value: '字典值',
      labelZhCn: '字典標籤',
      labelZhTw: '繁體標籤',
      labelEnUs: '英文標籤',
      sort: '排序',
      status: '狀態',
      remark: '備註'
    },
    enums: { status: { 0: '停用', 1: '啟用' } },
    sections: { value: '基本資訊', labels: '三種語言的標籤' },
    hints: {
      value: '同一字典內不能重複；字母、數字、點、連字號或底線',
      labelZhCn: '給使用簡體中文的讀者看。修改後，請一併檢查「繁體標籤」和「英文標籤」',
      sort: '數字小的排在前面',
      status: '停用後不能再選，已有留言仍顯示其標籤'
    }
  },
  'en-US': {
    name: 'Dictionary values',
    fields: {
      typeId: 'Dictionary',
      value: 'Value',
      labelZhCn: 'Label',
      labelZhTw: 'Label in Traditional Chinese',
      labelEnUs: 'Label in English',
      sort: 'Order',
      status: 'Status',
      remark: 'Remark'
    },
    enums: { status: { 0: 'Retired', 1: 'Offered' } },
    sections: { value: 'Basics', labels: 'Labels in three languages' },
    hints: {
      value: 'Once for each dictionary; letters, digits, dots, hyphens or underscores',
      labelZhCn:
        'For readers of Simplified Chinese. After a change, check “Label in Traditional Chinese” and “Label in English”, too',
      sort: 'Smaller numbers come first',
      status: 'A retired value is no longer a choice; messages that have it still show its label'
    }
  }
})
