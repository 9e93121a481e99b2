import { useTranslate } from 'ra-core'
import { type RefObject, useState } from 'react'
import { ActionButton } from '../../widgets/registry.tsx'

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
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <ActionButton {...(label && { label })} onClick={() => void copy()}>
        {translate('form.copy')}
      </ActionButton>
      <span role="status" hidden={said === ''}>
        {said}
      </span>
    </span>
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
