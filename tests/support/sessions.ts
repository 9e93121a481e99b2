import type { SessionTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import { hashToken } from '../../server/people/sessions/sessions.ts'
import type { Db } from '../../server/platform/database/open.ts'
import { chrome } from './logs.ts'

let last = 0

/**
 * Builds an open session and returns its id, which only staff who manage sessions see elsewhere. The session outlives
 * every test clock.
 */
export async function sessionOf(
  db: Db,
  uid: number,
  given: Partial<Insertable<SessionTable>> = {}
): Promise<{ id: number; token: string }> {
  const token = `a-session-of-a-test-${++last}-${uid}`
  const { id } = await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      account_uid: uid,
      field_key: Buffer.alloc(32, 7).toString('base64'),
      address: '203.0.113.7',
      user_agent: chrome,
      created_at: new Date(),
      expires_at: new Date('2100-01-01T00:00:00Z'),
      ...given
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}
