import { writeByParameters } from '../../directory/site/parameters.ts'
import { requireCitizen } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { answerVoice } from './answer.ts'
import { joinMessage } from './join.ts'
import { takeVoiceBack } from './take-back.ts'

/** Voices of citizens who have the same problem as a message. Domain 7. */
export const voiceOperations = defineOperations({
  joinMessage: call =>
    writeByParameters(call, (trx, parameters) =>
      joinMessage(trx, requireCitizen(call.actor), call.body, parameters, call.now)
    ),
  takeVoiceBack: async call =>
    call.write(trx => takeVoiceBack(trx, requireCitizen(call.actor), call.body.tid, call.now)),
  answerVoice: async call =>
    call.write(trx => answerVoice(trx, requireCitizen(call.actor), call.body, call.now))
})
