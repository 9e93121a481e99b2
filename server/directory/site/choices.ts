/** The choices for a message: the values of its dictionaries that are not retired, and the topics that are open. */
import type { Language } from '@board/schemas/errors/catalogue'
import type { Trx } from '../../platform/database/open.ts'
import { type FieldProblem, Refusal } from '../../platform/refusal.ts'
import { listOffered } from './dictionaries.ts'
import { selectTopics } from './store.ts'

export interface Choices {
  readonly typeId?: number | undefined
  readonly domainId?: number | undefined
  readonly topicId?: number | undefined
}

const notAChoice: Readonly<Record<Language, string>> = {
  'zh-CN': '不在可选范围内',
  'zh-TW': '不在可選範圍內',
  'en-US': 'is not one of the choices'
}

/** Refuses values that nobody can choose, or can choose any more. @throws Refusal GEN0400 naming each field. Domain 6. */
export async function requireChoices(trx: Trx, chosen: Choices, language: Language): Promise<void> {
  const listed = async (dictType: string, value: number) =>
    (await listOffered(trx, dictType, language)).some(({ dictValue }) => dictValue === String(value))
  const { typeId, domainId, topicId } = chosen
  const offered = {
    typeId: typeId === undefined || (await listed('messageType', typeId)),
    domainId: domainId === undefined || (await listed('domain', domainId)),
    topicId: topicId === undefined || (await selectTopics(trx)).some(topic => topic.topicId === topicId)
  }
  const fields: FieldProblem[] = Object.entries(offered)
    .filter(([, isOffered]) => !isOffered)
    .map(([path]) => ({ path, message: notAChoice[language] }))
  if (fields.length > 0) throw new Refusal('GEN0400', {}, { fields })
}

/** Refuses a domain that nobody can choose, or can choose any more. @throws Refusal GEN0400 naming the field */
export async function requireDomain(trx: Trx, domainId: number, language: Language): Promise<void> {
  const offered = await listOffered(trx, 'domain', language)
  if (offered.some(({ dictValue }) => dictValue === String(domainId))) return
  throw new Refusal('GEN0400', {}, { fields: [{ path: 'domainId', message: notAChoice[language] }] })
}
