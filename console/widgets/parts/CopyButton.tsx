import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type RefObject, useState } from 'react'
import { ActionButton } from './Buttons.tsx'

interface Props {
  text: string
  /** The element that shows the text. Where the browser has no clipboard, its content is selected. */
  shownIn: RefObject<HTMLElement | null>
  /** The accessible name, if several texts of the page can be copied. */
  label?: string
}

/** Copies a text, and says whether that succeeded. Browsers have no clipboard on plain HTTP: there the text is selected. */
export function CopyButton({ text, shownIn, label }: Props) {
  const translate = useTranslate()
  const [said, setSaid] = useState('')
  async function copy() {
    setSaid('')
    const isCopied = await write(text, shownIn.current)
    setSaid(translate(isCopied ? 'form.copied' : 'form.notCopied'))
  }
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <ActionButton
        icon={<ContentCopy fontSize="small" />}
        {...(label && { label })}
        onClick={() => void copy()}
      >
        {translate('form.copy')}
      </ActionButton>
      <Typography variant="body2" role="status" sx={{ '&:empty': { display: 'none' } }}>
        {said}
      </Typography>
    </Box>
  )
}

/** Writes a text to the clipboard. Without one it selects the shown text instead. @returns whether it was copied */
async function write(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (shown) window.getSelection()?.selectAllChildren(shown)
    return false
  }
}
