import { Box, ButtonBase } from '@mui/material'
import { useTranslate } from 'ra-core'
import { OpenedDialog, useOpening } from '../parts/opening.tsx'

/** The largest number of characters in a column. A longer text opens on a press. */
const shown = 24

/** Shows a text cut after one line; the whole text opens beside it. */
export function LongCell({ value }: { value: unknown }) {
  const translate = useTranslate()
  const { opener, opened } = useOpening('dialog')
  const text = value === null || value === undefined ? '' : String(value)
  if (Array.from(text).length <= shown && !text.includes('\n')) return <span title={text}>{text}</span>
  return (
    <>
      <ButtonBase
        {...opener}
        sx={{
          display: 'block',
          maxWidth: '100%',
          // the smallest target of a pointer
          minHeight: 24,
          font: 'inherit',
          textAlign: 'start',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          textDecoration: 'underline dotted',
          textUnderlineOffset: '3px'
        }}
      >
        {text}
      </ButtonBase>
      <OpenedDialog
        opened={opened}
        label={translate('entity.wholeText')}
        sx={{ p: 3, maxWidth: 'min(480px, 100% - 32px)' }}
      >
        <Box tabIndex={-1} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      </OpenedDialog>
    </>
  )
}
