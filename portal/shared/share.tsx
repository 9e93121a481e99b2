import { useEffect, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { bridgeHere, drawsChrome, tellContainer, useContainer } from '../services/container.ts'
import { useServices } from '../services/services.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'

export interface ShareProps {
  title: string
  text?: string
  /** The shared address; by default the address of this page. */
  url?: string
  /** The address of a picture, for apps. */
  image?: string | null
  /** The forum whose campaign is shared. An app shows the campaign’s card. */
  campaignOf?: number
}

/** Shares a page with the means of the phone, the app or WeChat. If there are none, it copies the address. */
export default function Share({ title, text, url, image, campaignOf }: ShareProps) {
  const t = useT()
  const { call } = useServices()
  const container = useContainer()
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])
  const address = () => (url ? new URL(url, location.href).href : location.href.replace(/#.*$/, ''))
  if (drawsChrome(container) && bridgeHere())
    return (
      <Button
        onClick={async () => {
          // the campaign itself is shared; its forum supplies the picture, and the text if the campaign has none
          const cards =
            campaignOf === undefined
              ? undefined
              : await call('getShareCollect', { body: { fid: campaignOf } }).catch(() => undefined)
          const card = container === 'app' ? cards?.appShareCollect : cards?.wxShareCollect
          const share = {
            title,
            desc: text || (card?.desc ?? ''),
            link: address(),
            imgUrl: image || (card?.imgUrl ?? '')
          }
          tellContainer({ action: 'share', share })
        }}
      >
        {t('share.act')}
      </Button>
    )
  if (container === 'wechat') return <span>{t('share.wechat')}</span>
  if (!canShare) return <CopyButton label={t('share.copy')} text={address} />
  return (
    <Button
      // closing the dialog of the browser without sharing is no error
      onClick={() => navigator.share({ title, text, url: address() }).catch(() => undefined)}
    >
      {t('share.act')}
    </Button>
  )
}
