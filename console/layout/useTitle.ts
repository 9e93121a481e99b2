import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { showTitle } from './shownTitle.ts'

/** Names the page in the browser's tab, and in its tab of the console. */
export function useTitle(title: string): void {
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  useEffect(() => {
    document.title = `${title} · ${translate('app.title')}`
  }, [title, translate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moved address still has the last page's title until the page has another
  useEffect(() => showTitle(title, { pathname, search }), [title])
}
