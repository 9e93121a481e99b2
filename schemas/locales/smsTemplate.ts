import { smsTemplate } from '../entities/smsTemplate.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const smsTemplateTexts = texts(smsTemplate, {
  'zh-CN': {
    name: '短信模板',
    fields: {
      code: '编码',
      name: '名称',
      content: '内容',
      params1: '参数 1',
      params2: '参数 2',
      params3: '参数 3',
      params4: '参数 4',
      templateA: '云平台A 模板编号',
      templateB: '云平台B 模板编号',
      templateC: '云平台C 模板编号',
      remark: '备注'
    },
    sections: {
      main: '基本信息',
      params: '参数',
      platforms: '各平台的模板'
    },
    hints: {
      code: '以小写字母开头的字母和数字',
      content: '变量写作 {变量名}，须与平台审核通过的内容一致',
      params1: '填变量名，如 code。按顺序交给平台',
      templateA: '留空时，短信待配置后发送',
      templateB: '留空时，短信待配置后发送',
      templateC: '留空时，短信待配置后发送'
    }
  },
  'zh-TW': {
    name: '簡訊範本',
    fields: {
      code: '編碼',
      name: '名稱',
      content: '內容',
      params1: '參數 1',
      params2: '參數 2',
      params3: '參數 3',
      params4: '參數 4',
      templateA: '雲端平台A 範本編號',
      templateB: '雲端平台B 範本編號',
      templateC: '雲端平台C 範本編號',
      remark: '備註'
    },
    sections: {
      main: '基本資訊',
      params: '參數',
      platforms: '各平台的範本'
    },
    hints: {
      code: '以小寫字母開頭的字母和數字',
      content: '變數寫作 {變數名}，須與平台審核通過的內容一致',
      params1: '填變數名，如 code。依序交給平台',
      templateA: '留空時，簡訊待設定後傳送',
      templateB: '留空時，簡訊待設定後傳送',
      templateC: '留空時，簡訊待設定後傳送'
    }
  },
  'en-US': {
    name: 'SMS templates',
    fields: {
      code: 'Code',
      name: 'Name',
      content: 'Text',
      params1: 'Parameter 1',
      params2: 'Parameter 2',
      params3: 'Parameter 3',
      params4: 'Parameter 4',
      templateA: 'Template at cloud A',
      templateB: 'Template at cloud B',
      templateC: 'Template at cloud C',
      remark: 'Remark'
    },
    sections: {
      main: 'Basics',
      params: 'Parameters',
      platforms: 'At the platforms'
    },
    hints: {
      code: 'Letters and digits, a small letter first',
      content: 'Variables are written as {name}. The words must be those that the platform approved',
      params1: 'The name of a variable, such as code. Platforms get them in this order',
      templateA: 'Empty: SMS wait until it is set',
      templateB: 'Empty: SMS wait until it is set',
      templateC: 'Empty: SMS wait until it is set'
    }
  }
})
