import type { Db } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import type { MailProvider } from '../outbox/provider.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import { SendFailure } from '../outgoing/failure.ts'
import { sendBySmtp } from './smtp.ts'
import { findMailAccount } from './store.ts'

export interface ConfiguredMail {
  readonly db: Db
  readonly keys: Keys
  readonly outgoing: Outgoing
}

/**
 * Sends mail by the configuration in use. Without one, mail goes to `otherwise`, the development inbox. If that is
 * undefined, in production, mail waits until there is a configuration.
 */
export function configuredMail(
  { db, keys, outgoing }: ConfiguredMail,
  otherwise: MailProvider | undefined
): MailProvider {
  return {
    async send(mail, signal) {
      const account = await findMailAccount(db, keys, 'inUse')
      if (account) await sendBySmtp(account, mail, signal, outgoing)
      else if (otherwise) await otherwise.send(mail, signal)
      else throw new SendFailure('notSetUp', '')
    }
  }
}
