import { Box, Button, Chip, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useColon } from '../../../fields/labels.ts'
import { formatTime } from '../../../fields/time.ts'
import type { StaffMessage } from './modes.ts'

type Voices = StaffMessage['voices']

/** The number of notes that are shown at once; a message can have hundreds. */
const first = 5

/** Shows how many people have the same problem, by region, with their answers and notes, and without names. */
export function VoiceList({ voices }: { voices: Voices }) {
  const translate = useTranslate()
  const colon = useColon()
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {translate('task.voiceCount', { count: voices.count })}
        </Typography>
        {voices.regions.map(({ regionId, regionName, count }) => (
          <Chip
            key={regionId ?? 0}
            size="small"
            label={translate('task.voiceRegion', { name: regionName ?? translate('task.noRegion'), count })}
          />
        ))}
      </Box>
      {voices.solved.length > 0 && (
        <Typography variant="body2">
          {translate('task.voiceAnswers')}
          {colon}
          {voices.solved
            .map(({ solved, count }) => translate(`task.voiceSolved.${solved}`, { count }))
            .join(' · ')}
        </Typography>
      )}
      {voices.notes.length > 0 && <Notes notes={voices.notes} />}
    </>
  )
}

function Notes({ notes }: { notes: Voices['notes'] }) {
  const translate = useTranslate()
  const [isWhole, setWhole] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('task.voiceNotes')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {(isWhole ? notes : notes.slice(0, first)).map(({ id, note, createdAt }) => (
          <li key={id}>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} data-private>
              {note}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {formatTime(createdAt)}
            </Typography>
          </li>
        ))}
      </Box>
      {!isWhole && notes.length > first && (
        <Button size="small" sx={{ justifySelf: 'start' }} onClick={() => setWhole(true)}>
          {translate('task.moreVoiceNotes', { count: notes.length })}
        </Button>
      )}
    </Box>
  )
}
