/** Cases of replies that the superior approves before they are published. */
import { type Case, when, whenRaw } from '../support/case.ts'
import {
  lapsedProposal,
  overtakenProposal,
  proposed,
  replacedProposal,
  withApproval,
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

/** Returns the request with which the bureau corrects its published reply. */
const correction = async (stage: Stage) => {
  const { tid, id, hash } = await proposed(stage)
  await stage.call('city', 'approveReply', { body: { id, hash } })
  const [reply] = (await stage.view(tid, 'bureau')).replies
  if (!reply) throw new Error('The reply is gone')
  const { id: replyId, version, content } = reply
  return { body: { tid, replyId, version, content: `${content}谢谢。`, detectorReason: '已逐项核对' } }
}

export const proposalCases: readonly Case[] = [
  whenRaw('editReply', 'MSG0013', 'while the same correction waits', async stage => {
    const input = await correction(stage)
    return withApproval(stage, async () => {
      await stage.call('bureau', 'editReply', input)
      return stage.call('bureau', 'editReply', input)
    })
  }),
  when('approveReply', 'done', 'city', approving(proposed)),
  when('approveReply', 'GEN0409', 'city', approving(replacedProposal), 'once another text waits'),
  when('approveReply', 'APR0001', 'city', approving(withdrawnProposal), 'once it is withdrawn'),
  when('approveReply', 'APR0001', 'city', approving(lapsedProposal), 'once the message is under recheck'),
  when('approveReply', 'ASG0007', 'city', approving(overtakenProposal), 'after a later draft'),
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
