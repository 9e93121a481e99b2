import { isInDistress } from '@board/schemas/facts/text/distress'
import { useState } from 'react'
import { useT } from '../../../lib/i18n.tsx'
import { useRoot } from '../../../services/root.ts'
import { Banner } from '../../../ui/notices/banner.tsx'

/**
 * Names help lines to somebody whose text tells of distress. It never prevents sending, and it stays once it was shown, so
 * that it does not come and go while the person writes.
 */
export default function CareNote({ text }: { text: string }) {
  const t = useT()
  const lines = useRoot().careLines
  const [isShown, setShown] = useState(false)
  if (!isShown && isInDistress(text)) setShown(true)
  if (!isShown || lines.length === 0) return null
  return (
    <Banner title={t('post.care')}>
      <p>{t('post.careHint')}</p>
      <ul>
        {lines.map(({ name, phone }) => (
          <li key={phone}>
            {name} <a href={`tel:${phone}`}>{phone}</a>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
