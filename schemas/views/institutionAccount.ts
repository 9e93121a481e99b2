import { institutionAccount } from '../entities/institutionAccount.ts'
import { view } from '../vocabulary/vocabulary.ts'

export const institutionAccountView = view(institutionAccount, {
  icon: 'key',
  menu: 'board',
  aside: 'groupId',
  columns: ['username', 'nickName', 'groupId', 'status', 'secondFactor'],
  unsorted: ['secondFactor'],
  hidden: ['organization', 'phoneMasked', 'mustChangePassword', 'createdAt'],
  filters: ['username', 'nickName', 'groupId', 'organization', 'status'],
  form: [
    { section: 'account', fields: ['username', 'password', 'confirmPassword', 'status'] },
    { section: 'work', fields: ['groupId', 'nickName'] }
  ],
  show: [
    {
      section: 'account',
      fields: ['username', 'status', 'secondFactor', 'mustChangePassword', 'phoneMasked', 'createdAt']
    },
    { section: 'work', fields: ['groupId', 'organization', 'nickName'] }
  ],
  actions: [
    'resetInstitutionPassword',
    'resetInstitutionSecondFactor',
    'unlockInstitutionAccount',
    'enableInstitutionAccounts',
    'disableInstitutionAccounts'
  ]
})
