import { masksOf } from '@board/schemas/facts/text/masks'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../../api/site.ts'
import { formatTime } from '../../../fields/time.ts'
import { toneOf } from '../../../widgets/cells/tones.ts'
import { ToneWord } from '../../../widgets/parts/ToneWord.tsx'
import { AttachmentList } from './AttachmentList.tsx'
import { MaskedText } from './MaskedText.tsx'
import type { StaffMessage } from './modes.ts'
import { originalTexts } from './originalTexts.ts'

type Item = StaffMessage['contentList'][number]

function Text({ item, first }: { item: Item; first: boolean }) {
  const translate = useTranslate()
  const labels = useLabels()
  return (
    <Box sx={{ display: 'grid', gap: 2, ...(first ? {} : { borderTop: 1, borderColor: 'divider', pt: 3 }) }}>
      {!first && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', display: 'flex', gap: 3 }}>
          <span>{translate('task.supplement', { at: formatTime(item.createdAt) })}</span>
          <ToneWord tone={toneOf('auditState', item.auditState)}>
            {labels('auditState', item.auditState)}
          </ToneWord>
        </Typography>
      )}
      <Typography
        {...originalTexts.mark}
        sx={{ whiteSpace: 'pre-wrap', maxWidth: '44em', fontSize: '1rem', lineHeight: 1.75 }}
      >
        <MaskedText text={item.content} masks={masksOf(item.masks, 'content')} />
      </Typography>
      {item.masks.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('masks.legend')}
        </Typography>
      )}
      {item.publicContent !== null && item.publicContent !== item.content && (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
            {translate('task.publicText')}
          </Box>
          <Typography sx={{ whiteSpace: 'pre-wrap', mt: 2, color: 'text.secondary' }}>
            {item.publicContent}
          </Typography>
        </Box>
      )}
      {item.auditNote && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('task.auditNote', { note: item.auditNote })}
        </Typography>
      )}
      <AttachmentList attachments={item.attachments} />
    </Box>
  )
}

/** Shows the original text of a message and its supplements, and the public text if it was redacted. */
export function ContentList({ items }: { items: readonly Item[] }) {
  return items.map((item, index) => <Text key={item.id} item={item} first={index === 0} />)
}
