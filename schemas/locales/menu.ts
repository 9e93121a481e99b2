import { menu } from '../entities/menu.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const menuTexts = texts(menu, {
  'zh-CN': {
    name: '菜单管理',
    fields: {
      face: '所属端',
      parentId: '上级菜单',
      type: '类型',
      nameZhCn: '名称',
      nameZhTw: '繁体名称',
      nameEnUs: '英文名称',
      icon: '图标',
      url: '页面地址',
      permissions: '权限标识',
      sort: '排序',
      status: '状态',
      key: '内置标识'
    },
    enums: {
      face: { g: '机构端', admin: '管理端' },
      type: { 0: '菜单', 1: '按钮' },
      status: { 0: '隐藏', 1: '显示' }
    },
    sections: { place: '位置', words: '名称与图标', effect: '页面与权限' },
    hints: {
      parentId: '留空则为一级菜单；按钮须放在菜单之下',
      nameZhTw: '留空则显示简体名称',
      nameEnUs: '留空则显示简体名称',
      url: '以 / 开头，如 /user；只用来归类的菜单留空',
      permissions: '多个用逗号分隔；同时拥有这些权限的人才能看到',
      sort: '数字小的排在前面',
      status: '隐藏后不在左侧菜单中显示，已授予的权限不变'
    }
  },
  'zh-TW': {
    name: '選單管理',
    fields: {
      face: '所屬端',
      parentId: '上級選單',
      type: '類型',
      nameZhCn: '名稱',
      nameZhTw: '繁體名稱',
      nameEnUs: '英文名稱',
      icon: '圖示',
      url: '頁面位址',
      permissions: '權限識別',
      sort: '排序',
      status: '狀態',
      key: '內建識別'
    },
    enums: {
      face: { g: '機構端', admin: '管理端' },
      type: { 0: '選單', 1: '按鈕' },
      status: { 0: '隱藏', 1: '顯示' }
    },
    sections: { place: '位置', words: '名稱與圖示', effect: '頁面與權限' },
    hints: {
      parentId: '留空則為一級選單；按鈕須放在選單之下',
      nameZhTw: '留空則顯示簡體名稱',
      nameEnUs: '留空則顯示簡體名稱',
      url: '以 / 開頭，如 /user；只用來歸類的選單留空',
      permissions: '多個用逗號分隔；同時擁有這些權限的人才能看到',
      sort: '數字小的排在前面',
      status: '隱藏後不在左側選單中顯示，已授予的權限不變'
    }
  },
  'en-US': {
    name: 'Menus',
    fields: {
      face: 'Console',
      parentId: 'Parent menu',
      type: 'Type',
      nameZhCn: 'Name',
      nameZhTw: 'Name in Traditional Chinese',
      nameEnUs: 'Name in English',
      icon: 'Icon',
      url: 'Page address',
      permissions: 'Permissions',
      sort: 'Order',
      status: 'Status',
      key: 'Built-in key'
    },
    enums: {
      face: { g: 'Institutions', admin: 'Administration' },
      type: { 0: 'Menu', 1: 'Button' },
      status: { 0: 'Hidden', 1: 'Shown' }
    },
    sections: { place: 'Place', words: 'Name and icon', effect: 'Page and permissions' },
    hints: {
      parentId: 'Empty: a menu at the top. A button stands below a menu',
      nameZhTw: 'Empty: the name in Simplified Chinese is shown',
      nameEnUs: 'Empty: the name in Simplified Chinese is shown',
      url: 'Begins with /, such as /user; empty for a menu that only groups others',
      permissions: 'Separated by commas; whoever holds all of them sees it',
      sort: 'Smaller numbers come first',
      status: 'A hidden entry is not shown in the menu; permissions that were given stay'
    }
  }
})
