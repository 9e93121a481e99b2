import { Box, Link, Paper, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { currentLanguage } from '../../i18n/provider.ts'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { HelpBody } from './HelpBody.tsx'
import { loadManual, type ManualPart } from './texts/load.ts'

function Content() {
  const translate = useTranslate()
  const locale = useLocale()
  const [parts, setParts] = useState<readonly ManualPart[]>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  const title = translate('help.manual.title')
  useTitle(title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or attempt loads the texts anew
  useEffect(() => {
    let isLate = false
    setError(undefined)
    loadManual(currentLanguage()).then(
      loaded => !isLate && setParts(loaded),
      failure => !isLate && setError(failure)
    )
    return () => {
      isLate = true
    }
  }, [locale, attempt])
  return (
    <Box sx={{ p: { xs: 0, sm: 4 }, display: 'grid', gap: 3, maxWidth: 960, alignContent: 'start' }}>
      <Typography variant="h1" sx={{ p: { xs: 3, sm: 0 }, pb: { xs: 0 } }}>
        {title}
      </Typography>
      {error !== undefined && <Failed error={error} onRetry={() => setAttempt(attempt + 1)} />}
      {!parts && error === undefined && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {parts && (
        <Paper variant="outlined" sx={{ borderRadius: { xs: 0, sm: '10px' }, p: { xs: 3, sm: 6 } }}>
          <Box component="nav" aria-label={translate('help.manual.contents')}>
            <Box component="ol" sx={{ m: 0, pl: 5 }}>
              {parts.map(({ id, title: name }) => (
                <Box component="li" key={id} sx={{ py: 1 }}>
                  <Link href={`#manual-${id}`}>{name}</Link>
                </Box>
              ))}
            </Box>
          </Box>
          {parts.map(({ id, title: name, content }) => (
            <Box
              component="section"
              key={id}
              id={`manual-${id}`}
              aria-label={name}
              sx={{ mt: 8, display: 'grid', gap: 3, scrollMarginTop: 16 }}
            >
              <Typography variant="h2">{name}</Typography>
              <HelpBody content={content} />
            </Box>
          ))}
        </Paper>
      )}
    </Box>
  )
}

/**
 * Shows the manual of the console on one page: how a message is handled, from its acceptance to its grade. Specification
 * 2.
 */
export const Manual = () => (
  <PageTexts family="help">
    <Content />
  </PageTexts>
)
