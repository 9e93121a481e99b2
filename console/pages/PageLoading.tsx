import { useTranslate } from 'ra-core'
import { Notice } from '../widgets/parts/notices/States.tsx'

/** Shows that a page or the session is being fetched. */
export function PageLoading() {
  const translate = useTranslate()
  return <Notice kind="loading" words={translate('ra.page.loading')} />
}
