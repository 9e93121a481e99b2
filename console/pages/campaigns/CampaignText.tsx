import type { DataOf } from '@board/client'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { formatTime } from '../../fields/time.ts'
import { CleanedHtml } from '../../widgets/parts/CleanedHtml.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { AttachmentList } from '../parts/message/AttachmentList.tsx'

type Text = NonNullable<DataOf<'getEditorCampaign'>['confirmedText']>

/** Shows a moment, which no line breaks apart. */
const Moment = ({ at }: { at: number }) => <time style={{ whiteSpace: 'nowrap' }}>{formatTime(at)}</time>

/** Shows one text of a campaign: the latest or the confirmed one. */
export function CampaignText({ text }: { text: Text }) {
  const translate = useTranslate()
  const names = text.forums.map(({ name }) => name).join('、')
  const files = text.attachments.map(file => ({ ...file, hiddenByGroup: false, allowedActions: [] }))
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h3">{text.title}</Typography>
      <Facts
        tight
        facts={[
          {
            name: 'period',
            label: translate('review.period'),
            value: (
              <>
                <Moment at={text.beginTime} /> – <Moment at={text.endTime} />
              </>
            )
          },
          { name: 'forums', label: translate('review.forums'), value: names }
        ]}
      />
      {text.coverUrl && (
        <Box component="img" src={text.coverUrl} alt="" sx={{ maxWidth: 320, width: '100%' }} />
      )}
      <CleanedHtml html={text.content} />
      {text.questions.length > 0 && (
        <div>
          <Typography variant="h3">{translate('review.questions')}</Typography>
          <ol>
            {text.questions.map(question => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      )}
      <AttachmentList attachments={files} />
    </Box>
  )
}
