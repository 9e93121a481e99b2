import { inTransaction } from '../../platform/database/transaction.ts'
import { job, noParams } from '../../platform/schedule/job.ts'
import { trainModels } from '../../records/learning/train.ts'
import { learnVocabulary } from '../../records/search/vocabulary.ts'

/**
 * Learns the words of subjects, and domains and types from the site's messages, these in a thread of its own. Decisions
 * 0175, 0176.
 */
export const languageModels = job({
  params: noParams,
  seconds: 1800,
  run: async ({ deps: { database, clock }, signal }) => {
    await inTransaction(database.db, learnVocabulary)
    return await trainModels(database.db, clock, signal)
  }
})
