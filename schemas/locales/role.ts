import { role } from '../entities/role.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const roleTexts = texts(role, {
  'zh-CN': {
    name: '角色管理',
    fields: {
      name: '名称',
      code: '内置标识',
      remark: '备注',
      secondFactor: '须启用两步验证',
      withoutFactor: '尚未设置两步验证的人数',
      menuIdList: '菜单授权',
      dataScope: '部门数据授权',
      deptIdList: '可见部门'
    },
    enums: { dataScope: { 0: '全部数据', 1: '本部门及下级部门', 2: '指定部门' } },
    sections: { role: '角色', menus: '菜单授权', data: '部门数据授权' },
    hints: {
      secondFactor: '持有此角色的账号登录时，除密码外还须用动态验证码或通行密钥确认；尚未设置的，须先设置',
      menuIdList: '勾选的菜单和按钮决定可以做什么',
      dataScope:
        '名单、日志、在线用户与导出只显示所选部门的人员；用户账号、处理记录、邮件与短信日志只有“全部数据”的角色可见',
      deptIdList: '只有勾选的部门可见，其下级部门须另行勾选'
    }
  },
  'zh-TW': {
    name: '角色管理',
    fields: {
      name: '名稱',
      code: '內建識別',
      remark: '備註',
      secondFactor: '須啟用兩步驟驗證',
      withoutFactor: '尚未設定兩步驟驗證的人數',
      menuIdList: '選單授權',
      dataScope: '部門資料授權',
      deptIdList: '可見部門'
    },
    enums: { dataScope: { 0: '全部資料', 1: '本部門及下級部門', 2: '指定部門' } },
    sections: { role: '角色', menus: '選單授權', data: '部門資料授權' },
    hints: {
      secondFactor: '持有此角色的帳號登入時，除密碼外還須用動態驗證碼或通行密鑰確認；尚未設定的，須先設定',
      menuIdList: '勾選的選單和按鈕決定可以做什麼',
      dataScope:
        '名單、日誌、線上使用者與匯出只顯示所選部門的人員；使用者帳號、處理紀錄、郵件與簡訊日誌只有「所有資料」的角色可見',
      deptIdList: '只有勾選的部門可見，其下級部門須另行勾選'
    }
  },
  'en-US': {
    name: 'Roles',
    fields: {
      name: 'Name',
      code: 'Built-in code',
      remark: 'Remark',
      secondFactor: 'Second factor required',
      withoutFactor: 'People without a second factor',
      menuIdList: 'Menu authorisation',
      dataScope: 'Department data authorisation',
      deptIdList: 'Visible departments'
    },
    enums: { dataScope: { 0: 'All data', 1: 'Own department and below', 2: 'Chosen departments' } },
    sections: { role: 'Role', menus: 'Menu authorisation', data: 'Department data authorisation' },
    hints: {
      secondFactor:
        'Accounts with this role also confirm with an authenticator or a passkey when they sign in; those who have none must set it up first',
      menuIdList: 'The ticked menus and buttons decide what may be done',
      dataScope:
        'Lists, logs, online users and exports show the people of these departments alone; accounts of the public, handling records, mail and SMS logs need “All data”',
      deptIdList: 'The ticked departments alone; tick those below them too'
    }
  }
})
