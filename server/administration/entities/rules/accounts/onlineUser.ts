import { findStronger } from '../../../../people/access/privileges.ts'
import type { EntityRules } from '../../rules.ts'
import { device } from '../logs.ts'

/** The two operations that end sessions: one, or several. */
const ending = ['forceLogout', 'forceLogoutMany']

/** Open sessions. Nobody can end their own current session, or one of somebody with more permissions. Specification 3. */
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
