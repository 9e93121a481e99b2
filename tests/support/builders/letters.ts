import type { DB } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Db } from '../../../server/platform/database/open.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import type { Keys } from '../../../server/platform/keys/keys.ts'
import { enqueueMail, enqueueSms } from '../../../server/platform/outbox/enqueue.ts'

let last = 0

interface Given {
  to?: string
  /** Other values of its row. */
  row?: Partial<Insertable<DB['outbox']>>
}

/** Builds a letter with a code in the outbox, as people get it when they register. @returns its id */
export async function buildLetter(
  { db, keys }: { db: Db; keys: Keys },
  channel: 'mail' | 'sms',
  { to, row = {} }: Given = {}
): Promise<number> {
  const letter = {
    reference: `built:${++last}`,
    template: 'code',
    params: { code: '428105', minutes: 10 },
    // far in the future, so that no dispatcher sends it before the test does
    at: new Date('2099-01-01T00:00:00Z')
  } as const
  await inTransaction(db, trx =>
    channel === 'mail'
      ? enqueueMail(trx, keys, { ...letter, to: to ?? 'zhang@example.org' })
      : enqueueSms(trx, keys, { ...letter, to: to ?? '13000000000' })
  )
  const { id } = await db
    .updateTable('outbox')
    .set({ created_at: new Date('2026-03-01T00:00:00Z'), ...row })
    .where('reference', '=', letter.reference)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The columns of a letter that was given up after a refusal. */
export const dead = {
  status: 'dead',
  attempts: 6,
  failure: 'refused',
  last_error: '550 5.1.1 No such user'
} as const
