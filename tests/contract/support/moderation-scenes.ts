/** Brings a message into a state that an editor or its group causes; returns its ids. */
import type { BodyOf } from '@board/generated/calls'
import { buildAssignment, buildForum } from '../../support/builders/builders.ts'
import { approved, graded } from './scenes.ts'
import type { Stage } from './stage.ts'

type Ids = { tid: number; version: number }
type Matter = BodyOf<'requestRecheck'>['matter']

export const reason = '该路段由市交通运输局管养，不属于我局职责'

/** Returns the body of a group's recheck request. */
export const dispute = ({ tid, version }: Ids, matter: Matter = 1) =>
  ({ tid, version, matter, channel: 1, reason, proposer: '市政养护科' }) as const

/** Builds a message under recheck, before any answer. */
export const disputed = async (stage: Stage): Promise<Ids> =>
  stage.call('city', 'requestRecheck', { body: dispute(await approved(stage)) })

/** Builds a message under recheck for its grade. */
export const gradeDisputed = async (stage: Stage): Promise<Ids> =>
  stage.call('city', 'requestRecheck', { body: dispute(await graded(stage), 4) })

export const takenDown = async (stage: Stage): Promise<Ids> => {
  const { tid, version } = await approved(stage)
  return stage.call('editor', 'takeDownMessage', { body: { tid, version, reason: '经核实内容不实' } })
}

/** Builds a message whose author has requested its deletion. */
export const deletionAsked = async (stage: Stage): Promise<Ids> => {
  const { tid } = await approved(stage)
  return stage.call('citizen', 'requestDeletion', { body: { tid, reason: '问题已经解决，不希望继续公开' } })
}

/** Builds an approved suggestion; `adopted` builds an adopted one. */
export const suggested = (stage: Stage): Promise<Ids> => approved(stage, { typeId: 5 })
export const adopted = async (stage: Stage): Promise<Ids> => {
  const { tid } = await suggested(stage)
  return stage.call('city', 'adoptSuggestion', { body: { tid } })
}

/** Lets the city ask for deliveries, and the congress take them. */
export async function delivering({ db, world }: Stage): Promise<void> {
  const group = (id: number) => db.updateTable('org_group').where('id', '=', id)
  await group(world.groups.city).set({ allow_delivery: true }).execute()
  await group(world.groups.congress).set({ allow_handle_delivery: true }).execute()
}

type Delivery = Ids & { id: number }

/** Builds a delivery to the congress that the city has requested. */
export const deliveryAsked = async (stage: Stage): Promise<Delivery> => {
  await delivering(stage)
  const { tid } = await approved(stage)
  const body = { tid, groupId: stage.world.groups.congress, reason: '涉及多个部门，请参阅' }
  return stage.call('city', 'requestDelivery', { body })
}

export const delivered = async (stage: Stage): Promise<Delivery> => {
  const { id } = await deliveryAsked(stage)
  return stage.call('editor', 'acceptDelivery', { body: { id } })
}

type Proposed = Ids & { id: number; hash: string }

const answer = '您反映的路灯损坏问题，我局已安排维修人员更换，感谢您的监督。'

/** Runs an act while the bureau's replies need the approval of the city. */
export async function withApproval<T>({ db, world }: Stage, act: () => Promise<T>): Promise<T> {
  const set = (reply_approval: boolean) =>
    db.updateTable('org_group').set({ reply_approval }).where('id', '=', world.groups.bureau).execute()
  await set(true)
  try {
    return await act()
  } finally {
    await set(false)
  }
}

/** Builds a reply of the bureau that waits for the approval of the city. */
export const proposed = async (stage: Stage, given?: Ids, content = answer): Promise<Proposed> => {
  const { tid, version } = given ?? (await ofBureau(stage))
  const body = { tid, version, kind: 'final', content, detectorReason: '已逐项核对' } as const
  const sent = await withApproval(stage, () => stage.call('bureau', 'replyMessage', { body }))
  const waiting = (await stage.view(tid, 'bureau')).proposals.find(one => one.proposalState === 0)
  if (!waiting) throw new Error('nothing waits')
  return { ...sent, id: waiting.id, hash: waiting.hash }
}

/** Builds a waiting reply that the bureau has replaced with another text since. */
export const replacedProposal = async (stage: Stage): Promise<Proposed> => {
  const old = await proposed(stage)
  await proposed(stage, old, `${answer}预计三日内完成。`)
  return old
}

export const withdrawnProposal = async (stage: Stage): Promise<Proposed> => {
  const waiting = await proposed(stage)
  await stage.call('bureau', 'withdrawProposal', { body: { id: waiting.id } })
  return waiting
}

/** Builds a waiting reply whose message is under recheck since. */
export const lapsedProposal = async (stage: Stage): Promise<Proposed> => {
  const waiting = await proposed(stage)
  await stage.call('bureau', 'requestRecheck', { body: dispute(waiting) })
  return waiting
}

/** Builds a waiting reply, after which the bureau's office has handed in a draft. */
export const overtakenProposal = async (stage: Stage): Promise<Proposed> => {
  const waiting = await proposed(stage)
  const { bureau, office } = stage.world.groups
  const { tid } = waiting
  const given = { tid, giver_group_id: bureau, holder_group_id: office, state: 20 }
  const { tpid } = await buildAssignment(stage.db, given)
  const draft = { tpid, content: answer, detectorReason: '已逐项核对' }
  await stage.call('office', 'answerProcess', { body: draft })
  return waiting
}

/** Builds a message to the bureau's own forum; the city is the bureau's superior. */
export async function ofBureau(stage: Stage): Promise<Ids> {
  const known = await stage.db
    .selectFrom('forum')
    .select('fid')
    .where('group_id', '=', stage.world.groups.bureau)
    .executeTakeFirst()
  const fid = known?.fid ?? (await buildForum(stage.db, { group_id: stage.world.groups.bureau })).fid
  return approved(stage, { fid })
}

/** Builds a message that the bureau has reported to the city. */
export const reported = async (stage: Stage): Promise<Ids & { id: number }> => {
  const { tid, version } = await ofBureau(stage)
  return stage.call('bureau', 'reportMessage', { body: { tid, version, note: '涉及跨区协调，请上级统筹' } })
}

export const reportNoted = async (stage: Stage): Promise<Ids & { id: number }> => {
  const { id } = await reported(stage)
  return stage.call('city', 'noteReport', { body: { id } })
}
