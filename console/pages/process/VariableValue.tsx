import type { DataOf } from '@board/client'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'

type Variable = DataOf<'getInstance'>['variables'][number]

/** Shows a value of an application. A value that has changed since it was returned also shows its former text. */
export function VariableValue({ variable }: { variable: Variable }) {
  const translate = useTranslate()
  const { value, label, isChanged, before } = variable
  const shown = label ?? (value === null ? '—' : String(value))
  if (!isChanged) return shown
  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Box component="ins" sx={{ textDecoration: 'none', whiteSpace: 'pre-wrap' }}>
        {shown}
      </Box>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
        {translate('process.changed')}
        {before === null ? (
          translate('process.changedFromNothing')
        ) : (
          <Box component="del" sx={{ whiteSpace: 'pre-wrap' }}>
            {String(before)}
          </Box>
        )}
      </Typography>
    </Box>
  )
}
