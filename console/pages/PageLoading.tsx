import { useTranslate } from 'ra-core'
import { Notice } from '../widgets/parts/States.tsx'

/** While a page or the session is fetched. */
export function PageLoading() {
  const translate = useTranslate()
  return <Notice kind="loading" words={translate('ra.page.loading')} />
}
