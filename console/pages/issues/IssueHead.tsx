import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { formatDate } from '../../fields/time.ts'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { DailyLine } from './DailyLine.tsx'
import type { HotIssue } from './HeatTable.tsx'

/** Shows how many people an issue has, as a large figure, and the line of the last 30 days. */
function People({ people, daily, recentPeople, earlierPeople }: HotIssue) {
  const translate = useTranslate()
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'start',
        alignContent: 'start',
        flex: '0 0 auto',
        minWidth: '10.5rem'
      }}
    >
      <Typography component="p" sx={{ color: 'text.secondary' }}>
        <Box
          component="span"
          sx={{
            fontSize: '1.75rem',
            lineHeight: '2.25rem',
            fontWeight: 600,
            color: 'text.primary',
            fontVariantNumeric: 'tabular-nums',
            mr: 1
          }}
        >
          {people}
        </Box>
        {translate('issues.people', { smart_count: people })}
      </Typography>
      <DailyLine daily={daily} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('issues.figure.growth', { recent: recentPeople, earlier: earlierPeople })}
      </Typography>
    </Box>
  )
}

/** Says whether people have decided on an issue; before, it is a proposal with its reason in one line. */
function IssueState({ state, days, people, words }: HotIssue) {
  const translate = useTranslate()
  if (state === 2) return <ToneWord tone="ok">{translate('issues.published')}</ToneWord>
  if (state === 1) return <ToneWord tone="plain">{translate('issues.notOne')}</ToneWord>
  return (
    <Typography
      variant="body2"
      sx={{
        bgcolor: theme => theme.tokens.accentSoft,
        borderRadius: '6px',
        px: 2,
        py: 1,
        justifySelf: 'start',
        overflowWrap: 'anywhere'
      }}
    >
      <Box component="span" sx={{ fontWeight: 500, mr: 2 }}>
        {translate('issues.proposal')}
      </Box>
      {translate('issues.reason', { days, people, words: words.join(translate('issues.between')) })}
    </Typography>
  )
}

/** Shows what an issue is about: its title, its place and time, and, while it is a proposal, the words that made it. */
export function IssueHead({ issue, to, level }: { issue: HotIssue; to?: string; level: 'h1' | 'h2' }) {
  const translate = useTranslate()
  const { title, regionName, firstAt, lastAt, forums, messages, overdue } = issue
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, justifyContent: 'space-between' }}>
      <Box sx={{ flex: '1 1 20rem', minWidth: 0, display: 'grid', gap: 1, alignContent: 'start' }}>
        <Typography variant={level} sx={{ overflowWrap: 'anywhere' }}>
          {to ? (
            <Link component={RouterLink} to={to}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <FactLine
            facts={[
              regionName ?? translate('issues.nationwide'),
              firstAt !== null && lastAt !== null
                ? translate('issues.days', { first: formatDate(firstAt), last: formatDate(lastAt) })
                : null,
              translate('issues.messages', { smart_count: messages }),
              ...forums.map(({ forumName, messages: number }) =>
                translate('issues.ofForum', { forum: forumName, count: number })
              )
            ]}
          />
        </Typography>
        {overdue > 0 && (
          <ToneWord tone="late">{translate('issues.overdue', { smart_count: overdue })}</ToneWord>
        )}
        <IssueState {...issue} />
      </Box>
      <People {...issue} />
    </Box>
  )
}
