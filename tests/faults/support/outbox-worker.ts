/** A process that sends what is due to an HTTP sink, and can be killed on either side of the call. */
import { openDatabase } from '../../../server/database/open.ts'
import { openKeys } from '../../../server/keys/keys.ts'
import { dispatchDue } from '../../../server/outbox/dispatch.ts'

const { DATABASE_URL = '', KEYS_DIR = '', SINK = '', DIE = '', AHEAD = '0' } = process.env

const die = () => process.kill(process.pid, 'SIGKILL')
const database = await openDatabase({ url: DATABASE_URL })

const sms = {
  async send(message: { reference: string }, signal: AbortSignal) {
    if (DIE === 'before') die()
    const answer = await fetch(SINK, { method: 'POST', body: JSON.stringify(message), signal })
    if (DIE === 'after') die()
    if (!answer.ok) throw new Error(`the sink answered ${answer.status}`)
  }
}

await dispatchDue({
  ...{ db: database.db, keys: await openKeys(KEYS_DIR), sms, log: () => {} },
  mail: { send: () => Promise.reject(new Error('no mail here')) },
  clock: () => new Date(Date.now() + Number(AHEAD) * 1000)
})
await database.close()
