import { isLow } from '@board/schemas/facts/low-score'
import { takeDownMessage } from '@board/server/correspondence/moderation/take-down'
import { changeCase, submitCase, withdrawCase } from '@board/server/publishing/cases/change'
import { draftCase, proposeCase } from '@board/server/publishing/cases/propose'
import { findCase } from '@board/server/publishing/cases/store'
import { restoreCase, takeDownCase } from '@board/server/publishing/cases/take-down'
import { findMessageRecord } from '@board/server/records/message-core/lock'
import { phrases } from '../corpus/phrases.ts'
import type { MessageRow } from '../ledger.ts'
import { type Candidates, candidatesOf } from './candidates.ts'
import { decide } from './decide.ts'
import type { Stage } from './stage.ts'

type Step =
  | 'propose'
  | 'draft'
  | 'submit'
  | 'claim'
  | 'pass'
  | 'sendBack'
  | 'change'
  | 'refuse'
  | 'withdraw'
  | 'takeDown'
  | 'restore'
  | 'takeDownMessage'

/** The courses of a case after its proposal: every state of a case, with a process wherever there is one. */
const fates: readonly (readonly [Step, ...Step[]])[] = [
  ['propose', 'pass'],
  ['propose'],
  ['draft'],
  ['propose', 'claim'],
  ['propose', 'sendBack'],
  ['propose', 'refuse'],
  ['propose', 'withdraw'],
  ['draft', 'withdraw'],
  ['propose', 'pass', 'takeDown'],
  ['propose', 'sendBack', 'change', 'submit', 'pass'],
  ['propose', 'sendBack', 'submit'],
  ['propose', 'pass', 'takeDown', 'restore'],
  ['draft', 'submit', 'pass'],
  ['propose', 'pass'],
  ['propose', 'takeDownMessage']
]

/** Proposes cases of institutions for the case library and decides on them. Domain 6. */
export async function playLibrary(stage: Stage): Promise<void> {
  for (const [username, upTo] of [
    ['city', fates.length],
    ['province', 6],
    ['ministry', 4]
  ] as const) {
    const found = candidatesOf(stage, username, isGood)
    for (const [index, fate] of fates.slice(0, upTo).entries()) await live(stage, found, fate, index)
  }
}

const isGood = ({
  audit_state,
  is_public,
  state,
  recheck_open,
  deletion_open,
  satisfaction,
  type_id
}: MessageRow) =>
  audit_state === 1 &&
  is_public === true &&
  [2, 3, 11, 12, 13, 21].includes(Number(state)) &&
  !recheck_open &&
  !deletion_open &&
  (satisfaction === null || Number(satisfaction) >= 4) &&
  [2, 6].includes(type_id)

const language = 'zh-CN'

async function live(
  stage: Stage,
  candidates: Candidates,
  fate: readonly Step[],
  index: number
): Promise<void> {
  const found = candidates.take(12 + index * 3)
  if (!found) return
  const { trx, editor } = stage
  const { clerk, message, since } = found
  const texts = textsOf(stage, message, index)
  let id = 0
  for (const [at, step] of fate.entries()) {
    const now = new Date(
      since.getTime() + ((at + 1) * (stage.now.getTime() - since.getTime())) / (fate.length + 1)
    )
    now.setMilliseconds(0)
    const record = id === 0 ? undefined : await findCase(trx, id)
    const seen = { id, version: record?.version ?? 1 }
    const process = { id: record?.process_instance_id ?? 0, clerk, now }
    const asking = { actor: clerk, language, now } as const
    if (step === 'propose' || step === 'draft') {
      const begun = await (step === 'propose' ? proposeCase : draftCase)(trx, asking, texts)
      id = begun.id
    } else if (step === 'submit')
      await submitCase(trx, clerk, { ...seen, comment: '已按意见补充' }, language, now)
    else if (step === 'change')
      await changeCase(trx, clerk, { ...seen, result: `${texts.result}同类问题已一并排查。` }, language, now)
    else if (step === 'withdraw') await withdrawCase(trx, clerk, { ...seen, reason: '数据有待核实' }, now)
    else if (step === 'takeDown')
      await takeDownCase(trx, editor, { ...seen, reason: '有网友反映问题反复，待核实后再公开' }, now)
    else if (step === 'restore') await restoreCase(trx, editor, seen, now)
    else if (step === 'takeDownMessage') {
      const { version = 0 } = (await findMessageRecord(trx, texts.tid)) ?? {}
      const decision = { tid: texts.tid, version, reason: '附件里有他人信息，核实后再公开' }
      await takeDownMessage(trx, editor, decision, stage.world.parameters, now)
    } else await decide(stage, process, step, comments[step])
  }
}

const comments = {
  claim: '',
  pass: '做法具体、可复制，同意入库',
  sendBack: '请补充办理时限和回访情况',
  refuse: '属一般性办理，不具代表性'
} as const

function textsOf({ ledger, world }: Stage, message: MessageRow, index: number) {
  const tid = Number(message.tid)
  const reply = ledger.replies.findLast(row => row.tid === tid && row.kind === 'final')
  const forum = world.forums.find(({ fid }) => fid === message.fid)
  const results = phrases('案例成效')
  const grade = ledger.grades.findLast(row => row.tid === tid)
  const scores = [grade?.resolution, grade?.speed, grade?.manner].map(score =>
    score === undefined ? score : Number(score)
  )
  return {
    tid,
    domainId: message.domain_id,
    title: `${message.subject}：一条留言推动解决`,
    summary: `网友在“${forum?.name ?? '领导留言板'}”反映：${message.excerpt}`.slice(0, 480),
    measures: reply?.content ?? '',
    result: results[index % results.length] ?? '',
    withReplyPictures: true,
    ...(isLow(scores, world.parameters) && {
      lowGradeReason: '留言人对办理速度不满意，经解释后认可，做法仍可供各地参考'
    })
  }
}
