import { requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { moveOssFiles } from './ask-for-move.ts'
import { testOss } from './trial.ts'

/** The limit for tests by one person, because each test sends requests to another server. */
const tests = { max: 60, seconds: 3600 }

/** Operations on storages, besides those of the entity. */
export const storageOperations = defineOperations({
  testOss: async call => {
    const actor = requireSignedIn(call.actor)
    await call.limit('test', String(actor.accountId), tests)
    const trial = { id: call.body.id, actor, now: call.now, language: call.language }
    return { answer: await testOss(call.deps, call.write, trial) }
  },
  moveOssFiles: async call => {
    const actor = requireSignedIn(call.actor)
    return await call.write(trx => moveOssFiles(trx, actor, call.body.id, call.now))
  }
})
