import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import css from './form.module.css'
import type { useUploads } from './use-uploads.ts'

/** The milliseconds for which the button that sends without the files ignores presses. */
const pause = 1000

/**
 * Stops a form with files that could not be uploaded, so that they are not left out silently. Its warning offers to
 * upload them again where that may help, or to send without them. That button ignores presses at first, because the warning moves the page
 * under a finger that taps twice.
 * @param onWithout sends the form without these files
 */
export function useFailedUploads(
  {
    failed,
    passing,
    retry,
    remove
  }: Pick<ReturnType<typeof useUploads>, 'failed' | 'passing' | 'retry' | 'remove'>,
  onWithout: () => void
) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  const warning = useRef<HTMLDivElement>(null)
  const askedAt = useRef(0)
  return {
    /** Tells whether the person must be asked. It then moves the focus to the warning. */
    asks: () => {
      if (failed.length === 0) return false
      flushSync(() => setAsked(true))
      askedAt.current = performance.now()
      warning.current?.focus()
      return true
    },
    note: isAsked && failed.length > 0 && (
      <div ref={warning} role="alert" tabIndex={-1}>
        <Banner tone="late" title={t('upload.someFailed', { count: failed.length })}>
          <div className={css.acts}>
            {passing.length > 0 && (
              <Button onClick={() => passing.forEach(retry)}>{t('upload.retryFailed')}</Button>
            )}
            <Button
              onClick={() => {
                if (performance.now() - askedAt.current <= pause) return
                for (const key of failed) remove(key)
                onWithout()
              }}
            >
              {t('upload.sendWithout')}
            </Button>
          </div>
        </Banner>
      </div>
    )
  }
}
