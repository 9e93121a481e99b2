import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { MessageActions } from '../../shared/message-actions.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import css from './content.module.css'
import type { Message } from './content.tsx'

/** What can be done with a message: the author's own actions as the server allows them, sharing, printing. */
export function Actions({ message }: { message: Message }) {
  const { revalidate } = useRevalidator()
  return (
    <div className={css.actions}>
      <MessageActions message={message} onDone={revalidate} />
      <Share />
    </div>
  )
}

/** Copies this page's address, where the browser can; on plain HTTP it shows it for copying. */
function Share() {
  const t = useT()
  const toast = useToast()
  const [address, setAddress] = useState<string>()
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  if (!scripted) return null
  const share = async () => {
    const here = location.href.replace(/#.*$/, '')
    try {
      await navigator.clipboard.writeText(here)
      toast(t('share.copied'))
    } catch {
      setAddress(here)
    }
  }
  return (
    <>
      <Button onClick={share}>{t('share.copy')}</Button>
      <Button onClick={() => print()}>{t('share.print')}</Button>
      {address && (
        <label className={css.address}>
          {t('share.address')}
          <input readOnly value={address} onFocus={event => event.target.select()} />
        </label>
      )}
    </>
  )
}
