import { masksOf } from '@board/schemas/facts/text/masks'
import { Box, Chip, Link, Paper, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useLabels } from '../../api/site.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { useColon } from '../../fields/labels.ts'
import { formatTime } from '../../fields/time.ts'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { Late } from '../../widgets/parts/notices/Late.tsx'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { AuthorLine } from '../parts/message/AuthorLine.tsx'
import { ContentList } from '../parts/message/ContentList.tsx'
import { MaskedText } from '../parts/message/MaskedText.tsx'
import type { StaffMessage } from '../parts/message/modes.ts'
import { originalTexts } from '../parts/message/originalTexts.ts'
import { ReplyList } from '../parts/message/ReplyList.tsx'
import { Timeline } from '../parts/message/Timeline.tsx'

// most messages have none of these yet
const AssignmentList = lazyPart(() =>
  import('../parts/message/AssignmentList.tsx').then(module => ({ default: module.AssignmentList }))
)
const GradeList = lazyPart(() =>
  import('../parts/message/GradeList.tsx').then(module => ({ default: module.GradeList }))
)
const Printing = lazyPart(() => import('./print/Printing.tsx'))
const RequestList = lazyPart(() => import('../parts/RequestList.tsx'))
const VoiceList = lazyPart(() =>
  import('../parts/message/VoiceList.tsx').then(module => ({ default: module.VoiceList }))
)

/** Shows a part of the page with its heading; nothing if the part is empty. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ borderRadius: '10px', p: 4, display: 'grid', gap: 3 }}
    >
      <Typography variant="h2">{title}</Typography>
      {children}
    </Paper>
  )
}

interface Props {
  message: StaffMessage
  /** True if the panel beside it decides on the requests; here they are only shown. */
  isDecidedBeside?: boolean
}

/** Shows a message with its author, answers, grades, assignments and timeline. */
export function MessageView({ message, isDecidedBeside = false }: Props) {
  const translate = useTranslate()
  const colon = useColon()
  const labels = useLabels()
  const requests = [
    message.rechecks,
    message.deliveries,
    message.reports,
    message.proposals,
    message.readdressings,
    message.deletionRequests
  ]
  const topic = message.contentList[0]?.topic
  const facts = [
    labels('messageType', message.typeId),
    labels('domain', message.domainId),
    labels('source', message.sourceType),
    translate(message.isPublic ? 'task.public' : 'task.notPublic'),
    ...(message.isAnonymous ? [translate('task.anonymous')] : []),
    ...(topic ? [translate('task.topic', { name: topic.topicName })] : []),
    ...(message.adopted ? [translate('task.adopted')] : [])
  ]
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Paper
        variant="outlined"
        component="article"
        sx={{ borderRadius: '10px', p: 4, display: 'grid', gap: 3 }}
      >
        <div>
          <Typography variant="h1" {...originalTexts.mark}>
            <MaskedText
              text={message.subject}
              masks={masksOf(message.contentList[0]?.masks ?? [], 'subject')}
            />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FactLine
              facts={[
                translate('task.to', { name: message.forumName }),
                translate('task.number', { tid: message.tid }),
                formatTime(message.createdAt)
              ]}
            />
          </Typography>
        </div>
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          {message.priorityLevel === 1 && <ToneWord tone="late">{labels('priority', 1)}</ToneWord>}
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts have fixed places, and their words can be alike
            <Chip key={index} size="small" label={fact} />
          ))}
        </Box>
        {message.collectTitle && (
          <Typography variant="body2">
            {translate('task.campaign')}
            {colon}
            <Link href={`/rmjy/collect/content?id=${message.collectId}`} target="_blank" rel="noopener">
              {message.collectTitle}
            </Link>
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <AuthorLine message={message} />
          </Box>
          <Late>
            <Printing message={message} />
          </Late>
        </Box>
        <ContentList items={message.contentList} />
        {message.location && (
          <Typography variant="body2">
            {translate('fields.location')}
            {colon}
            {message.location}
          </Typography>
        )}
        {message.remark && (
          <Typography variant="body2" sx={{ bgcolor: 'background.default', p: 3, borderRadius: 1 }}>
            {translate('fields.remark')}
            {colon}
            {message.remark}
          </Typography>
        )}
      </Paper>
      {message.voices.count > 0 && (
        <Section title={translate('task.voices')}>
          <Late>
            <VoiceList voices={message.voices} />
          </Late>
        </Section>
      )}
      {message.replies.length > 0 && (
        <Section title={translate('task.replies')}>
          <ReplyList message={message} />
        </Section>
      )}
      {message.grades.length > 0 && (
        <Section title={translate('task.grades')}>
          <Late>
            <GradeList grades={message.grades} />
          </Late>
        </Section>
      )}
      {message.assignments.length > 0 && (
        <Section title={translate('task.assignments')}>
          <Late>
            <AssignmentList message={message} />
          </Late>
        </Section>
      )}
      {requests.some(list => list.length > 0) && (
        <Section title={translate('requests.title')}>
          <Late>
            <RequestList message={message} isDecidedBeside={isDecidedBeside} />
          </Late>
        </Section>
      )}
      <Section title={translate('task.timeline')}>
        <Timeline entries={message.timeline} />
      </Section>
    </Box>
  )
}
