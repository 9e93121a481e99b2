import { institutionAccount } from '../entities/institutionAccount.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const institutionAccountTexts = texts(institutionAccount, {
  'zh-CN': {
    name: '机构账号',
    fields: {
      username: '用户名',
      nickName: '显示名称',
      groupId: '所属机构',
      organization: '机构类别',
      status: '状态',
      password: '密码',
      confirmPassword: '确认密码',
      mustChangePassword: '下次登录须改密码',
      secondFactor: '两步验证',
      phoneMasked: '绑定手机（脱敏）',
      createdAt: '创建时间'
    },
    enums: {
      secondFactor: { true: '已启用', false: '未启用' },
      organization: { 1: '地方机构', 3: '部委', 4: '频道', 5: '人大' },
      status: { 0: '停用', 1: '正常' }
    },
    sections: { account: '账号', work: '机构' },
    hints: {
      username: '4-20 个字母、数字或下划线，不能全是数字',
      nickName: '填写岗位名称，不填写姓名',
      groupId: '改为其他机构后，该账号会立即退出登录',
      password:
        '留空则密码不变；新密码须为 8-20 个字符，含小写字母、大写字母、数字、符号中的至少三类，下次登录须修改'
    },
    newHints: {
      password: '8-20 个字符，含小写字母、大写字母、数字、符号中的至少三类；首次登录须修改'
    }
  },
  'zh-TW': {
    name: '機構帳號',
    fields: {
      username: '使用者名稱',
      nickName: '顯示名稱',
      groupId: '所屬機構',
      organization: '機構類別',
      status: '狀態',
      password: '密碼',
      confirmPassword: '確認密碼',
      mustChangePassword: '下次登入須變更密碼',
      secondFactor: '兩步驟驗證',
      phoneMasked: '綁定手機（遮罩）',
      createdAt: '建立時間'
    },
    enums: {
      secondFactor: { true: '已啟用', false: '未啟用' },
      organization: { 1: '地方機構', 3: '部委', 4: '頻道', 5: '人大' },
      status: { 0: '停用', 1: '正常' }
    },
    sections: { account: '帳號', work: '機構' },
    hints: {
      username: '4-20 個字母、數字或底線，不能全是數字',
      nickName: '填寫職位名稱，不填寫姓名',
      groupId: '改為其他機構後，該帳號會立即登出',
      password:
        '留空則密碼不變；新密碼須為 8-20 個字元，含小寫字母、大寫字母、數字、符號中的至少三類，下次登入須變更'
    },
    newHints: {
      password: '8-20 個字元，含小寫字母、大寫字母、數字、符號中的至少三類；首次登入須變更'
    }
  },
  'en-US': {
    name: 'Institution accounts',
    fields: {
      username: 'Username',
      nickName: 'Shown as',
      groupId: 'Institution',
      organization: 'Kind',
      status: 'Status',
      password: 'Password',
      confirmPassword: 'Confirm password',
      mustChangePassword: 'Must change password',
      secondFactor: 'Second factor',
      phoneMasked: 'Phone (masked)',
      createdAt: 'Created'
    },
    enums: {
      secondFactor: { true: 'On', false: 'Off' },
      organization: { 1: 'Local', 3: 'Ministry', 4: 'Channel', 5: 'People’s congress' },
      status: { 0: 'Disabled', 1: 'Normal' }
    },
    sections: { account: 'Account', work: 'Institution' },
    hints: {
      username: '4–20 letters, digits or underscores, and not digits alone',
      nickName: 'The name of a post, not of a person',
      groupId: 'An account that is moved to another institution is signed out at once',
      password:
        'Empty: the password stays. A new one: 8–20 characters of at least three of lower case, upper case, digits, symbols; it must be changed at the next sign-in'
    },
    newHints: {
      password:
        '8–20 characters of at least three of: lower case, upper case, digits, symbols. It must be changed at the first sign-in'
    }
  }
})
