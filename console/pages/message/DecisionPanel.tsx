import type { DataOf } from '@board/client'
import { type ActionId, actions } from '@board/generated/actions'
import { Box, Divider, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useLabels } from '../../api/site.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import type { Values } from '../../derive/schema/fields.ts'
import { ToneWord } from '../../widgets/cells/cells.tsx'
import { toneOf } from '../../widgets/cells/tones.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { useCameFrom } from '../taskMain/useCameFrom.ts'
import { ApproveForm } from './ApproveForm.tsx'
import type { Original } from './redaction.ts'

interface Props {
  message: DataOf<'getEditorMessage'>
  kind: string
  /** Number of the supplement or grade that waits; NaN for the message itself. */
  id: number
  onRefresh: () => void
}

/** What is decided: the message, one of its supplements, the comment of a grade, or what is asked for about it. */
interface Matter {
  record: Values
  allowed: readonly string[]
  original: Original
  state: number | undefined
  /** What is decided on, where it does not stand in the message. */
  text?: string | undefined
}

/** Approving acts that may redact: their form stands open in the panel. */
const forms: readonly ActionId[] = ['approveMessage', 'approveSupplement']
const isAction = (id: string): id is ActionId => id in actions

function useMatter({ message, kind, id }: Omit<Props, 'onRefresh'>): Matter {
  const rows = useCameFrom()?.rows ?? []
  const row = rows.find(({ row: one }) => one.id === id && one.kind === kind)?.row
  const text = kind !== 'message' && typeof row?.content === 'string' ? row.content : undefined
  if (kind === 'supplement') {
    const item = message.contentList.find(one => one.id === id)
    if (item)
      return {
        record: item,
        allowed: item.allowedActions,
        original: { publicContent: item.content },
        state: item.auditState
      }
  }
  if (kind === 'comment' || kind === 'delivery') {
    return { record: { id }, allowed: row?.allowedActions ?? [], original: {}, state: undefined, text }
  }
  return {
    record: message,
    allowed: message.allowedActions,
    original: { publicSubject: message.subject, publicContent: message.contentList[0]?.content ?? '' },
    state: message.auditState,
    text
  }
}

/** What an act begins with: a redaction of what is public begins with what is public now. */
function givenOf(id: ActionId, message: Props['message']): Values {
  const [text] = message.contentList
  if (id !== 'redactMessage') return {}
  return {
    publicSubject: message.publicSubject ?? message.subject,
    publicContent: text?.publicContent ?? text?.content
  }
}

/** The decision: approving with an optional redaction, returning with a reason. */
export function DecisionPanel(props: Props) {
  const translate = useTranslate()
  const labels = useLabels()
  const { run } = useActions()
  const { message, kind, onRefresh } = props
  const matter = useMatter(props)
  const allowed = matter.allowed.filter(isAction)
  const form = allowed.find(one => forms.includes(one))
  const others = allowed.filter(one => one !== form)
  const next = useCameFrom()?.next
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h2">{translate(`editor.${kind}`, { _: translate('editor.message') })}</Typography>
      {matter.state !== undefined && (
        <ToneWord tone={toneOf('auditState', matter.state)}>{labels('auditState', matter.state)}</ToneWord>
      )}
      {matter.text && (
        <Typography sx={{ whiteSpace: 'pre-wrap', bgcolor: 'background.default', borderRadius: 1, p: 3 }}>
          {matter.text}
        </Typography>
      )}
      {others.length > 0 && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {others.map(id => (
            <ActionButton
              key={id}
              tone={actions[id].action.tone === 'primary' ? 'primary' : 'neutral'}
              onClick={() =>
                run({ id, record: matter.record, object: message.subject, given: givenOf(id, message) })
              }
            >
              {translate(`actions.${id}.verb`)}
            </ActionButton>
          ))}
        </Box>
      )}
      {form && others.length > 0 && <Divider />}
      {form && (
        <ApproveForm id={form} record={matter.record} original={matter.original} onRefresh={onRefresh} />
      )}
      {allowed.length === 0 && (
        <>
          <Typography sx={{ color: 'text.secondary' }}>{translate('editor.decided')}</Typography>
          {next && <ActionButton to={next.to}>{translate('task.next')}</ActionButton>}
        </>
      )}
    </Box>
  )
}
