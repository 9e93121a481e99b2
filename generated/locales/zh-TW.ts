// Made by `npm run generate` from openapi/ and schemas/. Do not edit.

import type { EntityTexts } from '@board/schemas/vocabulary'
import type { EntityName } from '../entity-names.ts'

/** The words of every entity; the console has them under `entities` of its messages. */
export const entityTexts: Readonly<Record<EntityName, EntityTexts>> = {
  dept: { name: '部門管理', fields: { name: '名稱', parentId: '上級部門', sort: '排序' }, hints: { parentId: '留空則為一級部門', sort: '數字小的排在前面' } },
  errorLog: { name: '異常日誌', fields: { reference: '錯誤編號', message: '錯誤訊息', operation: '操作', at: '時間', username: '使用者名稱', accountUid: '帳號編號', address: 'IP 位址', method: '請求方式', path: '請求位址', stack: '堆疊資訊' }, sections: { what: '異常', request: '請求' } },
  loginLog: { name: '登入日誌', fields: { username: '使用者名稱', accountUid: '帳號編號', operation: '操作', status: '狀態', at: '時間', address: 'IP 位址', browser: '瀏覽器', system: '作業系統' }, enums: { operation: { '0': '登入', '1': '登出' }, status: { '0': '失敗', '1': '成功', '2': '帳號已鎖定' } } },
  menu: { name: '選單管理', fields: { face: '所屬端', parentId: '上級選單', type: '類型', nameZhCn: '名稱', nameZhTw: '繁體名稱', nameEnUs: '英文名稱', icon: '圖示', url: '頁面位址', permissions: '權限識別', sort: '排序', status: '狀態', key: '內建識別' }, enums: { face: { g: '機構端', admin: '管理端' }, type: { '0': '選單', '1': '按鈕' }, status: { '0': '隱藏', '1': '顯示' } }, sections: { place: '位置', words: '名稱與圖示', effect: '頁面與權限' }, hints: { parentId: '留空則為一級選單；按鈕須放在選單之下', nameZhTw: '留空則顯示簡體名稱', nameEnUs: '留空則顯示簡體名稱', url: '以 / 開頭，如 /user；只用來歸類的選單留空', permissions: '多個用逗號分隔；同時擁有這些權限的人才能看到', sort: '數字小的排在前面', status: '隱藏後不在左側選單中顯示，已授予的權限不變' } },
  onlineUser: { name: '線上使用者', fields: { username: '使用者名稱', nickName: '姓名/暱稱', kind: '使用者類型', deptId: '所屬部門', groupName: '所屬機構', loginAt: '登入時間', expiresAt: '到期時間', loginType: '登入方式', address: 'IP 位址', browser: '瀏覽器', system: '作業系統', uid: '帳號編號' }, enums: { kind: { citizen: '一般使用者', legal: '法人使用者', institution: '機構使用者', staff: '平臺工作人員' }, loginType: { '1': '密碼', '2': '簡訊驗證碼' } }, sections: { who: '使用者', session: '登入資訊' } },
  operationLog: { name: '操作日誌', fields: { username: '使用者名稱', accountUid: '帳號編號', operation: '操作', result: '結果', at: '時間', ms: '耗時（毫秒）', address: 'IP 位址', method: '請求方式', path: '請求位址', status: 'HTTP 狀態', code: '回傳碼', browser: '瀏覽器', system: '作業系統' }, enums: { result: { '0': '失敗', '1': '成功' } }, sections: { what: '操作', request: '請求' } },
  parameter: { name: '參數管理', fields: { code: '編碼', value: '值', remark: '備註' }, hints: { code: '以小寫字母開頭，可含字母、數字和點', remark: '說明用途，方便日後查找' } },
  role: { name: '角色管理', fields: { name: '名稱', code: '內建識別', remark: '備註', menuIdList: '選單授權', dataScope: '部門資料授權', deptIdList: '可見部門' }, enums: { dataScope: { '0': '全部資料', '1': '本部門及下級部門', '2': '指定部門' } }, sections: { role: '角色', menus: '選單授權', data: '部門資料授權' }, hints: { menuIdList: '勾選的選單和按鈕決定可以做什麼', deptIdList: '只有勾選的部門可見，其下級部門須另行勾選' } },
  user: { name: '使用者管理', fields: { username: '使用者名稱', realName: '姓名', deptId: '所屬部門', email: '電子郵件', mobile: '手機號碼', mobileMasked: '手機號碼（遮罩）', gender: '性別', status: '狀態', roleIdList: '角色', password: '密碼', confirmPassword: '確認密碼', createdAt: '建立時間' }, enums: { gender: { '0': '男', '1': '女', '2': '保密' }, status: { '0': '停用', '1': '正常' } }, sections: { account: '帳號', person: '個人資訊', work: '部門與角色' }, hints: { username: '4-20 個字母、數字或底線，不能全是數字', password: '8-20 個字元，含小寫字母、大寫字母、數字、符號中的至少三類；首次登入須變更。修改使用者時留空則密碼不變' } }
}
