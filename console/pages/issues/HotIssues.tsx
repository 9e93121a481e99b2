import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { withPageTexts } from '../../i18n/PageTexts.tsx'
import { useTitle } from '../../layout/useTitle.ts'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Failed } from '../../widgets/parts/Failed.tsx'
import { Notice } from '../../widgets/parts/States.tsx'
import { HeatTable } from './HeatTable.tsx'
import { IssueHead } from './IssueHead.tsx'

/** Shows the hot issues that the reader may see, the hottest first. */
export const HotIssues = withPageTexts('issues', () => {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['listHotIssues'],
    queryFn: ({ signal }) => api.call('listHotIssues', { signal }),
    retry: false
  })
  const title = translate('titles.hotIssues')
  useTitle(title)
  return (
    <Box sx={{ p: { xs: 0, sm: 4 }, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ px: { xs: 3, sm: 0 }, pt: { xs: 3, sm: 0 } }}>
        <Typography variant="h1">{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{translate('issues.intro')}</Typography>
      </Box>
      {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Notice kind="empty" words={translate('issues.none')} hint={translate('issues.noneHint')} />
      )}
      {data?.map(issue => (
        <Card key={issue.id}>
          <CardBody>
            <IssueHead issue={issue} to={`/hotIssue?id=${issue.id}`} level="h2" />
            <Box component="details">
              <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
                {translate('issues.heatInShort', { ...issue.heat })}
              </Box>
              <HeatTable issue={issue} />
            </Box>
          </CardBody>
        </Card>
      ))}
    </Box>
  )
})
