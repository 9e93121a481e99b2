/**
 * The only table of the actions on a campaign (domain 6). Buttons, refusals, tabs and documentation read these rows.
 * The audit state is that of the latest text: 0 new and 3 changed wait for confirmation, 1 is confirmed, 2 waits for
 * modification. The public sees the campaign while it has a confirmed text, in any audit state.
 */
import type { Audience } from '@board/schemas/facts/events'
import { translations as name } from '@board/schemas/vocabulary/words'
import type { Transition } from '../../platform/transition.ts'

export type CollectAudit = 0 | 1 | 2 | 3

/** 0 not started, 1 collecting, 2 ended, by the server's clock; null if the public cannot read the campaign. */
export type LifeCycle = 0 | 1 | 2 | null

/** `who` is `group`, the group that owns the campaign, or `editor`, anybody with the permission of the operation. */
export interface CampaignTransition extends Omit<Transition<'group' | 'editor', CollectAudit>, 'to'> {
  /** The new audit state for each present one; a state that is absent does not change. */
  readonly to?: Partial<Record<CollectAudit, CollectAudit>>
  readonly life: readonly LifeCycle[]
  readonly audience: Audience
}

export const campaignTransitions = {
  change: {
    who: 'group',
    operation: 'changeCampaign',
    name: name('修改征集', '修改徵集', 'change'),
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
    // after the end its group can change nothing
    life: [null, 0, 1],
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
