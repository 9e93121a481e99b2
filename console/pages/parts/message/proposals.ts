import type { DataOf } from '@board/client'
import type { ActionId } from '@board/generated/actions'
import type { StoredUpload } from '../../../api/keptUploads.ts'
import type { StaffMessage } from './modes.ts'

export type Proposal = StaffMessage['proposals'][number]

type StaffMessageRow = DataOf<'pageAns'>['list'][number]

type Proposed = Pick<StaffMessage, 'proposals' | 'replies'>

/** The actions by which texts of each kind are proposed. */
const acts = {
  interim: 'replyMessage',
  final: 'replyMessage',
  explanation: 'explainMessage',
  last: 'explainMessage',
  edit: 'editReply'
} as const satisfies Record<Proposal['kind'], ActionId>

/** Returns the text that waits for the superior. */
export const waitingOf = ({ proposals }: Pick<StaffMessage, 'proposals'>): Proposal | undefined =>
  proposals.find(({ proposalState }) => proposalState === 0)

/** Tells whether the reader's group decides on a proposal. */
export const isDecider = ({ allowedActions }: Pick<Proposal, 'allowedActions'>): boolean =>
  allowedActions.includes('approveReply') || allowedActions.includes('sendBackReply')

/** Tells whether the reader's group proposed the waiting text. */
export const isProposer = ({ allowedActions }: Pick<Proposal, 'allowedActions'>): boolean =>
  allowedActions.includes('withdrawProposal')

/** Returns the last proposed text if it came back: sent back, withdrawn or lapsed, and nothing was published since. */
export function returnedOf({ proposals, replies }: Proposed): Proposal | undefined {
  const last = proposals.at(-1)
  if (!last || last.proposalState < 2) return undefined
  const isOvertaken = replies.some(({ createdAt }) => createdAt > last.askedAt)
  return isOvertaken ? undefined : last
}

/** Returns the attachments of a proposal or a reply as an editor keeps them. */
export const filesOf = ({ attachments }: Pick<Proposal, 'attachments'>): StoredUpload[] =>
  attachments.map(({ aid, fileName, thumbUrl }) => ({
    aid,
    fileName,
    thumbUrl: thumbUrl ?? undefined,
    at: Math.floor(Date.now() / 1000)
  }))

/** The initial content of an editor: the text that waits or came back. */
export interface Beginning {
  readonly content: string
  readonly kind?: 'interim' | 'final'
  readonly files: readonly StoredUpload[]
}

/** Returns the initial content of an action's editor; undefined if no such text was proposed, or it was published. */
export function beginningOf(message: Proposed, id: ActionId): Beginning | undefined {
  const proposal = waitingOf(message) ?? returnedOf(message)
  if (!proposal || acts[proposal.kind] !== id) return undefined
  const { kind, text: content } = proposal
  const files = filesOf(proposal)
  return kind === 'interim' || kind === 'final' ? { content, kind, files } : { content, files }
}

/** Actions of editors after which the group that proposed a reply can no longer answer. */
export const editorsActs: ReadonlySet<ActionId> = new Set([
  'takeDownMessage',
  'readdressMessage',
  'consentDeletion'
])

/**
 * Tells whether a reply that waits for approval lapses by an action on its message, which is a whole one or a row of a
 * board. A correction of a published reply stays where a recheck is requested. Domain 7.
 */
export function lapsesBy(id: ActionId, record: object): boolean {
  const { proposals = [], proposedKind } = record as Partial<
    Pick<StaffMessage, 'proposals'> & Pick<StaffMessageRow, 'proposedKind'>
  >
  const kind = proposedKind ?? waitingOf({ proposals })?.kind
  if (kind === undefined) return false
  return id === 'mergeMessage' || editorsActs.has(id) || (id === 'requestRecheck' && kind !== 'edit')
}
