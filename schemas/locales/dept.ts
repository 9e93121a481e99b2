import { dept } from '../entities/dept.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const deptTexts = texts(dept, {
  'zh-CN': {
    name: '部门管理',
    fields: { name: '名称', parentId: '上级部门', sort: '排序' },
    hints: { parentId: '留空则为一级部门', sort: '数字小的排在前面' }
  },
  'zh-TW': {
    name: '部門管理',
    fields: { name: '名稱', parentId: '上級部門', sort: '排序' },
    hints: { parentId: '留空則為一級部門', sort: '數字小的排在前面' }
  },
  'en-US': {
    name: 'Departments',
    fields: { name: 'Name', parentId: 'Parent department', sort: 'Order' },
    hints: { parentId: 'Empty: a department at the top', sort: 'Smaller numbers come first' }
  }
})
