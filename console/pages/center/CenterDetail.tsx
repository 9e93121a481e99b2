import { useSearchParams } from 'react-router-dom'
import { PageTexts } from '../../i18n/PageTexts.tsx'
import { NewsPage } from './NewsPage.tsx'
import { NoticePage } from './NoticePage.tsx'

function Content() {
  const [params] = useSearchParams()
  const number = (name: string) => Number(params.get(name))
  return params.has('news') ? <NewsPage id={number('news')} /> : <NoticePage id={number('id')} />
}

/** Shows one item of the message center: a notification for `news`, a notice for `id`. Specification 2. */
export const CenterDetail = () => (
  <PageTexts family="news">
    <Content />
  </PageTexts>
)
