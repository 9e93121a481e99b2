import { requireInstitution } from '../actor.ts'
import { describeFindings, examineAnswer } from '../detector/examine.ts'
import { defineOperations } from '../http/call.ts'
import { getHandledMessage } from '../messages/handled.ts'
import { readParameters } from '../site/parameters.ts'
import { editReply } from './edit.ts'
import { explainMessage } from './explain.ts'
import { replyMessage } from './reply.ts'

/** Answers to messages. */
export const replyOperations = defineOperations({
  replyMessage: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx =>
      replyMessage(trx, requireInstitution(call.actor), call.body, parameters, call.now)
    )
  },
  editReply: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx => editReply(trx, requireInstitution(call.actor), call.body, parameters, call.now))
  },
  explainMessage: async call => {
    const parameters = await readParameters(call.db)
    return call.write(trx =>
      explainMessage(trx, requireInstitution(call.actor), call.body, parameters, call.now)
    )
  },
  detectAnswer: async call => {
    const message = await getHandledMessage(call.db, call.actor, call.body.tid)
    const findings = await examineAnswer(call.db, message, call.body.content)
    return { findings, description: findings.length > 0 ? describeFindings(findings, call.language) : null }
  }
})
