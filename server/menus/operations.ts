import { requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { navigationOf } from './navigation.ts'

/** What the console asks of its menu; the entries themselves are an entity. */
export const menuOperations = defineOperations({
  sysMenuNav: call => navigationOf(call.db, requireSignedIn(call.actor), call.language)
})
