import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useContext } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { DeskTopContext } from './deskTop.ts'
import type { Decision, Decided as Made } from './message/useDecision.ts'
import type { Overtaking } from './message/useOvertaking.ts'

interface Props {
  decision: Decision
  /** It describes the change that another person made since the record was opened; undefined if there was no conflict. */
  since: Overtaking['since']
  /** True if the work that the reader had begun was carried over to another form. */
  isCarried: boolean
}

/**
 * Shows the decision that was just made, here or on the page before. It is above the record, so that the buttons of the
 * panel keep their place below the pointer.
 */
function Decided({ decision: { from }, decided }: { decision: Decision; decided: Made }) {
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  const top = useContext(DeskTopContext)
  const isHere = decided.to === `${pathname}${search}`
  const waiting = from?.rows.filter(({ current, hasLeft, done }) => !(current || hasLeft || done)) ?? []
  const [first] = waiting
  const isLast = isHere && from !== undefined && !from.isPending && from.next === undefined
  const hint = first
    ? translate('desk.lastOfPage', { smart_count: waiting.length })
    : translate('desk.lastOne')
  const action = isHere
    ? isLast && first && { to: first.to, words: translate('desk.firstOne') }
    : { to: decided.to, words: translate('desk.lookAgain') }
  const notice = (
    <Box sx={{ '& > .MuiAlert-root': { m: 0 }, '#message &': { mb: 2 } }}>
      <Notice
        kind="done"
        words={translate('desk.decided', { name: decided.name, words: decided.words })}
        {...(isLast && { hint })}
        action={
          action && (
            <ActionButton small to={action.to}>
              {action.words}
            </ActionButton>
          )
        }
      />
    </Box>
  )
  return top ? createPortal(notice, top) : notice
}

/** Shows what another person decided meanwhile, after the record was fetched again. */
function Overtaken({
  since,
  isCarried
}: Pick<Props, 'isCarried'> & { since: NonNullable<Overtaking['since']> }) {
  const translate = useTranslate()
  const told = since.map(({ verb, actorName, at }) =>
    translate('desk.doneBy', {
      verb: translate(`events.${verb}`, { _: verb }),
      name: actorName || translate('desk.someone'),
      at: formatTime(at)
    })
  )
  return (
    <Box role="status" sx={{ display: 'grid', gap: 2, '& > .MuiAlert-root': { m: 0 } }}>
      <Notice
        kind="info"
        words={translate('desk.overtaken')}
        {...(told.length > 0 && { hint: told.join(translate('desk.separator')) })}
      />
      {isCarried && <Notice kind="warning" words={translate('desk.carried')} />}
    </Box>
  )
}

/** Shows the decision that was just made, and what another person decided meanwhile. */
export default function PanelNotices({ decision, since, isCarried }: Props) {
  return (
    <PageTexts family="desk" fallback={null}>
      {decision.last && <Decided decision={decision} decided={decision.last} />}
      {since && <Overtaken since={since} isCarried={isCarried} />}
    </PageTexts>
  )
}
