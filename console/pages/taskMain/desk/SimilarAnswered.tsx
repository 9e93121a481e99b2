import type { DataOf } from '@board/client'
import { Box, Link, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { formatTime } from '../../../fields/time.ts'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import { FactLine } from '../../../widgets/parts/FactLine.tsx'
import { Failed } from '../../../widgets/parts/notices/Failed.tsx'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { GradeList } from '../../parts/message/GradeList.tsx'
import { useSimilarAnswered } from '../useSimilarAnswered.ts'

interface Props {
  tid: number
  /** The text that is being written. */
  current: string
  /** Adds the reply to a message to the end of the reply that is being written. */
  onCopy: (text: string, tid: number) => void
}

function List({ tid, current, onCopy }: Props) {
  const translate = useTranslate()
  const [copied, setCopied] = useState<readonly number[]>([])
  const { data, error, refetch } = useSimilarAnswered(tid)
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const answered = data.filter(({ content }) => content !== null)
  return (
    <Box component="section" aria-label={translate('desk.similar')} sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h3">
        {data.length === 0
          ? translate('desk.similar')
          : translate('task.similarCount', { count: data.length, answered: answered.length })}
      </Typography>
      {data.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('desk.noSimilar')}
        </Typography>
      )}
      {data.map(one => (
        <Box
          key={one.tid}
          component="article"
          aria-label={one.subject}
          sx={{ borderLeft: 4, borderColor: 'divider', pl: 3, display: 'grid', gap: 2, minWidth: 0 }}
        >
          <div>
            <Link
              component={RouterLink}
              to={`/taskMain?messageId=${one.tid}`}
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {one.subject}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <FactLine
                facts={[
                  translate('desk.similarNumber', { tid: one.tid }),
                  one.groupName,
                  one.repliedAt === null ? translate('desk.unanswered') : formatTime(one.repliedAt)
                ]}
              />
            </Typography>
          </div>
          {one.content !== null && (
            <Answer
              similar={{ ...one, content: one.content }}
              isCopied={copied.includes(one.tid)}
              isContained={current.includes(one.content.trim())}
              onCopy={content => {
                onCopy(content, one.tid)
                setCopied([...copied, one.tid])
              }}
            />
          )}
        </Box>
      ))}
    </Box>
  )
}

interface AnswerProps {
  similar: DataOf<'listSimilarAnswered'>[number] & { content: string }
  isCopied: boolean
  /** True if the text that is being written has this reply word for word. It is then not added again. */
  isContained: boolean
  onCopy: (content: string) => void
}

/** Shows the reply to a similar message and its grade, and adds it to the own one. */
function Answer({ similar: one, isCopied, isContained, onCopy }: AnswerProps) {
  const translate = useTranslate()
  return (
    <>
      <Typography
        variant="body2"
        tabIndex={0}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '7.5rem', overflowY: 'auto' }}
      >
        {one.content}
      </Typography>
      {one.grade ? (
        <GradeList grades={[one.grade]} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('desk.ungraded')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <ActionButton
          small
          disabled={isContained}
          label={translate('desk.copyOf', { subject: one.subject })}
          onClick={() => onCopy(one.content)}
        >
          {translate('desk.copy')}
        </ActionButton>
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {isCopied && translate('desk.copied')}
        </Typography>
      </Box>
    </>
  )
}

/** Shows the replies to similar messages and their grades; such a reply can be added to the own one. */
export default withPageTexts('desk', List)
