/**
 * A process that sends the due letters with the configurations in use. A test can kill it before or after the call of
 * the provider.
 */
import { openDatabase } from '../../../server/platform/database/open.ts'
import { openKeys } from '../../../server/platform/keys/keys.ts'
import { configuredMail } from '../../../server/platform/mail/configured.ts'
import { newsWriter } from '../../../server/platform/notify/letter.ts'
import { dispatchDue } from '../../../server/platform/outbox/dispatch.ts'
import { outgoingOf } from '../../../server/platform/outgoing/addresses.ts'
import { configuredSms } from '../../../server/platform/sms/configured.ts'

const { DATABASE_URL = '', KEYS_DIR = '', DIE = '', NOW = '' } = process.env

const database = await openDatabase({ url: DATABASE_URL })
const { db } = database
const clock = () => new Date(Number(NOW))
const random = (bytes: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes)))
const keys = await openKeys(KEYS_DIR)
const outgoing = outgoingOf(['127.0.0.1'])
const sms = configuredSms({ db, keys, outgoing, clock, random }, undefined)
const mail = configuredMail({ db, keys, outgoing }, undefined)

/** Makes the call, and kills this process before or after it if the test asked for that. */
async function dying(call: () => Promise<void>): Promise<void> {
  if (DIE === 'before') process.kill(process.pid, 'SIGKILL')
  await call()
  if (DIE === 'after') process.kill(process.pid, 'SIGKILL')
}

await dispatchDue({
  db,
  keys,
  clock,
  log: () => {},
  news: newsWriter({ db, keys, origin: '' }),
  sms: { send: (...letter) => dying(() => sms.send(...letter)) },
  mail: { send: (...letter) => dying(() => mail.send(...letter)) }
})
await database.close()
