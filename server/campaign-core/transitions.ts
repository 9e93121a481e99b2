/**
 * The only table of the actions on a campaign (domain 6): buttons, refusals, tabs and documentation read these
 * rows. Audit states: 0 new and 3 changed await confirmation, 1 confirmed, 2 awaits modification. The public reads a
 * campaign while it has a confirmed text, in any audit state of the next text.
 */
import type { Audience } from '../events/audience.ts'
import type { Transition } from '../transition.ts'
import { inWords as name } from '../words.ts'

export type CollectAudit = 0 | 1 | 2 | 3

/** 0 not started, 1 collecting, 2 ended, by the time of the server; null where the public cannot read it. */
export type LifeCycle = 0 | 1 | 2 | null

/** Group: the campaign's own. Editor: who has the operation's permission. */
export interface CampaignTransition extends Omit<Transition<'group' | 'editor', CollectAudit>, 'to'> {
  /** Where each state leads; absent: it is kept. */
  readonly to?: Partial<Record<CollectAudit, CollectAudit>>
  readonly life: readonly LifeCycle[]
  readonly audience: Audience
}

export const campaignTransitions = {
  change: {
    who: 'group',
    operation: 'changeCampaign',
    name: name('修改', '修改', 'change'),
    from: [0, 1, 2, 3],
    to: { 0: 0, 1: 3, 2: 3, 3: 3 },
    life: [null, 0, 1],
    verb: 'campaign.changed',
    audience: 'holders'
  },
  discard: {
    who: 'group',
    operation: 'discardCampaignChange',
    name: name('放弃修改', '放棄修改', 'discard the change'),
    from: [2, 3],
    to: { 2: 1, 3: 1 },
    life: [0, 1, 2],
    verb: 'campaign.changeDiscarded',
    audience: 'holders'
  },
  withdraw: {
    who: 'group',
    operation: 'withdrawCampaign',
    name: name('撤回', '撤回', 'withdraw'),
    from: [0, 1, 2, 3],
    life: [null, 0],
    verb: 'campaign.withdrawn',
    audience: 'holders'
  },
  end: {
    who: 'group',
    operation: 'endCampaign',
    name: name('提前结束', '提前結束', 'end early'),
    from: [1, 2, 3],
    life: [1],
    verb: 'campaign.endedEarly',
    audience: 'public'
  },
  summarize: {
    who: 'group',
    operation: 'publishCampaignSummary',
    name: name('公布结果', '公布結果', 'publish the result'),
    from: [1, 2, 3],
    life: [2],
    verb: 'campaign.summarized',
    audience: 'public'
  },
  confirm: {
    who: 'editor',
    operation: 'confirmCampaign',
    name: name('确认', '確認', 'confirm'),
    from: [0, 3],
    to: { 0: 1, 3: 1 },
    life: [null, 0, 1],
    verb: 'campaign.confirmed',
    audience: 'public'
  },
  return: {
    who: 'editor',
    operation: 'returnCampaign',
    name: name('退回修改', '退回修改', 'return'),
    from: [0, 3],
    to: { 0: 2, 3: 2 },
    life: [null, 0, 1, 2],
    verb: 'campaign.returned',
    audience: 'holders'
  },
  takeDown: {
    who: 'editor',
    operation: 'takeDownCampaign',
    name: name('下架', '下架', 'take down'),
    from: [1, 2, 3],
    to: { 1: 2, 2: 2, 3: 2 },
    life: [0, 1, 2],
    verb: 'campaign.takenDown',
    audience: 'holders'
  }
} as const satisfies Record<string, CampaignTransition>

export type CampaignAction = keyof typeof campaignTransitions
