import { type ReactNode, useEffect, useRef } from 'react'
import css from './status.module.css'

/**
 * Shows the result of the last act in its place. It stays until the next act, and screen readers announce it. A toast
 * disappears after half a second, so it must not be the only confirmation.
 */
export function Status({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isShown = Boolean(children)
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <div ref={place} role="status" className={css.place}>
      {isShown && (
        <p className={css.status}>
          <svg className={css.mark} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8.5l3.2 3.2L13 5" />
          </svg>
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
