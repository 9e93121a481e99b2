import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { type DraftEnd, useKeepDraft } from '../../derive/drafts/useDraft.ts'
import type { Values } from '../../derive/schema/fields.ts'
import { formatTime } from '../../derive/time.ts'

/** Reads the values of a form from its kept text; undefined if there is none. */
export function keptValues(content: string | undefined): Values | undefined {
  try {
    const values: unknown = JSON.parse(content ?? '')
    return typeof values === 'object' && values !== null ? (values as Values) : undefined
  } catch {
    return undefined
  }
}

interface Props {
  draftKey: string
  /** The initial values as JSON: nothing is kept while they are unchanged. */
  given: string
  draft: DraftEnd
}

/** Keeps the values of the form around it in this browser, and says when. */
export function KeptForm({ draftKey, given, draft }: Props) {
  const translate = useTranslate()
  const values = useWatch()
  const keptAt = useKeepDraft(draftKey, JSON.stringify(values), given, draft)
  return (
    <Box sx={{ minHeight: 20 }}>
      {keptAt !== undefined && (
        <Typography variant="caption" sx={{ color: 'text.disabled' }}>
          {translate('task.kept', { at: formatTime(keptAt).slice(-5) })}
        </Typography>
      )}
    </Box>
  )
}
