import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { formatSecond } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { Figures } from './Figures.tsx'
import { Findings } from './Findings.tsx'

/** Milliseconds between two checks; there are none while the page is hidden. */
const pause = 30_000

function Content() {
  const translate = useTranslate()
  // only a check that the reader requested shows that it is running
  const [asked, setAsked] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['siteHealth'],
    queryFn: ({ signal }) => api.call('siteHealth', { signal }),
    refetchInterval: pause,
    retry: false
  })
  const look = () => {
    setAsked(true)
    void refetch().finally(() => setAsked(false))
  }
  const title = translate('health.title')
  useTitle(title)
  return (
    <Box sx={{ p: { xs: 0, sm: 4 }, display: 'grid', gap: 3, alignContent: 'start' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          px: { xs: 3, sm: 0 },
          pt: { xs: 3, sm: 0 }
        }}
      >
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {data && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('health.at', { at: formatSecond(data.at) })}
          </Box>
        )}
        <ActionButton busy={asked} onClick={look}>
          {translate('ra.action.refresh')}
        </ActionButton>
      </Box>
      {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {error && (
        <Notice
          kind="error"
          words={failureWords(error, translate)}
          {...(data && { hint: translate('health.stale') })}
        />
      )}
      {data && (
        <>
          <Card>
            <CardBody>
              <Findings findings={data.findings} />
            </CardBody>
          </Card>
          <Figures health={data} />
        </>
      )}
    </Box>
  )
}

/** Shows the state of the site: the problems and their remedies, then the figures. */
export const SiteHealth = () => (
  <PageTexts family="health">
    <Content />
  </PageTexts>
)
