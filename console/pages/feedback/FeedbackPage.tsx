import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import { useLabels } from '../../api/site.ts'
import { useRecordId } from '../../derive/entity/useRecordId.ts'
import { useColon } from '../../fields/labels.ts'
import { formatTime } from '../../fields/time.ts'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection } from '../../widgets/parts/forms/FormFrame.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { MissingRecord } from '../../widgets/parts/notices/NotFound.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { DecisionPanel } from '../parts/message/DecisionPanel.tsx'
import { BackToList } from '../parts/RecordPage.tsx'
import { Desk } from '../taskMain/MessageDesk.tsx'

/** The largest number of characters of a feedback in the title of its page. */
const named = 20

/** Returns the first characters of a text in one line. */
function beginningOf(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length <= named ? characters.join('') : `${characters.slice(0, named).join('')}…`
}

/** Shows one feedback in full, with its answer. */
export function FeedbackPage() {
  const translate = useTranslate()
  const labels = useLabels()
  const id = useRecordId()
  const query = useQuery({
    queryKey: ['editorFeedback', id],
    queryFn: async ({ signal }) => {
      const { list } = await api.call('pageFeedback', { body: { id: id ?? 0, display: 3 }, signal })
      return list[0] ?? null
    },
    enabled: id !== undefined,
    retry: false
  })
  const colon = useColon()
  const title = translate('upkeep.feedback')
  const { data } = query
  const named = data && `${labels('feedbackType', data.type)}${colon}${beginningOf(data.content)}`
  useTitle(named ?? title, named ?? undefined)

  if (id === undefined || query.data === null) return <MissingRecord back={<BackToList board="feedback" />} />
  if (query.isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (!query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />
  const { type, content, nickName, groupName, contact, state, answer, answeredAt, createdAt } = query.data
  const kind = labels('feedbackType', type)
  const facts = [
    ['writer', <FactLine key="writer" facts={[nickName, groupName]} />],
    ['contact', contact ?? '—']
  ] as const
  return (
    <Desk
      record={`${id}`}
      label={title}
      panel={
        <DecisionPanel
          key={id}
          title={title}
          state={{ dict: 'feedbackState', value: state, words: labels('feedbackState', state) }}
          allowed={query.data.allowedActions}
          staying={['revealFeedbackContact']}
          record={query.data}
          object={kind}
          onRefresh={async () => (await query.refetch()).data ?? undefined}
        >
          <Facts
            tight
            facts={facts.map(([name, value]) => ({ name, label: translate(`upkeep.${name}`), value }))}
          />
        </DecisionPanel>
      }
    >
      <Card>
        <CardBody>
          <div>
            <Typography variant="h1">{kind}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatTime(createdAt)}
            </Typography>
          </div>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{content}</Typography>
          {answer !== null && (
            <FormSection title={translate('upkeep.answer')}>
              <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{answer}</Typography>
              {answeredAt !== null && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {translate('upkeep.answeredAt', { at: formatTime(answeredAt) })}
                </Typography>
              )}
            </FormSection>
          )}
        </CardBody>
      </Card>
    </Desk>
  )
}
