import { onlineUser } from '../entities/onlineUser.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const onlineUserView = view(onlineUser, {
  icon: 'online',
  menu: 'system',
  columns: ['username', 'nickName', 'kind', 'deptId', 'loginAt', 'loginType', 'address', 'browser', 'system'],
  hidden: ['groupName', 'expiresAt'],
  unsorted: ['username', 'nickName', 'kind', 'groupName', 'loginType', 'browser', 'system'],
  filters: ['username', 'kind', 'deptId', 'loginAt', 'loginType', 'address'],
  sort: { field: 'loginAt', order: 'DESC' },
  form: [],
  show: [
    { section: 'who', fields: ['username', 'nickName', 'kind', 'deptId', 'groupName', 'uid'] },
    {
      section: 'session',
      fields: ['loginAt', 'expiresAt', 'loginType', 'address', 'browser', 'system']
    }
  ],
  actions: ['forceLogout', 'forceLogoutMany']
})
