import { user } from '../entities/user.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const userView = view(user, {
  icon: 'user',
  menu: 'system',
  aside: 'deptId',
  columns: ['username', 'realName', 'deptId', 'mobileMasked', 'status', 'secondFactor', 'roleIdList'],
  unsorted: ['secondFactor'],
  hidden: ['email', 'gender', 'createdAt'],
  filters: ['username', 'realName', 'deptId', 'status', 'roleIdList'],
  form: [
    { section: 'account', fields: ['username', 'password', 'confirmPassword', 'status'] },
    { section: 'person', fields: ['realName', 'gender', 'mobile', 'email'], columns: 2 },
    { section: 'work', fields: ['deptId', 'roleIdList'] }
  ],
  show: [
    { section: 'account', fields: ['username', 'status', 'secondFactor', 'createdAt'] },
    { section: 'person', fields: ['realName', 'gender', 'mobileMasked', 'mobile', 'email'] },
    { section: 'work', fields: ['deptId', 'roleIdList'] }
  ],
  actions: ['resetUserPassword', 'resetUserSecondFactor', 'unlockUser', 'enableUsers', 'disableUsers']
})
