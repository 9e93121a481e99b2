import { maskPhone } from '@board/schemas/facts/formats'
import type { Visitor } from './browser.ts'

/** The demo accounts' password (README). */
export const password = 'Liuyan@2026'

/**
 * Returns the code of the last SMS to a phone, from the development inbox of administrators, which shows phones
 * masked.
 */
export async function codeSentTo(administrator: Visitor, phone: string): Promise<string> {
  const { page, open } = administrator
  await open('/admin/inbox')
  const letter = page
    .getByRole('main')
    .locator('tr, li, article')
    .filter({ hasText: maskPhone(phone) })
    .first()
  await letter.waitFor()
  const code = /(?<!\d)\d{6}(?!\d)/.exec(await letter.innerText())?.[0]
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}
