import { useId, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { Button } from './button.tsx'
import css from './copy-button.module.css'

interface CopyButtonProps {
  /** The text of the button: "复制链接". */
  label: string
  /** Returns the text to copy. Called when the button is pressed. */
  text: () => string
}

/** Copies a text. If the browser forbids it, as on plain HTTP, it shows the text to be copied by hand. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const t = useT()
  const id = useId()
  const [outcome, setOutcome] = useState<{ isCopied: boolean; text: string }>()
  const copy = async () => {
    const copied = text()
    try {
      await navigator.clipboard.writeText(copied)
      setOutcome({ isCopied: true, text: copied })
    } catch {
      setOutcome({ isCopied: false, text: copied })
    }
  }
  return (
    <span className={css.copy}>
      <Button onClick={copy}>{label}</Button>
      <span role="status" className={css.said}>
        {outcome?.isCopied && t('ui.copied')}
      </span>
      {outcome && !outcome.isCopied && (
        <span className={css.byHand}>
          <label htmlFor={id}>{t('ui.copyByHand')}</label>
          <input id={id} readOnly value={outcome.text} onFocus={event => event.target.select()} />
        </span>
      )}
    </span>
  )
}
