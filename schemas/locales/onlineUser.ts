import { onlineUser } from '../entities/onlineUser.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const onlineUserTexts = texts(onlineUser, {
  'zh-CN': {
    name: '在线用户',
    fields: {
      username: '用户名',
      nickName: '姓名/昵称',
      kind: '用户类型',
      deptId: '所属部门',
      groupName: '所属机构',
      loginAt: '登录时间',
      expiresAt: '到期时间',
      loginType: '登录方式',
      address: 'IP 地址',
      browser: '浏览器',
      system: '操作系统',
      uid: '账号编号'
    },
    enums: {
      kind: { citizen: '个人用户', legal: '法人用户', institution: '机构用户', staff: '平台工作人员' },
      loginType: { 1: '密码', 2: '短信验证码' }
    },
    sections: { who: '用户', session: '登录信息' }
  },
  'zh-TW': {
    name: '線上使用者',
    fields: {
      username: '使用者名稱',
      nickName: '姓名/暱稱',
      kind: '使用者類型',
      deptId: '所屬部門',
      groupName: '所屬機構',
      loginAt: '登入時間',
      expiresAt: '到期時間',
      loginType: '登入方式',
      address: 'IP 位址',
      browser: '瀏覽器',
      system: '作業系統',
      uid: '帳號編號'
    },
    enums: {
      kind: { citizen: '個人使用者', legal: '法人使用者', institution: '機構使用者', staff: '平台工作人員' },
      loginType: { 1: '密碼', 2: '簡訊驗證碼' }
    },
    sections: { who: '使用者', session: '登入資訊' }
  },
  'en-US': {
    name: 'Online users',
    fields: {
      username: 'Username',
      nickName: 'Name',
      kind: 'User type',
      deptId: 'Department',
      groupName: 'Institution',
      loginAt: 'Signed in',
      expiresAt: 'Expires',
      loginType: 'Signed in by',
      address: 'IP address',
      browser: 'Browser',
      system: 'Operating system',
      uid: 'Account'
    },
    enums: {
      kind: { citizen: 'Citizen', legal: 'Legal person', institution: 'Institution', staff: 'Staff' },
      loginType: { 1: 'Password', 2: 'SMS code' }
    },
    sections: { who: 'User', session: 'Session' }
  }
})
