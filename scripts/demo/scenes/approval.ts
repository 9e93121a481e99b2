import { sendBackReply, withdrawProposal } from '@board/server/correspondence/proposals/decide'
import { findWaiting } from '@board/server/correspondence/proposals/store'
import { approveReply } from '@board/server/correspondence/replies/approve'
import { editReply } from '@board/server/correspondence/replies/edit'
import { explainMessage } from '@board/server/correspondence/replies/explain'
import { listReplies } from '@board/server/correspondence/replies/read'
import { replyMessage } from '@board/server/correspondence/replies/reply'
import type { InstitutionActor } from '@board/server/platform/actor'
import { findMessageRecord } from '@board/server/records/message-core/lock'
import type { MessageRow } from '../ledger.ts'
import { approvedGroup } from '../write-institutions.ts'
import { awaitsReply } from './candidates.ts'
import type { Stage } from './stage.ts'

type Step = 'interim' | 'final' | 'explain' | 'edit' | 'approve' | 'sendBack' | 'withdraw'

const plots: readonly { readonly state: number; readonly steps: readonly Step[] }[] = [
  { state: 0, steps: ['final'] },
  // the final reply replaces the waiting interim reply
  { state: 0, steps: ['interim', 'withdraw', 'interim', 'approve', 'interim', 'final', 'sendBack'] },
  { state: 3, steps: ['explain', 'approve', 'edit', 'approve'] },
  { state: 13, steps: ['explain', 'approve'] }
]

const reason = '请写明具体完成时间和联系单位后再提交'
const detectorReason = '已逐项核对'

/** Plays replies of an institution that need the approval of its superior, in every state. Domain 7. */
export async function playApproval(stage: Stage): Promise<void> {
  const { ledger, world, taken } = stage
  const superior = stage.clerk(stage.groupOf('city'))
  const group = world.childrenOf(stage.groupOf('city')).find(({ name }) => name === approvedGroup)
  if (!group) throw new Error(`there is no ${approvedGroup}`)
  const clerk = stage.clerk(group)
  const proposer = { ...clerk, group: { ...clerk.group, replyApproval: true } }
  for (const { state, steps } of plots) {
    const message = ledger.messages.find(
      row => row.group_id === group.id && !taken.has(Number(row.tid)) && isFree(row, state, stage)
    )
    if (!message) continue
    taken.add(Number(message.tid))
    await play(stage, message, steps, { proposer, superior })
  }
}

/** Tells whether a message is in a state and has nothing else open. */
const isFree = (row: MessageRow, state: number, stage: Stage): boolean =>
  row.state === state &&
  awaitsReply({ ...row, state: 0 }, stage) &&
  (row.merged_into ?? null) === null &&
  !stage.ledger.reports.some(one => one.tid === row.tid && one.state === 0)

async function play(
  stage: Stage,
  message: MessageRow,
  steps: readonly Step[],
  { proposer, superior }: { proposer: InstitutionActor; superior: InstitutionActor }
): Promise<void> {
  const { trx, world, now: end } = stage
  const tid = Number(message.tid)
  const since = stage.lastOf(tid).getTime()
  for (const [at, step] of steps.entries()) {
    const part = (at + 1) / (steps.length + 1)
    const now = new Date(Math.floor((since + (end.getTime() - since) * part) / 1000) * 1000)
    const { version = 1 } = (await findMessageRecord(trx, tid)) ?? {}
    const waiting = await findWaiting(trx, tid)
    const seen = { id: waiting?.id ?? 0, hash: waiting?.hash ?? '' }
    const show = () => Promise.reject(new Error('nobody else acts on it'))
    const content = textOf(message.subject, step, at)
    const draft = { tid, version, content, detectorReason }
    if (step === 'approve') await approveReply(trx, superior, seen, show, world.parameters, now)
    if (step === 'sendBack')
      await sendBackReply(trx, superior, { ...seen, reason }, show, world.parameters, now)
    if (step === 'withdraw') await withdrawProposal(trx, proposer, seen.id, now)
    if (step === 'explain') await explainMessage(trx, proposer, draft, world.parameters, now)
    if (step === 'edit') {
      const reply = (await listReplies(trx, tid)).at(-1)
      const edit = { ...draft, replyId: reply?.id ?? 0, version: reply?.version ?? 1 }
      await editReply(trx, proposer, edit, world.parameters, now)
    }
    if (step === 'interim' || step === 'final')
      await replyMessage(trx, proposer, { ...draft, kind: step }, world.parameters, now)
  }
}

const endings: Partial<Record<Step, string>> = {
  interim: '目前正在会同有关单位现场核实，办理结果将及时告知。',
  explain: '针对您的评价，我们再次到现场核实，后续安排已在现场公示，欢迎继续监督。',
  edit: '现补充说明：有关工作已按期完成，欢迎继续监督。'
}

/** Returns the text of a step; consecutive texts differ. */
const textOf = (subject: string, step: Step, at: number): string => {
  const ending = endings[step] ?? '经现场核实，已安排有关单位处理，感谢您的理解和监督。'
  const later = at > 2 ? '预计本月底前完成。' : ''
  return `网友您好！您反映的“${subject}”已收悉。${ending}${later}`
}
