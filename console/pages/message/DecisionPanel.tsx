import type { DataOf } from '@board/client'
import { type ActionId, actions } from '@board/generated/actions'
import { Box, Divider, MenuItem, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { isOfBoard } from '../../api/isOfBoard.ts'
import { useLabels } from '../../api/site.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import type { Values } from '../../base/values.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useOfferedActs } from '../../derive/offeredActs.ts'
import { formatTime } from '../../fields/time.ts'
import { useMe } from '../../session/useMe.ts'
import { toneOf } from '../../widgets/cells/tones.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { ToneWord } from '../../widgets/parts/ToneWord.tsx'
import { useReadFirst } from '../parts/focus.ts'
import { GoOnChoice, PanelNotices } from '../parts/message/DecisionPanel.tsx'
import { OtherMatters } from '../parts/message/OtherMatters.tsx'
import { useDecision } from '../parts/message/useDecision.ts'
import { useOvertaking } from '../parts/message/useOvertaking.ts'
import { useMarkElsewhere } from '../parts/useMarkElsewhere.ts'
import { carryOver, isDrafted, publicTextKey } from './publicTextDraft.ts'
import { type Original, originalOf } from './redaction.ts'

// the editor reads the message first, and most messages that are opened later are decided and have no form
const PublicTextForm = lazyPart(() => import('./PublicTextForm.tsx'))
const Examination = lazyPart(() => import('./Examination.tsx'))

interface Props {
  message: DataOf<'getEditorMessage'>
  kind: string
  /** The number of the supplement or grade that waits; NaN for the message itself. */
  id: number
  /** Fetches the message again; undefined if that fails. */
  onRefresh: () => Promise<DataOf<'getEditorMessage'> | undefined>
}

/** The subject of a decision: the message, one of its supplements, or the comment of a grade. */
interface Matter {
  record: Values
  allowed: readonly string[]
  original: Original | undefined
  /** The state, with the dictionary that has its words; undefined if it is not known. */
  state: { readonly dict: 'auditState' | 'commentState'; readonly value: number } | undefined
  /** The text to decide on, if the message does not contain it. */
  text?: string | undefined
}

/** Approving actions that may redact: the panel shows their form at once. */
const forms: readonly ActionId[] = ['approveMessage', 'approveSupplement']
const isAction = (id: string): id is ActionId => id in actions

function matterOf({ message, kind, id }: Omit<Props, 'onRefresh'>): Matter {
  if (kind === 'supplement') {
    const item = message.contentList.find(one => one.id === id)
    if (item)
      return {
        record: item,
        allowed: item.allowedActions,
        original: originalOf(item),
        state: { dict: 'auditState', value: item.auditState }
      }
  }
  if (kind === 'comment') {
    const grade = message.grades.find(one => one.id === id)
    return {
      record: { id },
      allowed: grade?.allowedActions ?? [],
      original: undefined,
      state: grade?.commentState == null ? undefined : { dict: 'commentState', value: grade.commentState },
      text: grade?.comment ?? undefined
    }
  }
  const [first] = message.contentList
  return {
    record: message,
    allowed: message.allowedActions,
    original: first && originalOf(first, message),
    state: { dict: 'auditState', value: message.auditState }
  }
}

/** Returns the text of a message whose redaction was begun in this browser and not sent; undefined if there is none. */
const draftedText = (uid: number, { tid, contentList }: Props['message']) =>
  contentList.find(({ id }, index) =>
    isDrafted(publicTextKey(uid, 'redactMessage', { tid }, index > 0 ? id : undefined))
  )?.id

