import { isStrongPassword } from '@board/schemas/facts/passwords'
import { departmentTree } from '../../people/access/tree.ts'
import { hashPassword } from '../../people/accounts/password.ts'
import { requireSignedIn } from '../../platform/actor.ts'
import { type Call, defineOperations } from '../../platform/http/call.ts'
import { atField } from '../entities/rules/at-field.ts'
import {
  type Circle,
  institutionAccounts,
  resetPassword,
  resetSecondFactor,
  setStatus,
  staffAccounts,
  unlock
} from './manage-users.ts'
import { makePassword } from './password.ts'
import { pageOfUsers } from './user-page.ts'

/** Documented calls on staff and departments, and what is done with accounts beside changing their records. */
export const accessOperations = defineOperations({
  sysUserPage: call => {
    const { language, now, deps } = call
    return pageOfUsers(call.db, { actor: requireSignedIn(call.actor), language, now, deps }, call.query)
  },
  sysDeptTree: call => departmentTree(call.db, requireSignedIn(call.actor)),
  resetUserPassword: call => issue(call, staffAccounts),
  resetUserSecondFactor: call => dropFactor(call, staffAccounts),
  unlockUser: call => unlockAccount(call, staffAccounts),
  enableUsers: call => status(call, staffAccounts, 1),
  disableUsers: call => status(call, staffAccounts, 0),
  resetInstitutionPassword: call => issue(call, institutionAccounts),
  resetInstitutionSecondFactor: call => dropFactor(call, institutionAccounts),
  unlockInstitutionAccount: call => unlockAccount(call, institutionAccounts),
  enableInstitutionAccounts: call => status(call, institutionAccounts, 1),
  disableInstitutionAccounts: call => status(call, institutionAccounts, 0)
})

async function issue(call: Call<'resetUserPassword' | 'resetInstitutionPassword'>, circle: Circle) {
  const { id, newPassword } = call.body
  const actor = requireSignedIn(call.actor)
  const password = newPassword || makePassword(call.deps.random)
  if (!isStrongPassword(password)) throw atField('ENT0111', 'newPassword', call.language)
  const hash = await hashPassword(password)
  // what is answered to a repeated request is kept, so a password that was made up stands beside it: shown once
  let isIssued = false
  await call.write(async trx => {
    await resetPassword(trx, call.deps.keys, actor, circle, { uid: id, hash }, call.now)
    isIssued = true
    return null
  })
  return { id, password: isIssued && !newPassword ? password : null }
}

async function dropFactor(
  call: Call<'resetUserSecondFactor' | 'resetInstitutionSecondFactor'>,
  circle: Circle
) {
  const { id: uid, reason } = call.body
  const actor = requireSignedIn(call.actor)
  return await call.write(async trx => {
    await resetSecondFactor(trx, call.deps.keys, actor, circle, { uid, reason: reason.trim() }, call.now)
    return { ids: [uid] }
  })
}

async function unlockAccount(call: Call<'unlockUser' | 'unlockInstitutionAccount'>, circle: Circle) {
  const { id } = call.body
  const actor = requireSignedIn(call.actor)
  return await call.write(async trx => {
    await unlock(trx, call.deps.keys, actor, circle, id, call.now)
    return { ids: [id] }
  })
}

type StatusCall = Call<
  'enableUsers' | 'disableUsers' | 'enableInstitutionAccounts' | 'disableInstitutionAccounts'
>

async function status(call: StatusCall, circle: Circle, wanted: 0 | 1) {
  const actor = requireSignedIn(call.actor)
  return await call.write(async trx => ({
    ids: await setStatus(trx, actor, circle, call.body.ids, wanted, call.now)
  }))
}
