import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { useT } from '../lib/i18n.tsx'
import css from './dialog.module.css'

interface DialogProps {
  /** The act and its object, such as "撤回：路灯不亮". */
  title: ReactNode
  onClose: () => void
  /** `narrow` is the login dialog's 460 px (specification 2). */
  size?: 'narrow' | 'wide' | 'full'
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/**
 * A modal dialog that is open as long as it is rendered; focus returns where it was. Import this file lazily:
 * Base UI is not part of a page's first view.
 */
export function Dialog({ title, onClose, size = 'wide', initialFocus, children }: DialogProps) {
  const t = useT()
  return (
    <Base.Root open onOpenChange={open => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={css.veil} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup className={`${css.popup} ${css[size]}`} initialFocus={initialFocus}>
            <header className={css.head}>
              <Base.Title className={css.title}>{title}</Base.Title>
              <Base.Close className={css.close} aria-label={t('ui.close')}>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M3.5 3.5l9 9m0-9l-9 9" />
                </svg>
              </Base.Close>
            </header>
            <div className={css.body}>{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** The row of buttons at the end of a dialog, the primary one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
