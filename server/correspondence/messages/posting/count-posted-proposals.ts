import type { BodyOf } from '@board/generated/calls'
import { findForum } from '../../../directory/forums/find.ts'
import { listOffered } from '../../../directory/site/dictionaries.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { countProposal } from '../../../records/learning/count.ts'
import { isProposed } from '../../../records/learning/propose.ts'

type Draft = BodyOf<'postMessage'>

/**
 * Counts what the form had proposed for a message: taken if the message was posted so, otherwise changed. A page says what it
 * proposed, so values that cannot be proposed are not counted. Domain 8.
 */
export async function countPostedProposals(
  trx: Trx,
  { proposed, typeId, domainId, fid }: Draft,
  now: Date
): Promise<void> {
  if (!proposed) return
  const isOffered = async (dictionary: string, value: number) =>
    (await listOffered(trx, dictionary, 'zh-CN')).some(({ dictValue }) => dictValue === String(value))
  const count = async (
    kind: 'type' | 'domain' | 'forum',
    {
      value,
      posted,
      isKnown
    }: { value: number | undefined; posted: number; isKnown: (value: number) => Promise<boolean> }
  ) => {
    if (value === undefined || !(await isProposed(trx, kind)) || !(await isKnown(value))) return
    const counted = { kind, groupId: null, label: String(value), now }
    await countProposal(trx, { ...counted, outcome: 'offered' })
    await countProposal(trx, { ...counted, outcome: value === posted ? 'taken' : 'changed' })
  }
  await count('type', {
    value: proposed.typeId,
    posted: typeId,
    isKnown: value => isOffered('messageType', value)
  })
  await count('domain', {
    value: proposed.domainId,
    posted: domainId,
    isKnown: value => isOffered('domain', value)
  })
  await count('forum', {
    value: proposed.fid,
    posted: fid,
    isKnown: async value => (await findForum(trx, value))?.status === 1
  })
}
