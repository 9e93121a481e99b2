import { useT } from '../../lib/i18n.tsx'
import { useScripted } from '../../lib/use-scripted.ts'
import { withTexts } from '../../locales/shown.ts'
import { openedPart } from '../../ui/opened-part.tsx'
import type { Message } from './message.ts'

const WithdrawSupplement = openedPart(() => withTexts(['acts'], import('./withdraw-supplement.tsx')))

export interface SupplementActsProps {
  message: Message
  item: Message['contentList'][number]
  /** Called with the text that confirms the act. */
  onDone: (words: string) => void
}

/** Shows the actions of the author on a supplement: it can be withdrawn before it is approved. */
export function SupplementActs(props: SupplementActsProps) {
  const t = useT()
  const scripted = useScripted()
  const { message, item } = props
  if (item.allowedActions.length === 0) return null
  if (scripted) return <WithdrawSupplement {...props} />
  return (
    <noscript>
      {import.meta.env.SSR && (
        <a href={`/forms/withdraw-supplement?tid=${message.tid}&id=${item.id}`}>{t('supplement.withdraw')}</a>
      )}
    </noscript>
  )
}
