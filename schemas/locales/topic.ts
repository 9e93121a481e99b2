import { topic } from '../entities/topic.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const topicTexts = texts(topic, {
  'zh-CN': {
    name: '专题管理',
    fields: { name: '名称', nameEnUs: '英文名称', sort: '排序', status: '状态' },
    enums: { status: { 0: '隐藏', 1: '显示' } },
    hints: {
      nameEnUs: '给英文读者看；不填则显示中文名称',
      sort: '数字小的排在前面',
      status: '隐藏后不能再选，已有留言仍显示该专题'
    }
  },
  'zh-TW': {
    name: '專題管理',
    fields: { name: '名稱', nameEnUs: '英文名稱', sort: '排序', status: '狀態' },
    enums: { status: { 0: '隱藏', 1: '顯示' } },
    hints: {
      nameEnUs: '給英文讀者看；不填則顯示中文名稱',
      sort: '數字小的排在前面',
      status: '隱藏後不能再選，既有留言仍顯示該專題'
    }
  },
  'en-US': {
    name: 'Topics',
    fields: { name: 'Name', nameEnUs: 'English name', sort: 'Order', status: 'Status' },
    enums: { status: { 0: 'Hidden', 1: 'Shown' } },
    hints: {
      nameEnUs: 'For readers of English; empty: they read the Chinese name',
      sort: 'Smaller numbers come first',
      status: 'A hidden topic cannot be chosen any more; messages that have it still show it'
    }
  }
})
