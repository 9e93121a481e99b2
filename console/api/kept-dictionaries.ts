import type { DataOf } from '@board/client'

type Dictionaries = Pick<DataOf<'siteConfig'>, 'dictVersion' | 'dictList'>

const keyOf = (locale: string) => `dictionaries.${locale}`

/** The dictionaries that this browser has kept in a language, which need not travel again while they are the same. */
export function keptDictionaries(locale: string): Dictionaries | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? 'null')
    const { dictVersion, dictList } = (kept ?? {}) as Partial<Dictionaries>
    return typeof dictVersion === 'string' && Array.isArray(dictList) ? { dictVersion, dictList } : undefined
  } catch {
    return undefined
  }
}

/** Keeps dictionaries for the next visit; a browser that keeps nothing fetches them again. */
export function keepDictionaries(locale: string, { dictVersion, dictList }: Dictionaries): void {
  try {
    localStorage.setItem(keyOf(locale), JSON.stringify({ dictVersion, dictList }))
  } catch {}
}

/** Says which dictionaries this browser has, for a call of the site's configuration. */
export function knownDictionaries(locale: string): { dictVersion?: string } {
  const kept = keptDictionaries(locale)
  return kept ? { dictVersion: kept.dictVersion } : {}
}
