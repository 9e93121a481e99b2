import { useSearchParams } from 'react-router-dom'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { MissingRecord } from '../../widgets/parts/notices/NotFound.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { BackToCenter } from './BackToCenter.tsx'
import { NewsPage } from './NewsPage.tsx'
import { NoticePage } from './NoticePage.tsx'

function Content() {
  const [params] = useSearchParams()
  const news = useRecordId('news')
  const notice = useRecordId('id')
  if (params.has('news'))
    return news === undefined ? (
      <MissingRecord back={<BackToCenter tab="messages" />} />
    ) : (
      <NewsPage id={news} />
    )
  return notice === undefined ? (
    <MissingRecord back={<BackToCenter tab="notices" />} />
  ) : (
    <NoticePage id={notice} />
  )
}

/** Shows one item of the message center: a notification for `news`, a notice for `id`. Specification 2. */
export const CenterDetail = () => (
  <PageTexts family="news">
    <Content />
  </PageTexts>
)
