import type { Language } from '@board/schemas/errors/catalogue'
import type { Db } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { findMailTemplate, findSmsTemplate } from './store.ts'
import { sampleOf, variablesIn } from './templates.ts'
import { mailOf, smsOf, type WrittenSms } from './written.ts'

/** Returns a mail as it would be written, with samples for its variables. @throws Refusal GEN0404 */
export async function previewMail(db: Db, id: number, language: Language): Promise<string> {
  const template = await findMailTemplate(db, { id })
  if (!template) throw new Refusal('GEN0404')
  const { subject, text } = mailOf(template, sampleOf(template.variables), language)
  return `${subject}\n\n${text}`
}

/** Returns an SMS as it would be written, with samples. @throws Refusal GEN0404 */
export const previewSms = async (db: Db, id: number): Promise<string> => (await sampleSms(db, id)).text

/** Returns the same SMS with its parameters, to try a configuration. @throws Refusal GEN0404 */
export async function sampleSms(db: Db, id: number): Promise<WrittenSms> {
  const template = await findSmsTemplate(db, { id })
  if (!template) throw new Refusal('GEN0404')
  return smsOf(template, sampleOf([...template.slots, ...variablesIn(template.content)]))
}
