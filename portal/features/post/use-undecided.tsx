import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../lib/i18n.tsx'
import css from '../../shared/forms/form.module.css'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'

/** The milliseconds for which the button that sends in spite of the warning ignores presses. */
const pause = 1000

/**
 * Warns before a message is sent with personal data that its author has neither hidden nor accepted. While the warning
 * stands, only its own button sends. That button ignores presses at first, because the warning moves the page under a
 * finger that taps twice. Domain 7.
 * @param onAnyway sends the message as it is
 */
export function useUndecided(form: RefObject<HTMLFormElement | null>, onAnyway: () => void) {
  const t = useT()
  const [count, setCount] = useState(0)
  const warning = useRef<HTMLDivElement>(null)
  const askedAt = useRef(0)
  // the parts that the page marks as undecided
  const open = () => [...(form.current?.querySelectorAll<HTMLElement>('[data-undecided]') ?? [])]
  const isShown = count > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` reads the observed form
  useEffect(() => {
    if (!isShown || !form.current) return
    const observer = new MutationObserver(() => setCount(open().length))
    observer.observe(form.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [isShown, form])
  return {
    /** Tells whether the author must be asked. It then moves the focus to the warning. */
    asks: () => {
      const found = open().length
      flushSync(() => setCount(found))
      if (found === 0) return false
      askedAt.current = performance.now()
      warning.current?.focus()
      return true
    },
    note: isShown && (
      <div ref={warning} role="alert" tabIndex={-1}>
        <Banner title={t('post.undecided', { count })}>
          <div className={css.acts}>
            <Button onClick={() => open()[0]?.querySelector('button')?.focus()}>
              {t('post.toUndecided')}
            </Button>
            <Button
              onClick={() => {
                if (performance.now() - askedAt.current > pause) onAnyway()
              }}
            >
              {t('post.submitAnyway')}
            </Button>
          </div>
        </Banner>
      </div>
    )
  }
}
