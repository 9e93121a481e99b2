/** The transitions of a delivery (domain 6). Buttons, refusals and tabs read these rows. */

import { translations as name } from '@board/schemas/vocabulary/words'
import type { Transition } from '../../platform/transition.ts'

/** The state of a delivery: 0 pending, 1 accepted, 2 declined, 3 withdrawn, 4 lapsed. */
export type DeliveryState = 0 | 1 | 2 | 3 | 4

/**
 * The asker is the group that requested the delivery, the receiver is the group to which it goes, and an editor is
 * known by a permission.
 */
export type DeliveryTransition = Transition<'asker' | 'receiver' | 'editor', DeliveryState>

export const deliveryTransitions = {
  accept: {
    who: 'editor',
    operation: 'acceptDelivery',
    name: name('同意递送', '同意遞送', 'accept'),
    from: [0],
    to: 1,
    verb: 'delivery.accepted'
  },
  decline: {
    who: 'editor',
    operation: 'declineDelivery',
    name: name('不同意递送', '不同意遞送', 'decline'),
    from: [0],
    to: 2,
    verb: 'delivery.declined'
  },
  withdraw: {
    who: 'asker',
    operation: 'withdrawDelivery',
    name: name('撤回', '撤回', 'withdraw'),
    from: [0],
    to: 3,
    verb: 'delivery.withdrawn'
  },
  opine: {
    who: 'receiver',
    operation: 'giveOpinion',
    name: name('提出意见', '提出意見', 'give an opinion'),
    from: [1],
    to: 1,
    verb: 'delivery.opinionGiven'
  }
} as const satisfies Record<string, DeliveryTransition>

/**
 * The lapse of deliveries, which is no action of a user. `from` applies if the message moves to another forum,
 * `fromAccepted` if it is deleted.
 */
export const deliveryLapse = { from: [0], fromAccepted: [0, 1], to: 4 } as const satisfies Record<
  string,
  DeliveryState | readonly DeliveryState[]
>

export type DeliveryAction = keyof typeof deliveryTransitions
