import type { Language } from '@board/schemas/errors/catalogue'

const unconfirmed = { 'zh-CN': '（未核实）', 'zh-TW': '（未核實）', 'en-US': ' (not verified)' } as const

/**
 * Returns a name with a mark for a company that the platform has not confirmed under it. Domain 8, decision 0154.
 * @param isConfirmed null for a person
 */
export const markedName = (name: string, isConfirmed: boolean | null, language: Language): string =>
  name + (isConfirmed === false ? unconfirmed[language] : '')
