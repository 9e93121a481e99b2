/** The only SQL on captchas. */
import type { CaptchaTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Trx } from '../../database/open.ts'

/** Keeps what answers a captcha; an earlier one of the same uuid is forgotten. */
export async function insertCaptcha(trx: Trx, captcha: Insertable<CaptchaTable>): Promise<void> {
  const { answer, created_at, expires_at } = captcha
  await trx
    .insertInto('captcha')
    .values(captcha)
    .onConflict(conflict => conflict.column('uuid').doUpdateSet({ answer, created_at, expires_at }))
    .execute()
}

/** The picture's answer, which is gone afterwards. */
export async function takeCaptcha(
  trx: Trx,
  uuid: string
): Promise<{ answer: string; expires_at: Date } | undefined> {
  return await trx
    .deleteFrom('captcha')
    .where('uuid', '=', uuid)
    .returning(['answer', 'expires_at'])
    .executeTakeFirst()
}

/** In place of an answer, where a machine has worked out the sum; no picture has it, and nobody can type it. */
const proved = ''

/** Of several that hand in the same challenge, one wins; false for the others and where it is not there. */
export async function markProved(
  trx: Trx,
  { uuid, challenge }: { uuid: string; challenge: string },
  expires_at: Date
): Promise<boolean> {
  const row = await trx
    .updateTable('captcha')
    .set({ answer: proved, expires_at })
    .where('uuid', '=', uuid)
    .where('answer', '=', challenge)
    .returning('uuid')
    .executeTakeFirst()
  return row !== undefined
}

/** A proved captcha, which is gone afterwards; pictures stay. */
export async function takeProved(trx: Trx, uuid: string): Promise<{ expires_at: Date } | undefined> {
  return await trx
    .deleteFrom('captcha')
    .where('uuid', '=', uuid)
    .where('answer', '=', proved)
    .returning('expires_at')
    .executeTakeFirst()
}
