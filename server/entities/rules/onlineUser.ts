import { findStronger } from '../../access/privileges.ts'
import type { EntityRules } from '../rules.ts'
import { device } from './logs.ts'

/** The two ways to end sessions: one, or several. */
const ending = ['forceLogout', 'forceLogoutMany']

/** Sessions that are open. Nobody ends the one that they work in, or one of somebody who holds more. Specification 3. */
export const onlineUserRules: EntityRules = {
  fields: device,

  forbidden: (actor, { id }) => (id === actor.sessionId ? ending : []),

  async forbiddenMany(db, actor, records) {
    const stronger = await findStronger(
      db,
      actor,
      records.map(({ uid }) => Number(uid))
    )
    return new Map(
      records.filter(({ uid }) => stronger.has(Number(uid))).map(({ id }) => [Number(id), ending])
    )
  }
}
