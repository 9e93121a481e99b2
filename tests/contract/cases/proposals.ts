/** Replies that the superior approves before they are published. */
import { type ClientCase, when } from '../support/case.ts'
import {
  lapsedProposal,
  proposed,
  replacedProposal,
  withdrawnProposal
} from '../support/moderation-scenes.ts'
import { pagingCases } from '../support/paging-cases.ts'
import type { Stage } from '../support/stage.ts'

const reason = '请补充维修的完成时间和联系方式'

const approving = (scene: typeof proposed) => async (stage: Stage) => {
  const { id, hash } = await scene(stage)
  return { body: { id, hash } }
}
const sendingBack =
  (scene: typeof proposed, why = reason) =>
  async (stage: Stage) => {
    const { id, hash } = await scene(stage)
    return { body: { id, hash, reason: why } }
  }
const withdrawing = (scene: typeof proposed) => async (stage: Stage) => ({
  body: { id: (await scene(stage)).id }
})

export const proposalCases: readonly ClientCase[] = [
  when('approveReply', 'done', 'city', approving(proposed)),
  when('approveReply', 'GEN0409', 'city', approving(replacedProposal), 'once another text waits'),
  when('approveReply', 'APR0001', 'city', approving(withdrawnProposal), 'once it is withdrawn'),
  when('approveReply', 'APR0001', 'city', approving(lapsedProposal), 'once the message is under recheck'),
  when('approveReply', 'GEN0404', 'province', approving(proposed), 'by a group further up'),
  when('sendBackReply', 'done', 'city', sendingBack(proposed)),
  when('sendBackReply', 'GEN0409', 'city', sendingBack(replacedProposal), 'once another text waits'),
  when('sendBackReply', 'APR0001', 'city', sendingBack(withdrawnProposal), 'once it is withdrawn'),
  when('sendBackReply', 'ASG0006', 'city', sendingBack(proposed, '再写'), 'with too short a reason'),
  when('sendBackReply', 'GEN0404', 'bureau', sendingBack(proposed), 'by the group that proposed it'),
  when('withdrawProposal', 'done', 'bureau', withdrawing(proposed)),
  when('withdrawProposal', 'APR0001', 'bureau', withdrawing(withdrawnProposal), 'a second time'),
  when('withdrawProposal', 'GEN0404', 'city', withdrawing(proposed), 'by the superior'),
  ...pagingCases('pageProposals', 'city', proposed)
]
