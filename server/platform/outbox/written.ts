import type { Language } from '@board/schemas/errors/catalogue'
import type { Db } from '../database/open.ts'
import { SendFailure } from '../outgoing/failure.ts'
import type { Sms } from './provider.ts'
import { findMailTemplate, findSmsTemplate, type MailTemplate, type SmsTemplate } from './store.ts'
import { fill, maskParams, type Params } from './templates.ts'

/** The log's copy of a letter: its text with codes hidden. */
export type Shown = { subject: string; content: string; params: string[] }

export type WrittenMail = { subject: string; text: string; shown: Shown }
export type WrittenSms = Pick<Sms, 'text' | 'params' | 'templates'> & { shown: Shown }

/** Returns a mail in its reader's language, or in Chinese if the template has no text in that language. */
export function mailOf(template: MailTemplate, params: Params, language: Language): WrittenMail {
  const own = template.words[language]
  const { subject, body } = {
    subject: own.subject || template.words['zh-CN'].subject,
    body: own.body || template.words['zh-CN'].body
  }
  return {
    // a subject is one line, also if its parameters have several
    subject: fill(subject, params).replace(/\s+/g, ' '),
    text: fill(body, params),
    shown: { subject: fill(subject, maskParams(params)), content: '', params: [] }
  }
}

/** Returns an SMS as a whole text and as its parameters. */
export function smsOf({ content, slots, templates }: SmsTemplate, params: Params): WrittenSms {
  const valueIn = (from: Params) => (name: string) => String(from[name] ?? '')
  const named = slots.filter(name => name !== '')
  return {
    text: fill(content, params),
    params: named.map(name => ({ name, value: valueIn(params)(name) })),
    templates,
    shown: {
      subject: '',
      content: fill(content, maskParams(params)),
      params: slots.map(valueIn(maskParams(params)))
    }
  }
}

/** Returns a mail of a template. @throws SendFailure if the template does not exist any more */
export async function writeMail(
  db: Db,
  code: string,
  params: Params,
  language: Language
): Promise<WrittenMail> {
  return mailOf(required(await findMailTemplate(db, { code }), code), params, language)
}

/** Returns an SMS of a template. @throws SendFailure if the template does not exist any more */
export async function writeSms(db: Db, code: string, params: Params): Promise<WrittenSms> {
  return smsOf(required(await findSmsTemplate(db, { code }), code), params)
}

function required<T>(template: T | undefined, code: string): T {
  if (!template) throw new SendFailure('notSetUp', `there is no template ${code}`)
  return template
}
