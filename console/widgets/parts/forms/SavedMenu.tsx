import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { OpenedDialog, OpeningIcon, useOpening } from '../opening.tsx'

/** Shows the button that opens the reader's saved filters. The content gets a function that closes the dialog. */
export function SavedMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const translate = useTranslate()
  const { opener, opened, close } = useOpening('dialog')
  const label = translate('ra.saved_queries.label')
  return (
    <>
      <OpeningIcon label={label} opener={opener}>
        <BookmarkBorder fontSize="small" />
      </OpeningIcon>
      <OpenedDialog
        opened={opened}
        label={label}
        side="end"
        sx={{ p: 3, width: 320, maxWidth: '100%', display: 'grid', gap: 2 }}
      >
        {children(close)}
      </OpenedDialog>
    </>
  )
}
