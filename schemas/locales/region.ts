import { region } from '../entities/region.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const regionTexts = texts(region, {
  'zh-CN': {
    name: '行政区划',
    fields: { parentId: '上级地区', code: '区划代码', name: '名称', type: '级别', sort: '排序' },
    enums: { type: { province: '省级', city: '地级', county: '县级' } },
    hints: {
      parentId: '省级留空；直辖市区县和省直辖县可直接放在省级之下',
      code: '六位数字：前两位为省级，中间两位为地级，后两位为县级；保存后不能更改',
      sort: '数字小的排在前面'
    }
  },
  'zh-TW': {
    name: '行政區劃',
    fields: { parentId: '上級地區', code: '區劃代碼', name: '名稱', type: '級別', sort: '排序' },
    enums: { type: { province: '省級', city: '地級', county: '縣級' } },
    hints: {
      parentId: '省級留空；直轄市區縣和省直轄縣可直接放在省級之下',
      code: '六位數字：前兩位為省級，中間兩位為地級，後兩位為縣級；儲存後不能更改',
      sort: '數字小的排在前面'
    }
  },
  'en-US': {
    name: 'Regions',
    fields: { parentId: 'Region above', code: 'Code', name: 'Name', type: 'Level', sort: 'Order' },
    enums: { type: { province: 'Province', city: 'City', county: 'County' } },
    hints: {
      parentId:
        'Empty for a province. Counties that a province or municipality runs itself stand right below it',
      code: 'Six digits: two each for province, city and county. It cannot be changed later',
      sort: 'Smaller numbers come first'
    }
  }
})
