import { requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { getAccount, pageAccounts } from './editor-view.ts'
import { revealAccount } from './reveal.ts'

/** People: what they see and keep of themselves, and what editors see of them. */
export const personOperations = defineOperations({
  pageAccounts: ({ db, deps, body, now }) => pageAccounts(db, deps.keys, body, now),
  getAccount: ({ db, deps, actor, body, now }) =>
    getAccount(db, deps.keys, requireSignedIn(actor), body.uid, now),
  revealAccount: call =>
    call.write(trx => revealAccount(trx, call.deps.keys, requireSignedIn(call.actor), call.body, call.now))
})
