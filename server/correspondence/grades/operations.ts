import { writeByParameters } from '../../directory/site/parameters.ts'
import { requireCitizen, requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { decideGradeComment } from './decide-comment.ts'
import { gradeMessage } from './grade.ts'

/** Grades, and their comments. */
export const gradeOperations = defineOperations({
  gradeMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      gradeMessage(trx, requireCitizen(call.actor), call.body, parameters, call.now)
    ),
  approveComment: call => {
    const decision = { id: call.body.id, approved: true }
    return writeByParameters(call, (trx, parameters) =>
      decideGradeComment(trx, requireSignedIn(call.actor), decision, parameters, call.now)
    )
  },
  refuseComment: call => {
    const decision = { ...call.body, approved: false }
    return writeByParameters(call, (trx, parameters) =>
      decideGradeComment(trx, requireSignedIn(call.actor), decision, parameters, call.now)
    )
  }
})