/** Shows the decision on a message: approving with an optional redaction, or returning with a reason. */
export function DecisionPanel(props: Props) {
  const translate = useTranslate()
  const labels = useLabels()
  const decision = useDecision()
  useReadFirst()
  const { message, kind, id: matterId, onRefresh } = props
  const matter = matterOf(props)
  const overtaking = useOvertaking(message.timeline)
  // both have one state; only a message that was public can be restored
  const stateWords =
    matter.state &&
    (matter.allowed.includes('restoreMessage')
      ? translate('board.tabs.takenDown')
      : labels(matter.state.dict, matter.state.value))
  useMarkElsewhere(
    decision,
    matter.state && {
      value: matter.state.value,
      words: stateWords ?? '',
      // the rows of supplements and comments have the state of their message
      field: kind === 'message' ? 'auditState' : undefined
    }
  )
  const queries = useQueryClient()
  const allowed = matter.allowed.filter(isAction)
  const form = allowed.find(one => forms.includes(one))
  const others = allowed.filter(one => one !== form)
  const next = decision.from?.next
  const { info } = useMe()
  // an unsent redaction is opened again
  const [redacted, setRedacted] = useState(() =>
    allowed.includes('redactMessage') ? draftedText(info?.uid ?? 0, message) : undefined
  )
  const [isCarried, setIsCarried] = useState(false)
  /** Fetches everything again after a conflict, and records that another person decided first. */
  async function refresh() {
    overtaking.note()
    const [fresh] = await Promise.all([onRefresh(), queries.invalidateQueries({ predicate: isOfBoard })])
    if (fresh && form === 'approveMessage') carry(fresh)
    return fresh
  }
  /** Opens the redaction of a message that a colleague approved first, if the reader had begun one for the approval. */
  function carry(fresh: Props['message']) {
    const [first] = fresh.contentList
    if (!info || !first || !fresh.allowedActions.includes('redactMessage')) return
    if (!carryOver(info.uid, fresh, originalOf(first, fresh))) return
    setIsCarried(true)
    setRedacted(first.id)
  }
  /** Returns the record as fetched again, unless it no longer allows the action. */
  async function refreshFor(act: ActionId) {
    const fresh = await refresh()
    if (!fresh) return undefined
    const { record, allowed: still } = matterOf({ ...props, message: fresh })
    return still.includes(act) ? record : 'readAgain'
  }
  const { run } = useActions()
  const [isUrgent, setUrgent] = useState(false)
  const start = (id: ActionId) => {
    if (id === 'redactMessage') return setRedacted(message.contentList[0]?.id)
    const act = { id, record: matter.record, object: message.subject, refresh: () => refreshFor(id) }
    // a corrected message still waits for the decision
    if (id === 'reclassifyMessage') return run({ ...act, onDone: () => void onRefresh() })
    return decision.decide(act)
  }
  useOfferedActs(
    others.map(id => ({ key: id, label: translate(`actions.${id}.verb`), run: () => start(id) }))
  )
  const loading = <Notice kind="loading" words={translate('ra.page.loading')} />
  const acts = (
    <>
      {others.length > 0 && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {others.map(id => (
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
      {form && others.length > 0 && <Divider />}
      {form && matter.original && (
        <Suspense fallback={loading}>
          <PublicTextForm
            // masks are positions in a text, so another text has other masks
            key={`${matter.original.subject} ${matter.original.content}`}
            id={form}
            record={matter.record}
            original={matter.original}
            isUrgent={isUrgent}
            onDone={() => decision.decided(form, message.subject)}
            onRefresh={() => void refresh()}
          />
        </Suspense>
      )}
    </>
  )
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PanelNotices
        decision={decision}
        overtaking={overtaking}
        isCarried={isCarried && redacted !== undefined}
      />
      <Typography variant="h2">{translate(`editor.${kind}`, { _: translate('editor.message') })}</Typography>
      {matter.state && (
        <ToneWord tone={toneOf(matter.state.dict, matter.state.value)}>{stateWords ?? ''}</ToneWord>
      )}
      {matter.text && (
        <Typography sx={{ whiteSpace: 'pre-wrap', bgcolor: 'background.default', borderRadius: 1, p: 3 }}>
          {matter.text}
        </Typography>
      )}
      {kind === 'message' && allowed.includes('approveMessage') ? (
        <Suspense fallback={loading}>
          <Examination
            message={message}
            isUrgent={isUrgent}
            onUrgent={form ? () => setUrgent(true) : undefined}
            onRefresh={() => void onRefresh()}
          >
            {acts}
          </Examination>
        </Suspense>
      ) : (
        acts
      )}
      {redacted !== undefined && (
        <Suspense fallback={loading}>
          <Redacting
            key={`${redacted} ${message.version}`}
            message={message}
            contentId={redacted}
            onChoose={setRedacted}
            onRefresh={() => void refresh()}
          />
        </Suspense>
      )}
      {allowed.length > 0 && <GoOnChoice decision={decision} />}
      {allowed.length === 0 && (
        <>
          <Typography sx={{ color: 'text.secondary' }}>{translate('editor.decided')}</Typography>
          {next && (
            <div>
              <ActionButton to={next.to}>{translate('task.next')}</ActionButton>
            </div>
          )}
        </>
      )}
      <OtherMatters message={message} shown={{ kind, id: matterId }} />
    </Box>
  )
}

interface RedactingProps extends Pick<Props, 'message'> {
  onRefresh: () => void
  /** The text that is redacted: the message's own, or an approved supplement. */
  contentId: number
  onChoose: (contentId: number | undefined) => void
}

/** Changes what the public reads of an approved message or of one of its supplements. */
function Redacting({ message, contentId, onChoose, onRefresh }: RedactingProps) {
  const translate = useTranslate()
  const texts = message.contentList.filter((item, index) => index === 0 || item.auditState === 1)
  const [first] = texts
  const item = texts.find(({ id }) => id === contentId)
  if (!item || !first) return null
  const original = item === first ? originalOf(item, message) : { ...originalOf(item), contentId: item.id }
  return (
    <>
      <Divider />
      {texts.length > 1 && (
        <TextField
          select
          size="small"
          label={translate('masks.text')}
          value={contentId}
          onChange={event => onChoose(Number(event.target.value))}
        >
          {texts.map(one => (
            <MenuItem key={one.id} value={one.id}>
              {one === first
                ? translate('masks.message')
                : translate('task.supplement', { at: formatTime(one.createdAt) })}
            </MenuItem>
          ))}
        </TextField>
      )}
      <PublicTextForm
        id="redactMessage"
        record={message}
        original={original}
        isOpen
        onDone={() => onChoose(undefined)}
        onRefresh={onRefresh}
      />
    </>
  )
}
