import { requireCitizen, requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { readParameters } from '../site/parameters.ts'
import { decideGradeComment } from './decide-comment.ts'
import { gradeMessage } from './grade.ts'

/** Grades, and their comments. */
export const gradeOperations = defineOperations({
  gradeMessage: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx => gradeMessage(trx, requireCitizen(call.actor), call.body, parameters, call.now))
  },
  approveComment: async call => {
    const parameters = await readParameters(call.db)
    const decision = { id: call.body.id, approved: true }
    return call.write(trx =>
      decideGradeComment(trx, requireSignedIn(call.actor), decision, parameters, call.now)
    )
  },
  refuseComment: async call => {
    const parameters = await readParameters(call.db)
    const decision = { ...call.body, approved: false }
    return call.write(trx =>
      decideGradeComment(trx, requireSignedIn(call.actor), decision, parameters, call.now)
    )
  }
})
