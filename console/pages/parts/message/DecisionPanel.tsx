import { type ActionId, actions } from '@board/generated/actions'
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { lazyPart } from '../../../base/lazyPart.ts'
import type { Values } from '../../../base/values.ts'
import { useActions } from '../../../derive/dialog/ActionHost.tsx'
import { useOfferedActs } from '../../../derive/offeredActs.ts'
import { toneOf } from '../../../widgets/cells/tones.ts'
import { ActionButton } from '../../../widgets/parts/Buttons.tsx'
import { Late } from '../../../widgets/parts/notices/Late.tsx'
import { ToneWord } from '../../../widgets/parts/ToneWord.tsx'
import { useReadFirst } from '../focus.ts'
import { useMarkElsewhere } from '../useMarkElsewhere.ts'
import type { StaffMessage } from './modes.ts'
import { actionsAmong, type Decision, useDecision } from './useDecision.ts'
import { type Overtaking, useOvertaking } from './useOvertaking.ts'

/** Nothing was decided when the first record is opened, so the notices are fetched later. */
const LateNotices = lazyPart(() => import('../PanelNotices.tsx'))

interface NoticesProps {
  decision: Decision
  overtaking?: Overtaking
  /** True if the work that the reader had begun was carried over to another form. */
  isCarried?: boolean
}

/** Shows the decision that was just made, here or on the page before, and what another person decided meanwhile. */
export const PanelNotices = ({ decision, overtaking, isCarried = false }: NoticesProps) =>
  (decision.last || overtaking?.since) && (
    <Late>
      <LateNotices decision={decision} since={overtaking?.since} isCarried={isCarried} />
    </Late>
  )

/** Lets the reader choose whether the next record of the list opens after a decision. */
export function GoOnChoice({ decision: { from, goOn, setGoOn } }: { decision: Decision }) {
  const translate = useTranslate()
  if (!from) return null
  return (
    <FormControlLabel
      control={<Checkbox size="small" checked={goOn} onChange={event => setGoOn(event.target.checked)} />}
      label={translate('review.goOn')}
    />
  )
}

/** Tells whether a record that was fetched again still allows the action; a record without a list of actions does. */
const isStillAllowed = (fresh: Values | 'readAgain' | undefined, id: ActionId): boolean =>
  fresh === undefined ||
  (fresh !== 'readAgain' && (!Array.isArray(fresh.allowedActions) || fresh.allowedActions.includes(id)))

interface Props {
  title: string
  /** The state as text, with the dictionary that gives its tone. */
  state?: { readonly dict: string; readonly value: string | number; readonly words: string }
  /** The operations that the reader may call now. */
  allowed: readonly string[]
  /** The record from which the requests are filled. */
  record: Values
  /** The name of the record, for dialogs. */
  object: string
  /** Operations that are not decisions; the page stays open after them. */
  staying?: readonly string[]
  /** Fetches the record again after a conflict; `readAgain` if it must be read before it can be decided. */
  onRefresh: (id: ActionId) => Promise<Values | 'readAgain' | undefined>
  /** The values with which the form of an operation begins, such as those that it replaces. */
  given?: Readonly<Partial<Record<ActionId, Values>>>
  /** The timeline of the record, which shows what another person did meanwhile. */
  timeline?: StaffMessage['timeline'] | undefined
  children?: ReactNode
}

/** Shows the panel beside a record that waits for a decision: its state, remarks, and the decisions. */
export function DecisionPanel(props: Props) {
  const { title, state, allowed, record, object, staying = [], onRefresh, timeline, given, children } = props
  const translate = useTranslate()
  const decision = useDecision()
  useReadFirst()
  const next = decision.from?.next
  const { run } = useActions()
  const offered = actionsAmong(allowed)
  const overtaking = useOvertaking(timeline)
  useMarkElsewhere(decision, state && { value: state.value, words: state.words, field: state.dict })
  async function refresh(id: ActionId) {
    overtaking.note()
    const fresh = await onRefresh(id)
    return isStillAllowed(fresh, id) ? fresh : 'readAgain'
  }
  const start = (id: ActionId) =>
    (staying.includes(id) ? run : decision.decide)({
      id,
      record,
      object,
      refresh: () => refresh(id),
      ...(given?.[id] && { given: given[id] })
    })
  useOfferedActs(
    offered.map(id => ({ key: id, label: translate(`actions.${id}.verb`), run: () => start(id) }))
  )
  const isOpen = offered.some(id => !staying.includes(id))
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PanelNotices decision={decision} overtaking={overtaking} />
      <Typography variant="h2">{title}</Typography>
      {state && <ToneWord tone={toneOf(state.dict, state.value)}>{state.words}</ToneWord>}
      {children}
      {offered.length > 0 && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {offered.map(id => (
            <ActionButton
              key={id}
              tone={actions[id].action.tone === 'primary' ? 'primary' : 'neutral'}
              onClick={() => start(id)}
            >
              {translate(`actions.${id}.verb`)}
            </ActionButton>
          ))}
        </Box>
      )}
      {isOpen && <GoOnChoice decision={decision} />}
      {!isOpen && (
        <>
          <Typography sx={{ color: 'text.secondary' }}>{translate('editor.decided')}</Typography>
          {next && (
            <div>
              <ActionButton to={next.to}>{translate('task.next')}</ActionButton>
            </div>
          )}
        </>
      )}
    </Box>
  )
}
