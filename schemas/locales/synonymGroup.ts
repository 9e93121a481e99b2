import { synonymGroup } from '../entities/synonymGroup.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const synonymGroupTexts = texts(synonymGroup, {
  'zh-CN': {
    name: '同义词',
    fields: { name: '常用说法', words: '其他说法', status: '状态', remark: '备注' },
    enums: { status: { 0: '停用', 1: '启用' } },
    hints: {
      words:
        '每个说法填完后按回车。搜索其中一个词时，含有其他说法的留言也会出现在“相近结果”里；一个词只能属于一组'
    }
  },
  'zh-TW': {
    name: '同義詞',
    fields: { name: '常用說法', words: '其他說法', status: '狀態', remark: '備註' },
    enums: { status: { 0: '停用', 1: '啟用' } },
    hints: {
      words:
        '每個說法填完後按 Enter。搜尋其中一個詞時，含有其他說法的留言也會出現在「相近結果」裡；一個詞只能屬於一組'
    }
  },
  'en-US': {
    name: 'Synonyms',
    fields: { name: 'Usual word', words: 'Other words', status: 'Status', remark: 'Remark' },
    enums: { status: { 0: 'Not used', 1: 'Used' } },
    hints: {
      words:
        'Press Enter after each word. A search for one of the words also finds messages with the others, as near results. A word belongs to one group only'
    }
  }
})
