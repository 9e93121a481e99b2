import { job, noParams } from '../../platform/schedule/job.ts'
import { deleteOlder } from './store.ts'

const minutes = 60
const days = 24 * 60 * minutes

/** Tables of rows that expire, and the seconds after which a row is removed. */
const lifetimes = [
  // a day longer than it lasts, so that its owner hears that it expired
  { table: 'session', column: 'expires_at', seconds: days },
  { table: 'request_nonce', column: 'at', seconds: 15 * minutes },
  { table: 'idempotency_key', column: 'at', seconds: days },
  { table: 'captcha', column: 'expires_at', seconds: 10 * minutes },
  // a code counts towards the limit of its day
  { table: 'phone_code', column: 'created_at', seconds: 2 * days },
  { table: 'recovery_ticket', column: 'expires_at', seconds: 10 * minutes },
  { table: 'sign_in_ticket', column: 'expires_at', seconds: 10 * minutes },
  { table: 'passkey_challenge', column: 'expires_at', seconds: 10 * minutes },
  { table: 'third_party_attempt', column: 'expires_at', seconds: 10 * minutes },
  { table: 'login_failure', column: 'last_at', seconds: days },
  { table: 'rate_counter', column: 'window_start', seconds: days },
  { table: 'desk_presence', column: 'seen_at', seconds: 10 * minutes },
  { table: 'import_batch', column: 'expires_at', seconds: days },
  // letters, as the log of mail and SMS shows them: what left, and what was given up; what still waits stays
  { table: 'outbox', column: 'sent_at', seconds: 200 * days },
  { table: 'outbox', column: 'created_at', seconds: 200 * days, status: 'dead' }
] as const satisfies { table: string; column: string; seconds: number; status?: string }[]

/** Removes what has expired, a table at a time. */
export const purge = job({
  params: noParams,
  async run({ deps: { database }, now, signal }) {
    let gone = 0
    for (const { seconds, ...which } of lifetimes) {
      if (signal.aborted) break
      gone += await deleteOlder(database.db, which, new Date(now.getTime() - seconds * 1000))
    }
    return gone
  }
})
