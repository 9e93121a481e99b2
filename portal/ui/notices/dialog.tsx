import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { WholeWords } from '../whole-words.tsx'
import css from './dialog.module.css'

interface DialogProps {
  /** The act and its object, such as "撤回：路灯不亮". */
  title: ReactNode
  onClose: () => void
  /** `narrow` is the login dialog's 460 px (specification 2). */
  size?: 'narrow' | 'wide' | 'full'
  initialFocus?: RefObject<HTMLElement | null>
  /**
   * Called when the dialog closes. If it returns true, another dialog gets the focus, and the focus does not return to
   * its earlier place.
   */
  isFollowed?: () => boolean
  /**
   * True if the dialog asks about leaving the page. Back is then the move in question and does not close the dialog.
   */
  isOfMove?: boolean
  children: ReactNode
}

/** loaded lazily, so that pages do not contain the name of its file */
const loadOverlays = () => import('../../lib/overlays.ts')

/** Returns the element that gets the focus first: the first field of a dialog, otherwise its first button. */
const firstIn = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>('input, select, textarea') ??
  body?.querySelector<HTMLElement>('button:not(:disabled)') ??
  true

/**
 * Shows a modal dialog as long as it is rendered. Back closes it, and the focus then returns to its earlier place.
 * Import this file lazily: Base UI is not part of a page’s first view.
 */
export function Dialog({
  title,
  onClose,
  size = 'wide',
  initialFocus,
  isFollowed,
  isOfMove = false,
  children
}: DialogProps) {
  const t = useT()
  const { key } = useLocation()
  const close = useRef(onClose)
  close.current = onClose
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation removes the entry; an open dialog needs another one
  useEffect(() => {
    if (isOfMove) return
    let isOpen = true
    let release: () => void = () => undefined
    loadOverlays().then(
      ({ addOverlay }) => {
        if (isOpen) release = addOverlay(() => close.current())
      },
      // without the module, Back leaves the page, as it does without scripts
      () => undefined
    )
    return () => {
      isOpen = false
      release()
    }
  }, [key, isOfMove])
  const inner = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open onOpenChange={open => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={css.veil} />
        <Base.Viewport className={css.viewport}>
          <Base.Popup
            className={`${css.popup} ${css[size]}`}
            // on touch screens, focus on a field would open the keyboard over the dialog
            initialFocus={initialFocus ?? (by => (by === 'touch' ? true : firstIn(inner.current)))}
            finalFocus={isFollowed && (() => !isFollowed())}
          >
            <header className={css.head}>
              <Base.Title className={css.title}>
                {typeof title === 'string' ? <WholeWords>{title}</WholeWords> : title}
              </Base.Title>
              <Base.Close className={css.close} aria-label={t('ui.close')}>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="M3.5 3.5l9 9m0-9l-9 9" />
                </svg>
              </Base.Close>
            </header>
            <div ref={inner} className={css.body}>
              {children}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Shows the buttons at the end of a dialog. The primary button comes last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
