import type { Db } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import type { SmsProvider } from '../outbox/provider.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import { SendFailure } from '../outgoing/failure.ts'
import { sendByPlatform } from './send.ts'
import { findSmsAccount } from './store.ts'

export interface ConfiguredSms {
  readonly db: Db
  readonly keys: Keys
  readonly outgoing: Outgoing
  readonly clock: () => Date
  readonly random: (bytes: number) => Buffer
}

/**
 * Sends SMS by the configuration in use. Without one, they go to `otherwise`, the development inbox. If that is
 * undefined, in production, they wait until there is a configuration.
 */
export function configuredSms(
  { db, keys, outgoing, clock, random }: ConfiguredSms,
  otherwise: SmsProvider | undefined
): SmsProvider {
  return {
    async send(sms, signal, chosen) {
      const account = await findSmsAccount(db, keys, 'inUse')
      if (!account) {
        if (!otherwise) throw new SendFailure('notSetUp', '')
        return await otherwise.send(sms, signal, chosen)
      }
      chosen(account.platform)
      const moment = { now: clock(), nonce: random(16).toString('hex') }
      await sendByPlatform(account, sms, signal, outgoing, moment)
    }
  }
}
