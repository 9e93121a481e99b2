/** Cases of delivering a message to another group for its information. */
import { maxId } from '@board/schemas/facts/formats'
import { type ClientCase, when } from '../support/case.ts'
import { delivered, delivering, deliveryAsked } from '../support/moderation-scenes.ts'
import { pagingCases } from '../support/paging-cases.ts'
import { approved, replied } from '../support/scenes.ts'
import type { Stage } from '../support/stage.ts'

const asking = async (stage: Stage, change: object = {}) => {
  await delivering(stage)
  const { tid } = await approved(stage)
  const groupId = stage.world.groups.congress
  return { body: { tid, groupId, reason: '涉及多个部门，请参阅', ...change } }
}

/**
 * The acts on a delivery: each succeeds in one scene, is refused in another, and is hidden from groups that take no
 * part.
 */
const acts = [
  { id: 'withdrawDelivery', caller: 'city', from: deliveryAsked, not: delivered, more: {} },
  { id: 'acceptDelivery', caller: 'editor', from: deliveryAsked, not: delivered, more: { note: '同意' } },
  {
    id: 'declineDelivery',
    caller: 'editor',
    from: deliveryAsked,
    not: delivered,
    more: { reason: '与职责无关' }
  }
] as const

const actCases: ClientCase[] = acts.flatMap(({ id, caller, from, not, more }) => {
  const on = (expected: ClientCase['expected'], what: string, scene: typeof from) =>
    when(
      id,
      expected,
      caller,
      async stage => ({ body: { id: (await scene(stage)).id, ...more } }) as never,
      what
    )
  return [
    on('done', '', from),
    on('DLV0004', 'once it is decided', not),
    when(
      id,
      'GEN0404',
      caller,
      () => ({ body: { id: maxId, ...more } }) as never,
      'of a delivery that does not exist'
    )
  ]
})

const opinion = async (scene: Promise<{ id: number }>) => ({
  body: { id: (await scene).id, opinion: '建议与道路大修计划一并安排' }
})

/** Builds an accepted delivery whose message is then taken down. */
const gone = async (stage: Stage) => {
  const { id, tid, version } = await delivered(stage)
  await stage.call('editor', 'takeDownMessage', { body: { tid, version, reason: '经核实内容不实' } })
  return { id }
}

export const deliveryCases: readonly ClientCase[] = [
  when('requestDelivery', 'done', 'city', stage => asking(stage)),
  when(
    'requestDelivery',
    'DLV0001',
    'bureau',
    async stage => {
      const { body } = await asking(stage)
      const { version } = await stage.view(body.tid)
      await stage.call('city', 'assignMessage', {
        body: { tid: body.tid, version, groupId: stage.world.groups.bureau }
      })
      return { body }
    },
    'without the permission'
  ),
  when(
    'requestDelivery',
    'DLV0002',
    'city',
    stage => asking(stage, { groupId: stage.world.groups.stranger }),
    'to a group that receives no deliveries'
  ),
  when(
    'requestDelivery',
    'DLV0003',
    'city',
    async stage => ({ body: { ...(await asking(stage)).body, tid: (await deliveryAsked(stage)).tid } }),
    'a second time'
  ),
  when(
    'requestDelivery',
    'MSG0001',
    'city',
    async stage => asking(stage, { tid: (await replied(stage)).tid }),
    'after the final reply'
  ),
  when('requestDelivery', 'GEN0404', 'stranger', stage => asking(stage), 'of another group’s message'),
  ...actCases,
  when('giveOpinion', 'done', 'congress', stage => opinion(delivered(stage))),
  when('giveOpinion', 'GEN0404', 'congress', stage => opinion(deliveryAsked(stage)), 'before it is accepted'),
  when('giveOpinion', 'DLV0004', 'congress', stage => opinion(gone(stage)), 'once the message is down'),
  when('searchReceivers', 'done', 'city', async stage => {
    await delivering(stage)
    return { body: { keywords: '人大', from: 0, rows: 50 } }
  }),
  ...pagingCases('pageDeliveriesTo', 'congress', delivered),
  ...pagingCases('pageDeliveriesFrom', 'city', deliveryAsked),
  ...pagingCases('pageDeliveries', 'editor', deliveryAsked)
]
