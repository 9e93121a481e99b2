import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { failureWords, isGone } from '../../api/failure.ts'
import { faceOf } from '../../base/face.ts'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { writeAddress } from '../../derive/list/address.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { FormSection } from '../../widgets/parts/forms/FormFrame.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { MissingRecord } from '../../widgets/parts/notices/NotFound.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { DecisionPanel } from '../parts/message/DecisionPanel.tsx'
import { Timeline } from '../parts/message/Timeline.tsx'
import { Desk } from '../taskMain/MessageDesk.tsx'
import { HeatTable } from './HeatTable.tsx'
import { IssueHead } from './IssueHead.tsx'
import { type Issue, MemberList } from './MemberList.tsx'

/** The most messages that can be chosen by their numbers on a board. */
const mostTogether = 100

const BackToIssues = () => {
  const translate = useTranslate()
  return (
    <ActionButton small to="/hotIssues">
      {translate('issues.back')}
    </ActionButton>
  )
}

/** Links to the board with the messages of the reader's group, where they are assigned together. */
function Together({ members }: Pick<Issue, 'members'>) {
  const translate = useTranslate()
  const own = members.filter(({ isOwn }) => isOwn).slice(0, mostTogether)
  if (own.length < 2) return null
  const tids = own.map(({ tid }) => tid).join(',')
  return (
    <Box>
      <ActionButton to={`/list-ans?${writeAddress({ filter: { display: 4, tids } })}`}>
        {translate('issues.together', { smart_count: own.length })}
      </ActionButton>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {translate('issues.togetherHint')}
      </Typography>
    </Box>
  )
}

/** Shows what the public reads of a published issue. */
function PublicText({ publicTitle, publicText, progress }: Issue) {
  const translate = useTranslate()
  return (
    <FormSection title={translate('issues.public')}>
      <Typography sx={{ fontWeight: 500 }}>{publicTitle}</Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{publicText}</Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'text.secondary' }}>
        {progress ? translate('issues.progress', { progress }) : translate('issues.noProgress')}
      </Typography>
    </FormSection>
  )
}

/** Returns what is published of an issue: the form that changes it begins with this. */
const publishedValues = ({ publicTitle, publicText, progress }: Issue) => ({
  publishHotIssue: { publicTitle, publicText, progress }
})

/** Shows one hot issue: its figures, its messages, and the acts on it. */
export const HotIssuePage = withPageTexts('issues', () => {
  const translate = useTranslate()
  const id = useRecordId()
  const query = useQuery({
    queryKey: ['getHotIssue', id],
    queryFn: ({ signal }) => api.call('getHotIssue', { query: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
    retry: false
  })
  const { data: issue } = query
  useTitle(issue?.title ?? translate('titles.hotIssues'))
  if (id === undefined) return <MissingRecord back={<BackToIssues />} />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (isGone(query.error))
    return <MissingRecord words={failureWords(query.error, translate)} back={<BackToIssues />} />
  if (!issue) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  const refresh = async () => (await query.refetch()).data
  return (
    <Desk
      record={`${id}`}
      label={issue.title}
      panel={
        <DecisionPanel
          key={id}
          title={translate('issues.acts')}
          allowed={issue.allowedActions.filter(act => act !== 'removeHotMember')}
          record={issue}
          object={issue.title}
          onRefresh={refresh}
          {...(issue.state === 2 && { given: publishedValues(issue) })}
        >
          {faceOf(window.location.pathname) === 'g' && <Together members={issue.members} />}
          <BackToIssues />
        </DecisionPanel>
      }
    >
      <Card>
        <CardBody>
          {issue.state === 1 && <Notice kind="warning" words={translate('issues.dismissed')} />}
          <IssueHead issue={issue} level="h1" />
          {issue.state === 2 && <PublicText {...issue} />}
          <HeatTable issue={issue} />
          <FormSection title={translate('issues.members', { smart_count: issue.members.length })}>
            <MemberList issue={issue} onRefresh={refresh} />
          </FormSection>
          {issue.timeline.length > 0 && (
            <FormSection title={translate('issues.history')}>
              <Timeline entries={issue.timeline} />
            </FormSection>
          )}
        </CardBody>
      </Card>
    </Desk>
  )
})
