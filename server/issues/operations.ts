import { requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { dismissHotIssue } from './dismiss.ts'
import { publishHotIssue } from './publish.ts'
import { removeHotMember } from './remove-member.ts'
import { getHotIssue, listHotIssues, listPublicIssues, requireIssueReader } from './view.ts'

/** Operations on hot issues. Domain 8. */
export const issueOperations = defineOperations({
  listHotIssues: call => listHotIssues(call.db, requireIssueReader(call.actor), call.now),
  getHotIssue: call => getHotIssue(call.db, requireIssueReader(call.actor), call.query.id, call.now),
  removeHotMember: call =>
    call.write(trx => removeHotMember(trx, requireIssueReader(call.actor), call.body, call.now)),
  dismissHotIssue: call =>
    call.write(trx => dismissHotIssue(trx, requireIssueReader(call.actor), call.body, call.now)),
  publishHotIssue: call =>
    call.write(trx => publishHotIssue(trx, requireSignedIn(call.actor), call.body, call.now)),
  listPublicIssues: call => listPublicIssues(call.db)
})
