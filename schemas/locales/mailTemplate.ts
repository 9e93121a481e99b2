import { mailTemplate } from '../entities/mailTemplate.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const mailTemplateTexts = texts(mailTemplate, {
  'zh-CN': {
    name: '邮件模板',
    fields: {
      code: '编码',
      name: '名称',
      variables: '变量',
      subject: '主题',
      body: '正文',
      subjectZhTw: '主题（繁体中文）',
      bodyZhTw: '正文（繁体中文）',
      subjectEnUs: '主题（英文）',
      bodyEnUs: '正文（英文）',
      remark: '备注'
    },
    sections: {
      main: '基本信息',
      zhCN: '简体中文',
      zhTW: '繁体中文',
      enUS: '英文'
    },
    hints: {
      code: '以小写字母开头的字母和数字',
      variables: '主题和正文中写作 {变量名}；系统模板的变量固定',
      subjectZhTw: '留空则使用简体中文的主题',
      bodyZhTw: '留空则使用简体中文的正文',
      subjectEnUs: '留空则使用简体中文的主题',
      bodyEnUs: '留空则使用简体中文的正文'
    }
  },
  'zh-TW': {
    name: '郵件範本',
    fields: {
      code: '編碼',
      name: '名稱',
      variables: '變數',
      subject: '主旨',
      body: '內文',
      subjectZhTw: '主旨（繁體中文）',
      bodyZhTw: '內文（繁體中文）',
      subjectEnUs: '主旨（英文）',
      bodyEnUs: '內文（英文）',
      remark: '備註'
    },
    sections: {
      main: '基本資訊',
      zhCN: '簡體中文',
      zhTW: '繁體中文',
      enUS: '英文'
    },
    hints: {
      code: '以小寫字母開頭的字母和數字',
      variables: '主旨和內文中寫作 {變數名}；系統範本的變數固定',
      subjectZhTw: '留空則使用簡體中文的主旨',
      bodyZhTw: '留空則使用簡體中文的內文',
      subjectEnUs: '留空則使用簡體中文的主旨',
      bodyEnUs: '留空則使用簡體中文的內文'
    }
  },
  'en-US': {
    name: 'Mail templates',
    fields: {
      code: 'Code',
      name: 'Name',
      variables: 'Variables',
      subject: 'Subject',
      body: 'Text',
      subjectZhTw: 'Subject (Traditional Chinese)',
      bodyZhTw: 'Text (Traditional Chinese)',
      subjectEnUs: 'Subject (English)',
      bodyEnUs: 'Text (English)',
      remark: 'Remark'
    },
    sections: {
      main: 'Basics',
      zhCN: 'Simplified Chinese',
      zhTW: 'Traditional Chinese',
      enUS: 'English'
    },
    hints: {
      code: 'Letters and digits, a small letter first',
      variables: 'Written as {name} in subject and text. Those of templates that the product uses are fixed',
      subjectZhTw: 'Empty: the Simplified Chinese subject',
      bodyZhTw: 'Empty: the Simplified Chinese text',
      subjectEnUs: 'Empty: the Simplified Chinese subject',
      bodyEnUs: 'Empty: the Simplified Chinese text'
    }
  }
})
