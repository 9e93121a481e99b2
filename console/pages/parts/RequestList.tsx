import { type ActionId, actions } from '@board/generated/actions'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import type { Values } from '../../base/values.ts'
import { type ActionCall, useActions } from '../../derive/dialog/ActionHost.tsx'
import { useColon } from '../../fields/labels.ts'
import { formatTime } from '../../fields/time.ts'
import { toneOf } from '../../widgets/cells/tones.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { FactLine } from '../../widgets/parts/FactLine.tsx'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { FactList } from './FactList.tsx'
import { type MessageRequest, type Requested, requestsOf } from './message/requests.ts'

type Target = Pick<ActionCall, 'record' | 'given'>

/** Returns the record of an action: a second opinion replaces the first, so its form begins with the first. */
const targetOf = (id: ActionId, { id: number, opinion }: MessageRequest): Target =>
  id === 'giveOpinion' && opinion !== undefined
    ? { record: { id: number }, given: { opinion } }
    : { record: { id: number } }

const isAction = (id: string): id is ActionId => id in actions

interface ItemProps {
  request: MessageRequest
  subject: string
  isDecidedBeside: boolean
  /** Fetches the message again after an action. */
  onRefresh?: () => Promise<Values | undefined>
}

/** Shows one request and its actions. */
export function RequestItem({ request, subject, isDecidedBeside, onRefresh }: ItemProps) {
  const translate = useTranslate()
  const colon = useColon()
  const labels = useLabels()
  const { run } = useActions()
  const { kind, parties, state, facts } = request
  const acts = isDecidedBeside ? [] : request.allowedActions.filter(isAction)
  const times = [
    formatTime(request.at),
    request.decidedAt !== null && translate('requests.decidedAt', { at: formatTime(request.decidedAt) })
  ]
  return (
    <Box component="li" sx={{ display: 'grid', gap: 2, borderLeft: 4, borderColor: 'divider', pl: 3 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography variant="h3">
          {translate(`requests.kinds.${kind}`)}
          {parties.length > 0 && `${colon}${parties.join(' → ')}`}
        </Typography>
        {state && (
          <ToneWord tone={toneOf(state.dict, state.value)}>{labels(state.dict, state.value)}</ToneWord>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FactLine facts={times} />
        </Typography>
      </Box>
      <FactList
        facts={facts.map(({ label, value, dict }) => ({
          key: label,
          label: translate(`requests.facts.${label}`),
          text: dict ? labels(dict, value) : String(value)
        }))}
      />
      {acts.length > 0 && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {acts.map(id => {
            const target = targetOf(id, request)
            return (
              <ActionButton
                key={id}
                small
                tone={actions[id].action.tone === 'primary' && !target.given ? 'primary' : 'neutral'}
                onClick={() =>
                  run({
                    id,
                    ...target,
                    object: subject,
                    ...(onRefresh && { refresh: async () => (await onRefresh()) && target.record })
                  })
                }
              >
                {translate(`actions.${id}.verb`)}
              </ActionButton>
            )
          })}
        </Box>
      )}
    </Box>
  )
}

interface Props {
  message: Requested & { readonly subject: string }
  /** True if a panel beside the list decides on the requests: the list has no buttons then. */
  isDecidedBeside: boolean
}

/** Shows the requests about a message, their decisions, and the present actions on each. */
export default function RequestList({ message, isDecidedBeside }: Props) {
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 4, m: 0, p: 0, listStyle: 'none' }}>
      {requestsOf(message).map(request => (
        <RequestItem
          key={`${request.kind}.${request.id}`}
          request={request}
          subject={message.subject}
          isDecidedBeside={isDecidedBeside}
        />
      ))}
    </Box>
  )
}
