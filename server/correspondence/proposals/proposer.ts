import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { ProposalRecord } from './record.ts'
import { selectProposer } from './store.ts'

const kinds = { 0: 'local', 1: 'local', 3: 'ministry', 4: 'channel', 5: 'congress' } as const

/** Returns the group and the account in whose name an approved reply is published; they need not be signed in. */
export async function proposerOf(trx: Trx, proposal: ProposalRecord): Promise<InstitutionActor> {
  const { displayName, group } = await selectProposer(trx, proposal)
  return {
    kind: kinds[group.organization],
    accountId: proposal.proposed_by,
    displayName,
    mustChangePassword: false,
    permissions: new Set(),
    group
  }
}
