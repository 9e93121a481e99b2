import { defineOperations } from '../../platform/http/call.ts'
import { readProposalFigures } from './figures.ts'

export const learningOperations = defineOperations({
  proposalFigures: call =>
    readProposalFigures(call.db, { days: call.query.days, now: call.now }, call.language)
})
