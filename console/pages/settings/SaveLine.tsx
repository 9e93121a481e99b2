import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'

interface Props {
  busy: boolean
  /** The text on what was saved; false before. */
  done: string | false
  children?: ReactNode
}

/** Shows the end of a settings form: its button, and the text on what was saved. */
export function SaveLine({ busy, done, children }: Props) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
      <ActionButton submit tone="primary" busy={busy}>
        {translate('ra.action.save')}
      </ActionButton>
      <Box role="status" sx={{ color: 'success.main' }}>
        {done}
      </Box>
      {children}
    </Box>
  )
}
