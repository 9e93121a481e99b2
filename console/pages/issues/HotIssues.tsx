import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { Card } from '../../widgets/parts/Card.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'
import { CountTabs } from '../../widgets/parts/Tabs.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { HeatTable, type HotIssue } from './HeatTable.tsx'
import { IssueHead } from './IssueHead.tsx'

/** The lists of issues: all that are not dismissed, those that were published, and those that were dismissed. */
const lists = { listed: 0, published: 2, dismissed: 1 } as const

type State = 1 | 2 | undefined

/** Reads the chosen list from the address. */
function stateIn(params: URLSearchParams): State {
  const text = params.get('state')
  return text === '1' ? 1 : text === '2' ? 2 : undefined
}

/** Shows one issue of a list; its heat is folded. */
function IssueRow({ issue }: { issue: HotIssue }) {
  const translate = useTranslate()
  return (
    <Box
      component="li"
      sx={{
        px: { xs: 3, sm: 4 },
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 }
      }}
    >
      <IssueHead issue={issue} to={`/hotIssue?id=${issue.id}`} level="h2" />
      <Box component="details">
        <Box
          component="summary"
          sx={{ cursor: 'pointer', py: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}
        >
          {translate('issues.heatInShort', { ...issue.heat })}
        </Box>
        <HeatTable issue={issue} />
      </Box>
    </Box>
  )
}

/** Says why a list is empty. */
function EmptyList({ state, isFinding }: { state: State; isFinding: boolean }) {
  const translate = useTranslate()
  if (state !== undefined)
    return (
      <Notice kind="empty" words={translate(state === 1 ? 'issues.noneDismissed' : 'issues.nonePublished')} />
    )
  return isFinding ? (
    <Notice kind="empty" words={translate('issues.none')} hint={translate('issues.noneHint')} />
  ) : (
    <Notice kind="info" words={translate('issues.off')} hint={translate('issues.offHint')} />
  )
}

/** Shows the hot issues that the reader may see, the hottest first; published and dismissed ones have lists of their own. */
export const HotIssues = withPageTexts('issues', () => {
  const translate = useTranslate()
  const [params] = useSearchParams()
  const state = stateIn(params)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['listHotIssues', state],
    queryFn: ({ signal }) =>
      api.call('listHotIssues', { query: state === undefined ? {} : { state }, signal }),
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
      <Card>
        <CountTabs
          label={title}
          value={state ?? lists.listed}
          tabs={Object.entries(lists).map(([name, value]) => ({
            value,
            label: translate(`issues.lists.${name}`),
            count: undefined,
            to: value === lists.listed ? '/hotIssues' : `/hotIssues?state=${value}`
          }))}
        />
        {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
        {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
        {data?.list.length === 0 && <EmptyList state={state} isFinding={data.isFinding} />}
        {data && data.list.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.list.map(issue => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </Box>
        )}
      </Card>
    </Box>
  )
})
