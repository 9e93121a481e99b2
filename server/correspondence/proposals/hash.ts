import { createHash } from 'node:crypto'
import type { ProposalRecord } from './record.ts'

/** An attachment as far as the approval is bound to it. */
export interface HashedFile {
  readonly aid: number
  readonly isPublic: boolean
}

/**
 * Returns the SHA-256 of all that would be published: the kind of reply, the exact text, the attachments in their
 * order and whether each is public; of an edit also the reply and the version that it changes.
 */
export function hashOf(
  proposal: Pick<ProposalRecord, 'kind' | 'content' | 'reply_id' | 'reply_version'>,
  files: readonly HashedFile[]
): string {
  const { kind, content, reply_id, reply_version } = proposal
  const parts = [kind, reply_id, reply_version, content, files.map(({ aid, isPublic }) => [aid, isPublic])]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
