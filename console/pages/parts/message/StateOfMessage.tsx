import { Box, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'ra-core'
import { assignedWords } from '../../../derive/board/assignedWords.ts'
import type { FieldProps } from '../../../derive/overrides.ts'
import { ValueField } from '../../../derive/record/ValueField.tsx'

/** Shows the state of a message in a list, and below it the group to which it is assigned. */
export function StateOfMessage({ source, label }: FieldProps) {
  const translate = useTranslate()
  const assigned = assignedWords(translate, useRecordContext() ?? {})
  const state = <ValueField source={source} label={label} kind="state" />
  if (assigned === undefined) return state
  return (
    <Box sx={{ minWidth: 0 }}>
      {state}
      <Typography
        variant="caption"
        title={assigned}
        sx={{
          display: 'block',
          maxWidth: 112,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          color: 'text.secondary'
        }}
      >
        {assigned}
      </Typography>
    </Box>
  )
}
