import { requireInstitution } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { getForumInstitution, getInstitutionInfo, saveInstitutionInfo } from './info.ts'
import { deleteStandardText, listStandardTexts, saveStandardText } from './standard-texts.ts'
import { listSubordinates } from './subordinates.ts'

export const groupOperations = defineOperations({
  getInstitutionInfo: ({ db, actor }) => getInstitutionInfo(db, requireInstitution(actor)),
  saveInstitutionInfo: call =>
    call.write(trx => saveInstitutionInfo(trx, requireInstitution(call.actor), call.body, call.now)),
  getForumInstitution: ({ db, query }) => getForumInstitution(db, query.fid),
  listSubordinates: call => listSubordinates(call.db, requireInstitution(call.actor)),
  listStandardTexts: call => listStandardTexts(call.db, requireInstitution(call.actor)),
  saveStandardText: call =>
    call.write(trx => saveStandardText(trx, requireInstitution(call.actor), call.body)),
  deleteStandardText: async call => {
    await call.write(trx => deleteStandardText(trx, requireInstitution(call.actor), call.body.id))
    return null
  }
})
