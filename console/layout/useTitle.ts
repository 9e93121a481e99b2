import { useTranslate } from 'ra-core'
import { useEffect } from 'react'

/** Names the page in the browser's tab. */
export function useTitle(title: string): void {
  const translate = useTranslate()
  useEffect(() => {
    document.title = `${title} · ${translate('app.title')}`
  }, [title, translate])
}
