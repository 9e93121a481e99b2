import type { BodyOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import {
  type DocumentType,
  documentNumberOf,
  documentTypes,
  isForeignResidentCard,
  isIdCard,
  mayBeLatin,
  personNameOf
} from '@board/schemas/facts/text/identity'
import type { CitizenActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { codeOf } from '../../platform/database/unavailable.ts'
import { recordEvent } from '../../platform/events/record.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import { companyPersonProblems, realNameProblems } from '../accounts/registration/real-names.ts'
import { lockOwn, updateOwn } from './store.ts'

interface Document {
  readonly value: DocumentType
  readonly name: Readonly<Record<Language, string>>
  readonly fits: (number: string, today: Date) => boolean
}

/** The documents of natural persons with their values. Specification 5. */
const documents: readonly Document[] = [
  {
    value: documentTypes.idCard,
    name: { 'zh-CN': '居民身份证', 'zh-TW': '居民身分證', 'en-US': 'Resident ID card' },
    fits: isIdCard
  },
  {
    value: documentTypes.passport,
    name: { 'zh-CN': '护照', 'zh-TW': '護照', 'en-US': 'Passport' },
    fits: number => /^(?=.*\d)[A-Z0-9]{6,15}$/.test(number)
  },
  {
    value: documentTypes.hongKongMacao,
    name: {
      'zh-CN': '港澳居民来往内地通行证',
      'zh-TW': '港澳居民來往內地通行證',
      'en-US': 'Mainland travel permit, Hong Kong and Macao'
    },
    fits: number => /^[HM]\d{8}(\d{2})?$/.test(number)
  },
  {
    value: documentTypes.taiwan,
    name: {
      'zh-CN': '台湾居民来往大陆通行证',
      'zh-TW': '臺灣居民來往大陸通行證',
      'en-US': 'Mainland travel permit, Taiwan'
    },
    fits: number => /^\d{8}(\d{2})?$/.test(number)
  },
  {
    value: documentTypes.foreignResident,
    name: {
      'zh-CN': '外国人永久居留身份证',
      'zh-TW': '外國人永久居留身分證',
      'en-US': 'Foreign permanent resident ID card'
    },
    fits: isForeignResidentCard
  }
]

/** Returns the documents by name and value, which the front ends load at their start. Specification 1, 7. */
export const certificationTypes = (language: Language): { name: string; value: string }[] =>
  documents.map(({ name, value }) => ({ name: name[language], value: String(value) }))

const badNumber: Readonly<Record<Language, string>> = {
  'zh-CN': '证件号码有误，请核对',
  'zh-TW': '證件號碼有誤，請核對',
  'en-US': 'is no number of this document'
}

/**
 * Certifies a citizen's real name, once. Name and number are stored sealed, and a document certifies only one account.
 * Domain 1.
 * @throws Refusal GEN0400 naming the fields, PER0001 if certified already, PER0002 if another account has the document
 */
export async function certifyName(
  trx: Trx,
  keys: Keys,
  actor: CitizenActor,
  given: BodyOf<'certifyName'>,
  language: Language,
  now: Date
): Promise<void> {
  const name = personNameOf(given.realName)
  const number = documentNumberOf(given.idNumber)
  const document = documents.find(({ value }) => value === given.certificationType)
  const nameProblems = mayBeLatin(given.certificationType, number) ? companyPersonProblems : realNameProblems
  const fields = await nameProblems(trx, { realName: name }, language)
  if (!document?.fits(number, now)) fields.push({ path: 'idNumber', message: badNumber[language] })
  if (fields.length > 0) throw new Refusal('GEN0400', {}, { fields })
  const own = await lockOwn(trx, actor.accountId)
  if (!own || own.certifiedAt) throw new Refusal('PER0001')
  await updateOwn(trx, own.uid, {
    real_name_sealed: keys.sealField('name', name),
    id_number_sealed: keys.sealField('idNumber', number),
    id_number_index: keys.blindIndex('idNumber', number),
    certification_type: given.certificationType,
    certified_at: now
  }).catch((error: unknown) => {
    // of two accounts with one document, the one that commits first is certified
    if (codeOf(error) === '23505') throw new Refusal('PER0002')
    throw error
  })
  await recordEvent(trx, {
    verb: 'person.certified',
    audience: 'editor',
    subject: { kind: 'account', id: own.uid },
    actor,
    at: now,
    after: { certificationType: given.certificationType }
  })
}
