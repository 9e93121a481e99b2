import { type ComponentProps, type ReactNode, useContext } from 'react'
import { useT } from '../lib/i18n.tsx'
import css from './button.module.css'
import { FormReady } from './forms/data-form.tsx'
import { Link, type LinkProps } from './link.tsx'

type Tone = 'primary' | 'plain' | 'quiet' | 'danger'

interface ButtonProps extends ComponentProps<'button'> {
  tone?: Tone
  wide?: boolean
  /** True while an act is running. The button keeps its place and its focus, and a press does nothing. */
  busy?: boolean
  /**
   * True while the act is not possible. The button keeps its focus and still calls `onClick`, which can give the
   * reason.
   */
  isOff?: boolean
  children: ReactNode
}

const looks = (tone: Tone, wide?: boolean, own?: string) =>
  [css.button, css[tone], wide && css.wide, own].filter(Boolean).join(' ')

/**
 * Shows a button. A view has at most one `primary` button. In a form, all buttons are disabled until its scripts run.
 */
export function Button({
  tone = 'plain',
  wide,
  busy,
  isOff,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const t = useT()
  const waits = !useContext(FormReady)
  return (
    <button
      type="button"
      {...rest}
      disabled={waits || rest.disabled}
      data-waits={waits || undefined}
      className={looks(tone, wide, className)}
      aria-disabled={busy || isOff || undefined}
      onClick={event => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <span className={css.spinner} aria-hidden="true" />}
      {waits && rest.type === 'submit' ? t('ui.wait') : children}
    </button>
  )
}

/** Shows a link that looks like a button. Use it for navigation, never for an act. */
export function LinkButton({
  tone = 'plain',
  wide,
  className,
  ...rest
}: LinkProps & { tone?: Tone; wide?: boolean }) {
  return <Link {...rest} className={looks(tone, wide, className)} />
}
