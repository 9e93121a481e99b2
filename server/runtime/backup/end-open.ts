import type { Schema } from './archive.ts'
import type { Ask } from './snapshot.ts'

/** The error in the log of letters that were waiting when the archive was made. */
export const notSentAgain = 'The site was restored from a backup: this may have been sent before.'

/** Tables whose rows serve a person who is signed in or is about to sign in. */
const open = [
  'passkey_challenge',
  'session',
  'recovery_ticket',
  'sign_in_ticket',
  'third_party_attempt',
  'phone_code'
]

/**
 * A site that was restored is not the one that was lost: whoever was signed in may have signed out since, or have had their
 * sessions ended for a reason; letters that waited have gone out since, or are stale. So all sign in anew, half-done recoveries and
 * sign-ins elsewhere are over, codes serve no more, and letters wait for an administrator who sends them again by hand.
 */
export async function endOpenWork(ask: Ask, { tables }: Pick<Schema, 'tables'>): Promise<void> {
  // an archive of an older version has fewer tables
  for (const { name } of tables) if (open.includes(name)) await ask(`delete from ${name}`)
  await ask(`update outbox set status = 'dead', last_error = $1 where status = 'due'`, [notSentAgain])
}
