import type { DataOf } from '@board/client'
import { localStore } from '@board/client/storage/storage'

type Dictionaries = Pick<DataOf<'siteConfig'>, 'dictVersion' | 'dictList'>

const keyOf = (locale: string) => `dictionaries.${locale}`

/**
 * Returns the dictionaries that this browser has stored in a language. They are not sent again while they are unchanged.
 */
export function keptDictionaries(locale: string): Dictionaries | undefined {
  try {
    const kept: unknown = JSON.parse(localStore.getItem(keyOf(locale)) ?? 'null')
    const { dictVersion, dictList } = (kept ?? {}) as Partial<Dictionaries>
    return typeof dictVersion === 'string' && Array.isArray(dictList) ? { dictVersion, dictList } : undefined
  } catch {
    return undefined
  }
}

/** Stores dictionaries for the next visit; a browser without storage fetches them again. */
export function keepDictionaries(locale: string, { dictVersion, dictList }: Dictionaries): void {
  localStore.setItem(keyOf(locale), JSON.stringify({ dictVersion, dictList }))
}

/** Returns the version of the stored dictionaries, for a request of the site's configuration. */
export function knownDictionaries(locale: string): { dictVersion?: string } {
  const kept = keptDictionaries(locale)
  return kept ? { dictVersion: kept.dictVersion } : {}
}
