import type { Db, Trx } from '../database/open.ts'
import type { Channel } from './provider.ts'
import { canSendCodesBy } from './store.ts'

/** Tells whether verification codes can leave by a channel now. */
export interface Senders {
  canSend(db: Db | Trx, channel: Channel): Promise<boolean>
}

/**
 * Returns the senders of a site. Without a configuration in use, a letter of a site in production waits until there is one,
 * and a code would be out of date by then.
 * @param hasOther the channels that need no configuration, such as those of the development inbox
 */
export const sendersOf = (hasOther: Readonly<Record<Channel, boolean>>): Senders => ({
  canSend: async (db, channel) => hasOther[channel] || (await canSendCodesBy(db, channel))
})
