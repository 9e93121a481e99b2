import { type Passage, piecesOf } from '@board/schemas/facts/text/masks'
import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { visuallyHidden } from '../../../widgets/parts/forms/FieldFrame.tsx'

/** Shows an original text. Passages that the public does not read are framed, and announced by screen readers. */
export function MaskedText({ text, masks }: { text: string; masks: readonly Passage[] }) {
  const translate = useTranslate()
  return piecesOf(text, masks).map((piece, at) =>
    piece.isMasked ? (
      <Box
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text has no other name
        key={at}
        component="mark"
        title={translate('masks.hidden')}
        sx={{
          border: '1px dashed',
          borderColor: 'text.secondary',
          borderRadius: 1,
          px: '2px',
          bgcolor: 'action.selected',
          color: 'inherit'
        }}
      >
        <Box component="span" sx={visuallyHidden}>
          {translate('masks.begin')}
        </Box>
        {piece.text}
      </Box>
    ) : (
      piece.text
    )
  )
}
