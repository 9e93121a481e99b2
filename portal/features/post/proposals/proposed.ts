import type { DataOf } from '@board/client'
import type { PostValues } from '../values.ts'

export type TextProposals = DataOf<'proposeForText'>

/** What the form has proposed, by the fields of the message. The server counts what became of it. */
export type Proposed = NonNullable<PostValues['proposed']>

/** Returns the proposals that are still open: nothing that is chosen already, and no type where only suggestions are taken. */
export function openProposals(
  proposals: TextProposals | undefined,
  values: Pick<PostValues, 'forum' | 'typeId' | 'domainId'>,
  {
    onlySuggestions,
    isForumFixed,
    settled
  }: { onlySuggestions: boolean; isForumFixed: boolean; settled: readonly string[] }
) {
  const { type = null, domain = null, forums = [], otherRegion = null } = proposals ?? {}
  const isSettled = settled.includes(forums[0]?.why ?? '')
  const others = isForumFixed || isSettled ? [] : forums.filter(({ fid }) => fid !== values.forum?.fid)
  // a forum of the region that was chosen meanwhile
  const isThere = forums.some(({ fid }) => fid === values.forum?.fid)
  const leaders = isThere ? [] : others
  return {
    type: type && !onlySuggestions && type.id !== values.typeId ? type : null,
    domain: domain && domain.id !== values.domainId ? domain : null,
    leaders,
    question: otherRegion && values.forum && leaders.length > 0 ? otherRegion : null
  }
}
