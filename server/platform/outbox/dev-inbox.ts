import { maskPhone } from '@board/schemas/facts/formats'
import type { Db } from '../database/open.ts'
import type { MailProvider, SmsProvider } from './provider.ts'
import { insertDevLetter } from './store.ts'

/**
 * Returns the providers that are used before real ones are set up: no letter leaves the site, and administrators read
 * them in the console. Design 5.
 */
export function devInbox(db: Db, clock: () => Date): { sms: SmsProvider; mail: MailProvider } {
  return {
    sms: {
      send: async ({ reference, to, text }, _signal, chosen) => {
        chosen(0)
        const recipient = maskPhone(to)
        await insertDevLetter(db, { reference, channel: 'sms', recipient, body: text, at: clock() })
      }
    },
    mail: {
      send: ({ reference, to, subject, text }) =>
        insertDevLetter(db, {
          reference,
          channel: 'mail',
          recipient: to,
          body: `${subject}\n\n${text}`,
          at: clock()
        })
    }
  }
}
