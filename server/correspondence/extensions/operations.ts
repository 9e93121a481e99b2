import { registerFollower } from '../../administration/workflow/follow.ts'
import { requireInstitution } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { amendExtension, followExtension } from './decide.ts'
import { extensionRecords, extensionWords } from './known-by.ts'
import { readPendingExtension } from './pending.ts'
import { extensionProcess } from './process.ts'
import { requestExtension } from './request.ts'

registerFollower(extensionProcess, {
  followed: followExtension,
  amended: amendExtension,
  records: extensionRecords,
  pendingExtension: readPendingExtension,
  variables: extensionWords
})

/** Extensions of deadlines, which a process decides. Domain 3. */
export const extensionOperations = defineOperations({
  requestExtension: call =>
    call.write(trx => requestExtension(trx, requireInstitution(call.actor), call.body, call.now))
})
