import type { DataOf } from '@board/client'
import { type Graded, ungradedWord } from '@board/schemas/facts/ungraded'
import { useTranslate } from 'ra-core'
import { createContext, useCallback, useContext } from 'react'
import type { Option } from '../base/option.ts'
import { keepAccent } from '../theme/accent.ts'
import { api } from './client.ts'
import { askEarly } from './early.ts'
import { keepDictionaries, keptDictionaries, knownDictionaries } from './kept-dictionaries.ts'

/**
 * The site's configuration; `clockOffset` is the number of seconds by which the server's clock is ahead of
 * this device's.
 */
export type Site = DataOf<'siteConfig'> & { clockOffset: number }

/**
 * Fetches the site's configuration; dictionaries that this browser has stored and that have not changed are not sent
 * again.
 */
export async function fetchSite(locale: string, signal?: AbortSignal): Promise<Site> {
  const kept = keptDictionaries(locale)
  const answer = await api.call('siteConfig', {
    query: knownDictionaries(locale),
    ...(signal && { signal })
  })
  void keepAccent(answer.accent)
  const clockOffset = answer.serverTime - Math.floor(Date.now() / 1000)
  if (kept?.dictVersion === answer.dictVersion) return { ...answer, dictList: kept.dictList, clockOffset }
  keepDictionaries(locale, answer)
  return { ...answer, clockOffset }
}

/**
 * Requests the site's configuration while the browser still reads the page's scripts.
 * @param locale the reader's language
 */
export function preloadSite(locale: string): void {
  askEarly('site', () => fetchSite(locale))
}

/** The site's configuration. Each cell of a list reads it, so one component fetches it for all of them. */
export const SiteContext = createContext<Site | undefined>(undefined)

/** Returns the site's configuration in the reader's language, as fresh as `SiteProvider` keeps it. */
export const useSite = (): Site | undefined => useContext(SiteContext)

/**
 * Gives labels of dictionary values; the raw value if the dictionary does not know it (specification 9).
 * @param row the record that the value belongs to: if it cannot be graded, the label of its state does not
 * mention a grade
 */
type Labels = (dict: string | undefined, value: unknown, row?: Graded) => string

/** Returns the labels of dictionary values in the reader's language. */
export function useLabels(): Labels {
  const site = useSite()
  const translate = useTranslate()
  return useCallback<Labels>(
    (dict, value, row) => {
      if (value === null || value === undefined) return ''
      const word = dict === 'traceState' ? ungradedWord(value, row) : undefined
      if (word) return translate(`board.tabs.${word}`)
      const list = site?.dictList.find(one => one.dictType === dict)?.dataList
      return list?.find(one => one.dictValue === String(value))?.dictLabel ?? String(value)
    },
    [site, translate]
  )
}

/** Returns the choices of a dictionary; their values are numbers if the schema says so. */
export function dictOptions(site: Site | undefined, dict: string | undefined, numeric: boolean): Option[] {
  const list = site?.dictList.find(one => one.dictType === dict)?.dataList ?? []
  return list.map(({ dictValue, dictLabel, isRetired }) => ({
    value: numeric ? Number(dictValue) : dictValue,
    label: dictLabel,
    ...(isRetired && { isRetired })
  }))
}
