import { useTranslate } from 'ra-core'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'

/** Links to the notifications or the notices of the message center. */
export function BackToCenter({ tab }: { tab: 'messages' | 'notices' }) {
  const translate = useTranslate()
  return <ActionButton to={`/messageCenter?tab=${tab}`}>{translate(`center.${tab}`)}</ActionButton>
}
