import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { formatTime } from '../../fields/time.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Card, CardBody } from '../../widgets/parts/Card.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import type { Figures } from './ProposalsPage.tsx'
import { percent } from './shares.ts'

interface Props {
  figures: Figures
  /** Called after the job that learns was requested. */
  onLearnt: () => void
}

/** Shows what the site has learnt of domains and types, and lets the reader request that it learns again. */
export function LearntModels({ figures, onLearnt }: Props) {
  const translate = useTranslate()
  const { permissions } = useMe()
  const { run } = useActions()
  const { messages, leastMessages, models, jobId } = figures
  const mayLearn = jobId !== null && permissions.includes('sys:scheduleJob:run')
  const learn = () => {
    if (jobId === null) return
    run({
      id: 'runScheduleJob',
      resource: 'scheduleJob',
      record: { id: jobId },
      object: translate('proposals.job'),
      onDone: onLearnt
    })
  }
  return (
    <Card>
      <CardBody>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Typography variant="h2" sx={{ mr: 'auto' }}>
            {translate('proposals.learnt')}
          </Typography>
          {mayLearn && <ActionButton onClick={learn}>{translate('proposals.learnAgain')}</ActionButton>}
        </Box>
        {messages < leastMessages && (
          <Notice
            kind="info"
            words={translate('proposals.fewMessages', { messages, least: leastMessages })}
            hint={translate('proposals.fewMessagesHint')}
          />
        )}
        {messages >= leastMessages && models.length === 0 && (
          <Notice kind="info" words={translate('proposals.notYet')} />
        )}
        {models.length > 0 && (
          <Box
            sx={{
              display: 'grid',
              gap: 4,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))'
            }}
          >
            {models.map(model => (
              <LearntModel key={model.name} model={model} />
            ))}
          </Box>
        )}
        {models.some(({ accuracy }) => accuracy !== null) && (
          <Typography variant="body2" sx={{ color: 'text.disabled' }}>
            {translate('proposals.trial')}
          </Typography>
        )}
      </CardBody>
    </Card>
  )
}

function LearntModel({ model }: { model: Figures['models'][number] }) {
  const translate = useTranslate()
  const { name, texts, trainedAt, version, accuracy, withinTwo, trialTexts, milliseconds } = model
  const messagesIn = (count: number) =>
    translate('proposals.messages', { smart_count: count, count: count.toLocaleString('en-US') })
  const facts = {
    accuracy: percent(accuracy),
    withinTwo: percent(withinTwo),
    ...(trialTexts !== null && { trialTexts: messagesIn(trialTexts) }),
    texts: messagesIn(texts),
    trainedAt: formatTime(trainedAt),
    version: translate('proposals.version', { count: version }),
    ...(milliseconds !== null && {
      took: translate('proposals.seconds', { count: (milliseconds / 1000).toFixed(1) })
    })
  }
  return (
    <Box
      component="section"
      aria-label={translate(`proposals.kinds.${name}`)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography variant="h3">{translate(`proposals.kinds.${name}`)}</Typography>
      <Facts
        tight
        facts={Object.entries(facts).map(([fact, value]) => ({
          name: fact,
          label: translate(`proposals.facts.${fact}`),
          value
        }))}
      />
    </Box>
  )
}
