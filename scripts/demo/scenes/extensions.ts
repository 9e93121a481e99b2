import { requestExtension } from '@board/server/correspondence/extensions/request'
import { replyMessage } from '@board/server/correspondence/replies/reply'
import { findMessageRecord } from '@board/server/records/message-core/lock'
import { phrases } from '../corpus/phrases.ts'
import type { MessageRow } from '../ledger.ts'
import { awaitsReply, type Candidate, candidatesOf } from './candidates.ts'
import { type Decision, decide } from './decide.ts'
import type { Stage } from './stage.ts'

type Step = Decision | 'reply'

/** The courses of an extension request: every state, and every step of its process. */
const fates: readonly (readonly Step[])[] = [
  [],
  ['claim'],
  ['pass'],
  ['refuse'],
  ['sendBack'],
  ['sendBack', 'giveUp'],
  ['reply'],
  ['delegate'],
  ['entrust'],
  ['pass'],
  ['back']
]

/** Plays the extensions of deadlines that institutions request. Domain 3. */
export async function playExtensions(stage: Stage): Promise<void> {
  for (const [username, upTo] of [
    ['city', fates.length],
    ['province', 4],
    ['ministry', 3]
  ] as const) {
    const found = candidatesOf(stage, username, message => isOwed(message, stage))
    for (const [index, fate] of fates.slice(0, upTo).entries()) {
      const candidate = found.take(2)
      if (candidate) await ask(stage, candidate, fate, index)
    }
  }
}

/** Tells whether a message waits for its reply and is not overdue. */
const isOwed = (message: MessageRow, stage: Stage): boolean =>
  awaitsReply(message, stage) && message.deadline_at !== null && (message.deadline_at as Date) > stage.now

const comments: Partial<Record<Step, string>> = {
  pass: '情况属实，同意延期',
  refuse: '现有时限足以办结，不同意延期',
  back: '请补充说明理由',
  sendBack: '请写明需要会商的单位',
  giveUp: '已能按期办结，不再申请',
  delegate: '请协助核实施工进度',
  entrust: '请代为审批'
}

async function ask(
  stage: Stage,
  { clerk, message, since }: Candidate,
  fate: readonly Step[],
  index: number
): Promise<void> {
  const { trx, world } = stage
  const tid = Number(message.tid)
  const span = stage.now.getTime() - since.getTime()
  const moment = (at: number) =>
    new Date(Math.floor((since.getTime() + ((at + 1) * span) / (fate.length + 2)) / 1000) * 1000)
  const reasons = phrases('申请延期')
  const reason = reasons[index % reasons.length] ?? ''
  const record = await findMessageRecord(trx, tid)
  const request = { tid, version: record?.version ?? 1, days: 5 + (index % 3) * 5, reason }
  const { processInstanceId } = await requestExtension(trx, clerk, request, moment(0))
  for (const [at, step] of fate.entries()) {
    const now = moment(at + 1)
    if (step !== 'reply') {
      await decide(stage, { id: processInstanceId, clerk, now }, step, comments[step] ?? '')
      continue
    }
    const { version = 1 } = (await findMessageRecord(trx, tid)) ?? {}
    const content = `网友您好！您反映的“${message.subject}”已会同有关单位到现场核实处理，具体安排将在现场公示，感谢您的理解和监督。`
    const draft = { tid, version, kind: 'final', content, detectorReason: '已逐项核对' } as const
    await replyMessage(trx, clerk, draft, world.parameters, now)
  }
}
