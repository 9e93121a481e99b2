import { readParameters, writeByParameters } from '../../directory/site/parameters.ts'
import { requireInstitution } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { showAssignment } from '../assignments/show.ts'
import { describeFindings, examineAnswer } from '../detector/examine.ts'
import { getHandledMessage } from '../messages/handled.ts'
import { showWaiting } from '../proposals/show.ts'
import { adoptAnswer } from './adopt.ts'
import { approveReply } from './approve.ts'
import { editReply } from './edit.ts'
import { explainMessage } from './explain.ts'
import { replyMessage } from './reply.ts'
import { listSimilarAnswered } from './similar.ts'

/** Operations on answers to messages. */
export const replyOperations = defineOperations({
  replyMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      replyMessage(trx, requireInstitution(call.actor), call.body, parameters, call.now)
    ),
  editReply: call =>
    writeByParameters(call, (trx, parameters) =>
      editReply(trx, requireInstitution(call.actor), call.body, parameters, call.now)
    ),
  explainMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      explainMessage(trx, requireInstitution(call.actor), call.body, parameters, call.now)
    ),
  adoptAnswer: async call => {
    const actor = requireInstitution(call.actor)
    const parameters = await readParameters(call.db)
    return call.write(async trx => {
      const { assignment, proposed } = await adoptAnswer(trx, actor, call.body, parameters, call.now)
      const view = await showAssignment(trx, call, assignment)
      return proposed ? { ...view, proposed } : view
    })
  },
  approveReply: call =>
    writeByParameters(call, (trx, parameters) =>
      approveReply(trx, requireInstitution(call.actor), call.body, showWaiting(call), parameters, call.now)
    ),
  detectAnswer: async call => {
    const message = await getHandledMessage(call.db, call.actor, call.body.tid)
    const findings = await examineAnswer(call.db, message, call.body.content)
    return {
      findings,
      description: findings.length > 0 ? describeFindings(findings, call.body.content, call.language) : null
    }
  },
  listSimilarAnswered: async call =>
    listSimilarAnswered(call.db, await getHandledMessage(call.db, call.actor, call.body.tid))
})
