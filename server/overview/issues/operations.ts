import { requireSignedIn } from '../../platform/actor.ts'
import { defineOperations } from '../../platform/http/call.ts'
import { dismissHotIssue } from './dismiss.ts'
import { publishHotIssue } from './publish.ts'
import { removeHotMember } from './remove-member.ts'
import { restoreHotIssue } from './restore.ts'
import { setIssueTopic } from './set-topic.ts'
import { getHotIssue, listHotIssues, listPublicIssues, requireIssueReader } from './view.ts'

/** Operations on hot issues. Domain 8. */
export const issueOperations = defineOperations({
  listHotIssues: call =>
    listHotIssues(call.db, requireIssueReader(call.actor), { state: call.query.state, now: call.now }),
  getHotIssue: call =>
    getHotIssue(call.db, requireIssueReader(call.actor), {
      id: call.query.id,
      language: call.language,
      now: call.now
    }),
  removeHotMember: call =>
    call.write(trx => removeHotMember(trx, requireIssueReader(call.actor), call.body, call.now)),
  dismissHotIssue: call =>
    call.write(trx => dismissHotIssue(trx, requireIssueReader(call.actor), call.body, call.now)),
  restoreHotIssue: call =>
    call.write(trx => restoreHotIssue(trx, requireIssueReader(call.actor), call.body, call.now)),
  setIssueTopic: call => call.write(trx => setIssueTopic(trx, requireSignedIn(call.actor), call.body, call)),
  publishHotIssue: call =>
    call.write(trx => publishHotIssue(trx, requireSignedIn(call.actor), call.body, call.now)),
  listPublicIssues: call => listPublicIssues(call.db)
})
