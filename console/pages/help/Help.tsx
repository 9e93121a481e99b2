import { type HelpKey, helpKeys } from '@board/schemas/facts/text/help-text'
import { Box, Link, Paper, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { formatTime } from '../../fields/time.ts'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { NotFound } from '../../widgets/parts/notices/NotFound.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { HelpBody } from './HelpBody.tsx'

function Content() {
  const translate = useTranslate()
  const locale = useLocale()
  const [params] = useSearchParams()
  const asked = params.get('key')
  const key = helpKeys.find(one => String(one) === asked)
  const titles = useQuery({
    queryKey: ['help', locale],
    queryFn: ({ signal }) => api.call('listHelp', { signal }),
    retry: false
  })
  useTitle(translate('help.title'))
  if (asked !== null && key === undefined) return <NotFound />
  return (
    <Box sx={{ p: { xs: 0, sm: 4 }, display: 'grid', gap: 3, alignContent: 'start' }}>
      <Typography variant="h1" sx={{ p: { xs: 3, sm: 0 }, pb: { xs: 0 } }}>
        {translate('help.title')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
          alignItems: 'start'
        }}
      >
        <Paper
          variant="outlined"
          component="nav"
          aria-label={translate('help.title')}
          sx={{ borderRadius: { xs: 0, sm: '10px' }, p: 3, display: 'grid', gap: 1 }}
        >
          <Link component={RouterLink} to="/unify/manual" sx={{ py: 1 }}>
            {translate('help.manual.title')}
          </Link>
          {titles.data?.map(one => (
            <Link
              key={one.key}
              component={RouterLink}
              to={`/help?key=${one.key}`}
              aria-current={one.key === key ? 'page' : undefined}
              sx={{ py: 1, fontWeight: one.key === key ? 600 : 400 }}
            >
              {one.title}
            </Link>
          ))}
          {titles.error && <Failed error={titles.error} onRetry={() => void titles.refetch()} />}
        </Paper>
        <Paper variant="outlined" sx={{ borderRadius: { xs: 0, sm: '10px' }, p: { xs: 3, sm: 6 } }}>
          {key === undefined ? <Typography>{translate('help.intro')}</Typography> : <HelpPage page={key} />}
        </Paper>
      </Box>
    </Box>
  )
}

function HelpPage({ page }: { page: HelpKey }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['help', locale, page],
    queryFn: ({ signal }) => api.call('getHelp', { query: { key: page }, signal }),
    retry: false
  })
  if (isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h2">{data.title}</Typography>
      <HelpBody content={data.content} />
      {data.updatedAt !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('help.updatedAt', { at: formatTime(data.updatedAt) })}
        </Typography>
      )}
    </Box>
  )
}

/** Shows the help center: the pages for citizens, and the manual of the console. Specification 2. */
export const Help = () => (
  <PageTexts family="help">
    <Content />
  </PageTexts>
)
