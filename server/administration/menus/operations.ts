import { requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { navigationOf } from './navigation.ts'

/** Operations on the console's menu as a whole; its entries are an entity. */
export const menuOperations = defineOperations({
  sysMenuNav: ({ db, actor, language, deps }) =>
    navigationOf(db, requireSignedIn(actor), { language, mode: deps.config.mode })
})
