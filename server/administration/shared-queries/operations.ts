import { requireInstitution, requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { changeSharedQuery, withdrawSharedQuery } from './change.ts'
import { listSharedQueries } from './list.ts'
import { shareQuery } from './share.ts'

export const sharedQueryOperations = defineOperations({
  listSharedQueries: ({ db, actor }) => listSharedQueries(db, requireSignedIn(actor)),
  shareQueryWithGroup: call =>
    call.write(trx => {
      const actor = requireInstitution(call.actor)
      return shareQuery(trx, actor, { group_id: actor.group.id }, call.body, call.now)
    }),
  shareQueryWithRole: call =>
    call.write(trx => {
      const { roleId, query } = call.body
      return shareQuery(trx, requireSignedIn(call.actor), { role_id: roleId }, query, call.now)
    }),
  changeSharedQuery: call =>
    call.write(trx => changeSharedQuery(trx, requireSignedIn(call.actor), call.body, call.now)),
  withdrawSharedQuery: call =>
    call.write(trx => withdrawSharedQuery(trx, requireSignedIn(call.actor), call.body.id, call.now))
})
