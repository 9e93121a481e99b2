import type { Channel } from '../outbox/provider.ts'

/**
 * The kinds of news that an account can get by mail or SMS: on its own messages, on messages that it follows or joined,
 * on campaigns in which it took part or follows an entry, on the account and the company, and on the work of its institution.
 */
export const newsKinds = ['own', 'followed', 'campaign', 'account', 'work'] as const
export type NewsKind = (typeof newsKinds)[number]

/** The most letters of a channel that an account gets in 24 hours; it reads all other news in the message centre. */
export const dailyLetters = { mail: 20, sms: 5 } as const satisfies Record<Channel, number>

/** Seconds between two letters of a channel about one message. */
export const letterPause = 3600

/** Seconds after which no letter is sent about an event. */
export const newsLife = 3 * 86_400
