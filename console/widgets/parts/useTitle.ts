import { useLocale, useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { showTitle } from './shownTitle.ts'

/**
 * Sets the title of the page in the browser's tab, and in its tab of the console.
 * @param object the name of the record in the title, which stays after a change of language
 */
export function useTitle(title: string, object?: string): void {
  const translate = useTranslate()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  useEffect(() => {
    document.title = `${title} · ${translate('app.title')}`
  }, [title, translate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved address still has the last page's title until the page has another
  useEffect(() => showTitle({ title, locale, object, pathname, search }), [title, locale])
}
