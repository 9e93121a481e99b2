import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about users, departments and roles. */
export const accessErrors = {
  ENT0111: entry(
    'invalid',
    '5',
    '密码须为 8-20 个字符，并包含小写字母、大写字母、数字、符号中的至少三类',
    '密碼須為 8-20 個字元，並包含小寫字母、大寫字母、數字、符號中的至少三類',
    'A password has 8–20 characters of at least three of: lower case, upper case, digits, symbols.'
  ),
  ENT0112: entry('invalid', '5', '两次输入的密码不一致', '兩次輸入的密碼不一致', 'The two passwords differ.'),
  ENT0113: entry(
    'forbidden',
    'added',
    '不能停用或删除自己的账号',
    '不能停用或刪除自己的帳號',
    'You cannot disable or delete your own account.'
  ),
  ENT0114: entry(
    'conflict',
    'added',
    '至少要保留一名可以管理用户和角色的管理员',
    '至少要保留一名可以管理使用者和角色的管理員',
    'At least one person who can manage users and roles has to stay.'
  ),
  ENT0115: entry(
    'forbidden',
    'added',
    '不能授予您自己没有的权限',
    '不能授予您自己沒有的權限',
    'You cannot give permissions that you do not have yourself.'
  ),
  ENT0116: entry(
    'forbidden',
    'added',
    '该用户的权限超出您的权限，您不能进行此操作',
    '該使用者的權限超出您的權限，您不能進行此操作',
    'This user may do more than you do, so you cannot change them.'
  ),
  ENT0117: entry(
    'conflict',
    'added',
    '该用户已有登录或操作记录，不能删除；请改为停用，记录会保留姓名',
    '該使用者已有登入或操作紀錄，不能刪除；請改為停用，紀錄會保留姓名',
    'This user has signed in or done something, so the records need their name. Disable the account instead.'
  ),
  ENT0118: entry(
    'invalid',
    'added',
    '用户名须为 4-20 个字母、数字或下划线，不能全是数字',
    '使用者名稱須為 4-20 個字母、數字或底線，不能全是數字',
    'A username has 4–20 letters, digits or underscores, and not digits alone.'
  ),
  ENT0119: entry(
    'forbidden',
    'added',
    '请在“修改密码”中修改自己的密码',
    '請在「變更密碼」中變更自己的密碼',
    'Change your own password under “change password”.'
  ),
  ENT0120: entry(
    'invalid',
    'added',
    '上级部门不能是该部门自己或其下级部门',
    '上級部門不能是該部門自己或其下級部門',
    'A department cannot stand below itself.'
  ),
  ENT0121: entry(
    'conflict',
    'added',
    '该部门还有下级部门，请先移走或删除下级部门',
    '該部門還有下級部門，請先移走或刪除下級部門',
    'There are departments below this one. Move or delete them first.'
  ),
  ENT0122: entry(
    'conflict',
    'added',
    '该部门还有 {count} 名用户，请先将他们转到其他部门',
    '該部門還有 {count} 名使用者，請先將他們轉到其他部門',
    'There are {count} users in this department. Move them first.'
  ),
  ENT0123: entry(
    'forbidden',
    'added',
    '该部门不在您的数据授权范围内，请另选部门',
    '該部門不在您的資料授權範圍內，請另選部門',
    'This department is beyond your data authorisation. Choose another.'
  ),
  ENT0125: entry(
    'forbidden',
    'added',
    '不能授予超出您自己数据授权范围的部门',
    '不能授予超出您自己資料授權範圍的部門',
    'You cannot open departments that are not open to you.'
  ),
  ENT0130: entry(
    'forbidden',
    'added',
    '系统管理员角色不能删除',
    '系統管理員角色不能刪除',
    'The administrators’ role cannot be deleted.'
  ),
  ENT0131: entry(
    'forbidden',
    'added',
    '系统管理员角色的授权只能增加，不能减少',
    '系統管理員角色的授權只能增加，不能減少',
    'The administrators’ role can be given more, but not less.'
  ),
  ENT0132: entry(
    'conflict',
    'added',
    '该角色已分配给 {count} 名用户，请先取消分配',
    '該角色已分配給 {count} 名使用者，請先取消分配',
    '{count} users have this role. Take it from them first.'
  ),
  ENT0134: entry(
    'forbidden',
    'added',
    '该角色的授权超出您的权限，您不能进行此操作',
    '該角色的授權超出您的權限，您不能進行此操作',
    'This role opens more than you have, so you cannot change it.'
  )
} as const satisfies Record<string, CatalogueEntry>
