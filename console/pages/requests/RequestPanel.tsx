import type { DataOf } from '@board/client'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import { formatTime } from '../../fields/time.ts'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { DecisionPanel } from '../parts/message/DecisionPanel.tsx'
import { isOpenRequest, type RequestKind, requestActions } from '../parts/message/decisions.ts'
import { OtherMatters } from '../parts/message/OtherMatters.tsx'
import { requestsOf } from '../parts/message/requests.ts'

interface Props {
  message: DataOf<'getEditorMessage'>
  kind: RequestKind
  id: number
  onRefresh: () => Promise<DataOf<'getEditorMessage'> | undefined>
}

/** Shows one request about a message: its state, who asked and why, and the decisions. */
export function RequestPanel({ message, kind, id, onRefresh }: Props) {
  const translate = useTranslate()
  const labels = useLabels()
  const request = requestsOf(message).find(one => one.kind === kind && one.id === id)
  if (!request) return <Notice kind="warning" words={translate('review.gone')} />
  const { state, parties, facts, at, decidedAt } = request
  const record = kind === 'delivery' ? { id } : message
  return (
    <DecisionPanel
      title={translate(`editor.${kind}`)}
      {...(state && { state: { ...state, words: labels(state.dict, state.value) } })}
      allowed={isOpenRequest(request) ? requestActions(request, message.allowedActions) : []}
      record={record}
      object={message.subject}
      timeline={message.timeline}
      onRefresh={async act => {
        const fresh = await onRefresh()
        if (!fresh) return undefined
        const now = requestsOf(fresh).find(one => one.kind === kind && one.id === id)
        const isOpen = now && isOpenRequest(now) && requestActions(now, fresh.allowedActions).includes(act)
        return !isOpen ? 'readAgain' : kind === 'delivery' ? record : fresh
      }}
    >
      <Facts
        tight
        facts={[
          ...(parties.length > 0
            ? [{ name: 'parties', label: translate('fields.groupName'), value: parties.join(' → ') }]
            : []),
          { name: 'at', label: translate('fields.askedAt'), value: formatTime(at) },
          ...facts.map(({ label, value, dict }) => ({
            name: label,
            label: translate(`requests.facts.${label}`),
            value: dict ? labels(dict, value) : String(value)
          })),
          ...(decidedAt === null
            ? []
            : [{ name: 'decidedAt', label: translate('fields.decidedAt'), value: formatTime(decidedAt) }])
        ]}
      />
      <OtherMatters message={message} shown={{ kind, id }} />
    </DecisionPanel>
  )
}
