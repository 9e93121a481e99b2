import type { Language } from '@board/schemas/errors/catalogue'
import { type Actor, isInstitution } from '../../platform/actor.ts'

const platformStaff = { 'zh-CN': '平台工作人员', 'zh-TW': '平台工作人員', 'en-US': 'Platform staff' } as const

/**
 * Returns the label under which a reader knows the people of the platform. Institutions do not read who of them acted;
 * null for everybody else, who reads their names.
 */
export const platformLabelFor = (reader: Actor, language: Language): string | null =>
  isInstitution(reader) ? platformStaff[language] : null
