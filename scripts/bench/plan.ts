import { writeFileSync } from 'node:fs'
import { identify } from '@board/server/people/sessions/identify'
import type { InstitutionActor } from '@board/server/platform/actor'
import { listPublicMessages } from '@board/server/records/lists/public-messages'
import type { ListFilter } from '@board/server/records/lists/staff-filter'
import { listStaffMessages } from '@board/server/records/lists/staff-messages'
import type { BoardRequest, PublicRequest } from './requests.ts'
import type { Clerk } from './staff.ts'
import { type Plan, recordStatements } from './statements.ts'

/**
 * Writes the queries that the product sends for each request to a file, so that the reference server can send the
 * same.
 */
export async function writePlan(
  file: string,
  url: string,
  publicRequests: readonly PublicRequest[],
  boardRequests: readonly BoardRequest[]
): Promise<void> {
  const plan: Plan = {}
  const { statementsOf, close } = recordStatements(url)
  for (const { query, request } of publicRequests)
    plan[request.url] = [await statementsOf(db => listPublicMessages(db, query))]
  for (const { clerk, body, request } of boardRequests) {
    const lookUp = await statementsOf(db => identify(db, clerk.token, new Date()))
    const page = await statementsOf(db =>
      listStaffMessages(db, actorOf(clerk), body as ListFilter, new Date())
    )
    plan[request.url] = [lookUp, page]
  }
  await close()
  writeFileSync(file, JSON.stringify(plan))
}

/** Returns the properties of a clerk that the list reads. */
function actorOf({ groupId, organization }: Clerk): InstitutionActor {
  const kind = ({ 1: 'local', 3: 'ministry', 5: 'congress' } as const)[organization]
  const none = {
    allowCollect: false,
    allowDelivery: false,
    allowHandleDelivery: false,
    allowNoAlert: false,
    replyApproval: false
  }
  return {
    kind,
    accountId: 0,
    displayName: '',
    mustChangePassword: false,
    permissions: new Set<string>(),
    group: { id: groupId, name: '', parentId: null, path: '', organization, ...none }
  }
}
