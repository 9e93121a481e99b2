import { Typography, type TypographyProps } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { Kept } from '../../derive/drafts/useDraft.ts'
import { formatTime } from '../../fields/time.ts'

/** Says when a draft was saved, or that the browser does not keep it; nothing if there is none. */
export function KeptLine({ kept: { at, isRefused }, sx }: { kept: Kept; sx?: TypographyProps['sx'] }) {
  const translate = useTranslate()
  if (at === undefined && !isRefused) return null
  return (
    <Typography
      variant="caption"
      role={isRefused ? 'status' : undefined}
      sx={{ color: isRefused ? 'warning.main' : 'text.disabled', ...(sx as object) }}
    >
      {isRefused ? translate('task.notKept') : translate('task.kept', { at: formatTime(at ?? 0).slice(-5) })}
    </Typography>
  )
}
