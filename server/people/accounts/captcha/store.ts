/** SQL on captchas. */
import type { CaptchaTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Trx } from '../../../platform/database/open.ts'

/** Stores the answer of a captcha; replaces an earlier one of the same uuid. */
export async function insertCaptcha(trx: Trx, captcha: Insertable<CaptchaTable>): Promise<void> {
  const { answer, created_at, expires_at } = captcha
  await trx
    .insertInto('captcha')
    .values(captcha)
    .onConflict(conflict => conflict.column('uuid').doUpdateSet({ answer, created_at, expires_at }))
    .execute()
}

/** Deletes a picture and returns its answer. */
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

/** The answer of a captcha that a solved challenge has proved. No picture has it, and nobody can type it. */
const proved = ''

/**
 * Marks a captcha as proved. Of several solutions of one challenge only the first returns true; an unknown captcha
 * returns false.
 */
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

/** Deletes a proved captcha and returns it; pictures stay. */
export async function takeProvedCaptcha(trx: Trx, uuid: string): Promise<{ expires_at: Date } | undefined> {
  return await trx
    .deleteFrom('captcha')
    .where('uuid', '=', uuid)
    .where('answer', '=', proved)
    .returning('expires_at')
    .executeTakeFirst()
}
