import { user } from '../entities/user.ts'
import { texts } from '../vocabulary/vocabulary.ts'

export const userTexts = texts(user, {
  'zh-CN': {
    name: '用户管理',
    fields: {
      username: '用户名',
      realName: '姓名',
      deptId: '所属部门',
      email: '邮箱',
      mobile: '手机号',
      mobileMasked: '手机号（脱敏）',
      gender: '性别',
      status: '状态',
      roleIdList: '角色',
      password: '密码',
      confirmPassword: '确认密码',
      secondFactor: '两步验证',
      createdAt: '创建时间'
    },
    enums: {
      secondFactor: { true: '已启用', false: '未启用' },
      gender: { 0: '男', 1: '女', 2: '保密' },
      status: { 0: '停用', 1: '正常' }
    },
    sections: { account: '账号', person: '个人信息', work: '部门与角色' },
    hints: {
      username: '4-20 个字母、数字或下划线，不能全是数字',
      password:
        '留空则密码不变；新密码须为 8-20 个字符，含小写字母、大写字母、数字、符号中的至少三类，下次登录须修改'
    },
    newHints: {
      password: '8-20 个字符，含小写字母、大写字母、数字、符号中的至少三类；首次登录须修改'
    }
  },
  'zh-TW': {
    name: '使用者管理',
    fields: {
      username: '使用者名稱',
      realName: '姓名',
      deptId: '所屬部門',
      email: '電子郵件',
      mobile: '手機號碼',
      mobileMasked: '手機號碼（遮罩）',
      gender: '性別',
      status: '狀態',
      roleIdList: '角色',
      password: '密碼',
      confirmPassword: '確認密碼',
      secondFactor: '兩步驟驗證',
      createdAt: '建立時間'
    },
    enums: {
      secondFactor: { true: '已啟用', false: '未啟用' },
      gender: { 0: '男', 1: '女', 2: '保密' },
      status: { 0: '停用', 1: '正常' }
    },
    sections: { account: '帳號', person: '個人資訊', work: '部門與角色' },
    hints: {
      username: '4-20 個字母、數字或底線，不能全是數字',
      password:
        '留空則密碼不變；新密碼須為 8-20 個字元，含小寫字母、大寫字母、數字、符號中的至少三類，下次登入須變更'
    },
    newHints: {
      password: '8-20 個字元，含小寫字母、大寫字母、數字、符號中的至少三類；首次登入須變更'
    }
  },
  'en-US': {
    name: 'Users',
    fields: {
      username: 'Username',
      realName: 'Name',
      deptId: 'Department',
      email: 'E-mail',
      mobile: 'Mobile',
      mobileMasked: 'Mobile (masked)',
      gender: 'Gender',
      status: 'Status',
      roleIdList: 'Roles',
      password: 'Password',
      confirmPassword: 'Confirm password',
      secondFactor: 'Second factor',
      createdAt: 'Created'
    },
    enums: {
      secondFactor: { true: 'On', false: 'Off' },
      gender: { 0: 'Male', 1: 'Female', 2: 'Not stated' },
      status: { 0: 'Disabled', 1: 'Normal' }
    },
    sections: { account: 'Account', person: 'Person', work: 'Department and roles' },
    hints: {
      username: '4–20 letters, digits or underscores, and not digits alone',
      password:
        'Empty: the password stays. A new one: 8–20 characters of at least three of lower case, upper case, digits, symbols; it must be changed at the next sign-in'
    },
    newHints: {
      password:
        '8–20 characters of at least three of: lower case, upper case, digits, symbols. It must be changed at the first sign-in'
    }
  }
})
