import { type RefObject, useEffect, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import css from '../../shared/form.module.css'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'

/**
 * Asks once before a message is sent with personal data that its author has neither hidden nor accepted. It never
 * prevents sending. Domain 7.
 */
export function useUndecided(form: RefObject<HTMLFormElement | null>) {
  const t = useT()
  const [count, setCount] = useState(0)
  const [isAsked, setAsked] = useState(false)
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
    /** Tells whether the author must be asked now. It asks only once. */
    asks: () => {
      const found = open().length
      setCount(found)
      setAsked(true)
      return found > 0 && !isAsked
    },
    note: isShown && (
      <div role="alert">
        <Banner title={t('post.undecided', { count })}>
          <div className={css.acts}>
            <Button onClick={() => open()[0]?.querySelector('button')?.focus()}>
              {t('post.toUndecided')}
            </Button>
            <Button type="submit">{t('post.submitAnyway')}</Button>
          </div>
        </Banner>
      </div>
    )
  }
}
