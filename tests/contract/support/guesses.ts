import { failureKey, ownSession, placeKeyOf } from '../../../server/people/accounts/sign-in/guesses.ts'
import type { Stage } from './stage.ts'

/** Writes ten wrong passwords that were typed in calls of a session. */
export async function failedInSession({ db, keys, clock }: Stage, username: string): Promise<void> {
  const now = clock.now()
  const here = { failures: 10, at: Math.floor(now.getTime() / 1000) }
  const places = JSON.stringify({ [placeKeyOf(keys, username, ownSession)]: here })
  const values = { name_key: failureKey(keys, username), failures: 10, last_at: now, places }
  await db.insertInto('login_failure').values(values).execute()
}
