import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import css from './account.module.css'

interface RecoveryPageProps {
  title: string
  intro: string
  step: 1 | 2
  /** The name of the step. */
  stepTitle: string
  /** True if the person has to begin again because the ticket was no longer valid. */
  isExpired?: boolean
  children: ReactNode
}

/** Shows the frame of the two steps of a recovery; a new step gets the focus. */
export function RecoveryPage({ title, intro, step, stepTitle, isExpired, children }: RecoveryPageProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return (
    <div className={css.page}>
      <div>
        <h1>{title}</h1>
        <p className={css.intro}>{intro}</p>
      </div>
      <noscript>
        <p>{t('recover.needsScripts')}</p>
      </noscript>
      {isExpired && step === 1 && <Banner tone="late">{t('recover.expired')}</Banner>}
      <Card>
        <div className={css.step}>
          <p className={css.note}>{t('recover.step', { step })}</p>
          <h2 ref={heading} tabIndex={-1}>
            {stepTitle}
          </h2>
        </div>
        {children}
      </Card>
    </div>
  )
}
