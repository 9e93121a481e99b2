// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import type { EntityTexts } from '@board/schemas/vocabulary'
import type { EntityName } from '../entity-names.ts'

/** The words of every entity; the console has them under `entities` of its messages. */
export const entityTexts: Readonly<Record<EntityName, EntityTexts>> = {
  dept: { name: '部門管理', fields: { name: '名稱', parentId: '上級部門', sort: '排序' }, hints: { parentId: '留空則為一級部門', sort: '數字小的排在前面' } },
  parameter: { name: '參數管理', fields: { code: '編碼', value: '值', remark: '備註' }, hints: { code: '以小寫字母開頭，可含字母、數字和點', remark: '說明用途，方便日後查找' } },
  role: { name: '角色管理', fields: { name: '名稱', code: '內建識別', remark: '備註', menuIdList: '選單授權', dataScope: '部門資料授權', deptIdList: '可見部門' }, enums: { dataScope: { '0': '全部資料', '1': '本部門及下級部門', '2': '指定部門' } }, sections: { role: '角色', menus: '選單授權', data: '部門資料授權' }, hints: { menuIdList: '勾選的選單和按鈕決定可以做什麼', deptIdList: '只有勾選的部門可見，其下級部門須另行勾選' } },
  user: { name: '使用者管理', fields: { username: '使用者名稱', realName: '姓名', deptId: '所屬部門', email: '電子郵件', mobile: '手機號碼', mobileMasked: '手機號碼（遮罩）', gender: '性別', status: '狀態', roleIdList: '角色', password: '密碼', confirmPassword: '確認密碼', createdAt: '建立時間' }, enums: { gender: { '0': '男', '1': '女', '2': '保密' }, status: { '0': '停用', '1': '正常' } }, sections: { account: '帳號', person: '個人資訊', work: '部門與角色' }, hints: { username: '4-20 個字母、數字或底線，不能全是數字', password: '8-20 個字元，含小寫字母、大寫字母、數字、符號中的至少三類；首次登入須變更。修改使用者時留空則密碼不變' } }
}
