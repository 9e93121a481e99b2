/** The one table of what may be done with a delivery (domain 6): buttons, refusals and tabs read these rows. */
import type { Transition } from '../transition.ts'
import { inWords as name } from '../words.ts'

/** 0 pending, 1 accepted, 2 declined, 3 withdrawn, 4 lapsed. */
export type DeliveryState = 0 | 1 | 2 | 3 | 4

/** Asker: the group that asked for it. Receiver: the group that it is put before. Editor: by permission. */
export type DeliveryTransition = Transition<'asker' | 'receiver' | 'editor', DeliveryState>

export const deliveryTransitions = {
  accept: {
    who: 'editor',
    operation: 'acceptDelivery',
    name: name('同意', '同意', 'accept'),
    from: [0],
    to: 1,
    verb: 'delivery.accepted'
  },
  decline: {
    who: 'editor',
    operation: 'declineDelivery',
    name: name('不同意', '不同意', 'decline'),
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

/** Nobody's act: what is open lapses with its message, and what was accepted where the message goes for good. */
export const deliveryLapse = { from: [0], fromAccepted: [0, 1], to: 4 } as const satisfies Record<
  string,
  DeliveryState | readonly DeliveryState[]
>

export type DeliveryAction = keyof typeof deliveryTransitions
