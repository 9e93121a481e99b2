import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import css from './content.module.css'

/** Shows on paper where the page is found and when it was printed. It is drawn when the browser is about to print. */
export function PrintLine() {
  const t = useT()
  const [printed, setPrinted] = useState<{ at: number; address: string }>()
  useEffect(() => {
    const begin = () => {
      const { origin, pathname, search } = window.location
      flushSync(() => setPrinted({ at: Math.floor(Date.now() / 1000), address: origin + pathname + search }))
    }
    window.addEventListener('beforeprint', begin)
    return () => window.removeEventListener('beforeprint', begin)
  }, [])
  return (
    printed && (
      <p className={css.printed}>
        {t('message.printed', { time: formatTime(printed.at) })}
        <br />
        {printed.address}
      </p>
    )
  )
}
