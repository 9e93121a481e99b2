import { requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { countOfFeedback, listOwnFeedback, pageFeedback } from './read.ts'
import { addFeedback, answerFeedback, revealContact } from './write.ts'

/** Operations on people's feedback about the platform. Specification 2. */
export const feedbackOperations = defineOperations({
  addFeedback: async call => {
    const actor = requireSignedIn(call.actor)
    return call.write(trx => addFeedback(trx, call.deps.keys, actor, call.body, call.language, call.now))
  },
  listOwnFeedback: ({ db, deps, actor, query }) =>
    listOwnFeedback(db, deps.keys, requireSignedIn(actor), query ?? {}),
  pageFeedback: ({ db, deps, actor, body }) => pageFeedback(db, deps.keys, actor, body),
  feedbackCount: ({ db, body }) => countOfFeedback(db, body),
  answerFeedback: call =>
    call.write(trx => answerFeedback(trx, requireSignedIn(call.actor), call.body, call.now)),
  revealFeedbackContact: call =>
    call.write(trx => revealContact(trx, call.deps.keys, requireSignedIn(call.actor), call.body, call.now))
})
