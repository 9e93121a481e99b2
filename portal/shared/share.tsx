import { useEffect, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'

export interface ShareProps {
  title: string
  text?: string
  /** The shared address; by default the address of this page. */
  url?: string
}

/**
 * Shares a page by what the phone, its app or WeChat offers for it. Where there is nothing, it copies the
 * address.
 */
export default function Share({ title, text, url }: ShareProps) {
  const t = useT()
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])
  const address = () => (url ? new URL(url, location.href).href : location.href.replace(/#.*$/, ''))
  if (!canShare) return <CopyButton label={t('share.copy')} text={address} />
  return (
    <Button
      // who closes the sheet without sharing has done nothing wrong
      onClick={() => navigator.share({ title, text, url: address() }).catch(() => undefined)}
    >
      {t('share.act')}
    </Button>
  )
}
