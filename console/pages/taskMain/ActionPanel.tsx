import { type ActionId, actions } from '@board/generated/actions'
import { Box, Divider, Tab, Tabs, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { lazyPart } from '../../base/lazyPart.ts'
import { actPage } from '../../derive/board/actPage.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { draftKey } from '../../derive/drafts/drafts.ts'
import { useOfferedActs } from '../../derive/offeredActs.ts'
import { verbKey } from '../../derive/verbKey.ts'
import { useColon } from '../../fields/labels.ts'
import { usePassedOn } from '../../layout/usePassedOn.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Late } from '../../widgets/parts/notices/Late.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { focusEditor } from '../parts/focus.ts'
import {
  assignmentActions,
  editKey,
  editModesOf,
  hasRequestActs,
  isDirect,
  lastEventOf,
  type Mode,
  modesOf,
  plainActions,
  type StaffMessage
} from '../parts/message/modes.ts'
import { returnedOf, waitingOf } from '../parts/message/proposals.ts'
import { DeadlineBar } from './DeadlineBar.tsx'
import type { Done } from './DoneNotice.tsx'
import { type Published, publishedBy } from './published.ts'
import { ReplyEditor } from './ReplyEditor.tsx'

const targets = () => import('./desk/assignmentTarget.ts')

/** The reader first reads the message, so the button is fetched after the first view. */
const KeepButton = lazyPart(() =>
  import('../../derive/board/KeepButton.tsx').then(({ KeepButton }) => ({ default: KeepButton }))
)

/** There is nothing to report when the message is opened, so the notice is fetched later. */
const DoneNotice = lazyPart(() =>
  import('./DoneNotice.tsx').then(({ DoneNotice }) => ({ default: DoneNotice }))
)

/** Nothing was published when the message is opened, so the notice is fetched later. */
const PublishedNotice = lazyPart(() => import('./PublishedNotice.tsx'))

/** Few drafts have lost their action; they are shown below everything else. */
const Stranded = lazyPart(() => import('./Stranded.tsx').then(({ Stranded }) => ({ default: Stranded })))

/** Few replies wait for a superior, so they are fetched after the first view. */
const Proposals = lazyPart(() => import('./desk/Proposals.tsx'))

/** Few messages have an assignment on which the reader can act. */
const AssignmentActs = lazyPart(() => import('./desk/AssignmentActs.tsx'))

/** Few messages have a request that waits for the reader. */
const RequestActs = lazyPart(() => import('./desk/RequestActs.tsx'))

/** Few messages have an extension that waits or was not granted. */
const ExtensionStanding = lazyPart(() => import('./desk/ExtensionStanding.tsx'))

/** Nothing has happened yet when the message is opened. */
const Meanwhile = lazyPart(() => import('./desk/Meanwhile.tsx'))

/** Colleagues are fetched after the first view. */
const Colleagues = lazyPart(() => import('./desk/Colleagues.tsx'))

interface Props {
  message: StaffMessage
  uid: number
  tpid: number | undefined
  /** The number of the reply that the reader wants to edit. */
  edited: number | undefined
  /** The action that the reader chose in the list. */
  wanted: string | undefined
  onRefresh: () => Promise<StaffMessage | undefined>
  /** The last action on this message, if it was not a text. */
  done: Done | undefined
  /** Called after a text was accepted. */
  onWritten: (id: ActionId) => void
  /** Called after a text was refused. */
  onFailed: () => void
}

/** A text that was sent from this page. */
interface Sent {
  readonly published: Published
  readonly at: number
  /** The last event of the message after it was fetched again; absent until then. */
  readonly lastEvent?: number | undefined
}

/** A text that is being written. */
interface Held {
  readonly key: string
  /** The last event when it was begun. */
  readonly since: number
}

/** The notice that others changed the message after an event. */
interface News {
  readonly since: number
  /** True if the text that was written can no longer be sent. */
  readonly isLost: boolean
}

/**
 * Shows the deadline of the reader's group, the actions on its assignments and on the message, and the editor of the text
 * that can be written. After a text is sent, a notice replaces the editor until the next action.
 */
export function ActionPanel({
  message,
  uid,
  tpid,
  edited,
  wanted,
  onRefresh,
  done,
  onWritten,
  onFailed
}: Props) {
  const translate = useTranslate()
  const colon = useColon()
  const navigate = useNavigate()
  const { run } = useActions()
  const editModes = editModesOf(message)
  const editing = editModes.find(({ record }) => record.replyId === edited)
  const written = modesOf(message, tpid)
  const modes = editing ? [editing, ...written] : written
  const [chosen, setChosen] = useState<string>()
  const mode = modes.find(one => one.key === chosen) ?? modes.find(one => one.id === wanted) ?? modes[0]
  const [sent, setSent] = useState<Sent>()
  const [isWriting, setIsWriting] = useState(false)
  const [params, setParams] = useSearchParams()
  useEffect(() => {
    if (edited === undefined) return
    setSent(undefined)
    setChosen(editKey(edited))
  }, [edited])
  function stopEditing() {
    const rest = new URLSearchParams(params)
    rest.delete('edit')
    setParams(rest, { replace: true })
  }
  // for a moment the message may be older than the notice; the editor must not come back meanwhile
  const isLatest = sent?.lastEvent === undefined || sent.lastEvent >= lastEventOf(message)
  const shown = isLatest ? sent : undefined
  const waiting = waitingOf(message)
  const returned = returnedOf(message)
  // the page before may have made a decision on a reply
  const wasDecided = usePassedOn('decided') !== undefined
  const [replaced, setReplaced] = useState<number>()
  // while a text waits, the editor opens only if the reader wants to replace the text
  const isKept = waiting !== undefined && waiting.id !== replaced && mode !== editing
  const isClosed = shown !== undefined || isKept
  const keyOf = (one: Mode) => draftKey(uid, message.tid, one.key)
  // the text that is being written, with the last event that its writer saw
  const [held, setHeld] = useState<Held>()
  // what happened after an event is told until the reader dismisses it
  const [news, setNews] = useState<News>()
  if (held && !shown && ![...editModes, ...written].some(({ key }) => key === held.key)) {
    setHeld(undefined)
    setNews({ since: held.since, isLost: true })
  }
  function hold(isHeld: boolean) {
    if (!mode) return
    const { key } = mode
    setHeld(before => {
      if (isHeld) return before?.key === key ? before : { key, since: lastEventOf(message) }
      return before?.key === key ? undefined : before
    })
  }
  function write(isWritten: boolean) {
    setIsWriting(isWritten)
    hold(isWritten)
    // an answer that arrives meanwhile must not take the place of the text
    if (isWritten && mode) setChosen(mode.key)
  }
  function hear() {
    setNews(before => before ?? { since: lastEventOf(message), isLost: false })
    void onRefresh()
  }
  const isTold = (verb: string) => mode && isDirect(mode.id) && verb === 'assignment.answered'
  const later = news ? message.timeline.filter(({ id }) => id > news.since) : []
  const events = later.filter(({ verb, own }) => !own && (news?.isLost || !isTold(verb)))
  // an own act that ends the writing is no news; the text that was typed stands below
  const isLost = news?.isLost && (events.length > 0 || later.length === 0)
  const plain = plainActions(message)
  const acted = message.assignments.filter(one => assignmentActions(one).length > 0)
  // the giver's remark is shown above the answer that must be corrected
  const sentBack =
    mode?.id === 'answerProcess' &&
    message.assignments.find(({ tpid: id }) => id === mode.record.tpid)?.sendBackReason
  const asked = hasRequestActs(message)
  // right after the request, the notice of the action says the same
  const hasExtension =
    done?.id !== 'requestExtension' && message.timeline.some(({ verb }) => verb.startsWith('extension.'))
  const title = (one: Mode) => {
    const holder = message.assignments.find(({ tpid: id }) => id === one.record.tpid)?.holderName
    const verb = translate(`actions.${one.id}.verb`)
    return holder && one.id === 'adoptAnswer' ? `${verb}${colon}${holder}` : verb
  }
  async function showSent(published: Published) {
    const note = { published, at: Math.floor(Date.now() / 1000) }
    setSent(note)
    setReplaced(undefined)
    const fresh = await onRefresh()
    if (fresh) setSent({ ...note, lastEvent: lastEventOf(fresh) })
  }
  // the editor gets the focus once it is drawn: when the action is chosen, an earlier editor may still be shown
  const [opened, setOpened] = useState(0)
  useEffect(() => {
    if (opened > 0) focusEditor()
  }, [opened])
  const openEditor = () => setOpened(count => count + 1)
  function writeMore(key: string) {
    setSent(undefined)
    setChosen(key)
    openEditor()
  }
  function replace(isReplacing: boolean) {
    setSent(undefined)
    setReplaced(isReplacing ? waiting?.id : undefined)
    if (isReplacing) openEditor()
  }
  function start(id: ActionId) {
    const page = actPage(id, message, `/taskMain?messageId=${message.tid}`)
    const record = { ...message, seen: lastEventOf(message) }
    if (page === undefined) run({ id, record, object: message.subject, refresh: onRefresh })
    else navigate(page)
  }
  useOfferedActs([
    ...modes.map(one => ({ key: one.key, label: title(one), run: () => writeMore(one.key) })),
    ...acted.flatMap(one =>
      assignmentActions(one).map(id => ({
        key: `${id}:${one.tpid}`,
        label: translate(verbKey(id, one)),
        run: async () => run({ id, ...(await targets()).targetOf(one, message, onRefresh) })
      }))
    ),
    ...plain.map(id => ({ key: id, label: translate(`actions.${id}.verb`), run: () => start(id) }))
  ])
  const stranded = {
    uid,
    tid: message.tid,
    open: [
      ...[...editModes, ...written].map(keyOf),
      ...(waiting ? [draftKey(uid, message.tid, 'sendBackReply')] : [])
    ]
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DeadlineBar message={message}>
        <Box sx={{ mt: -1 }}>
          <Late>
            <KeepButton
              tid={message.tid}
              subject={message.subject}
              isKept={message.collectState === 1}
              onChanged={() => void onRefresh()}
            />
          </Late>
        </Box>
      </DeadlineBar>
      <Late>{done && <DoneNotice done={done} lastEvent={lastEventOf(message)} />}</Late>
      <Late>{hasExtension && <ExtensionStanding message={message} />}</Late>
      {acted.map(assignment => (
        <Late key={assignment.tpid}>
          <AssignmentActs assignment={assignment} message={message} onRefresh={onRefresh} />
        </Late>
      ))}
      {asked && (
        <Late>
          <RequestActs message={message} onRefresh={onRefresh} />
        </Late>
      )}
      {plain.length > 0 && (
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          {plain.map(id => (
            <ActionButton
              key={id}
              tone={actions[id].action.tone === 'danger' ? 'danger' : 'neutral'}
              small
              onClick={() => start(id)}
            >
              {translate(`actions.${id}.verb`)}
            </ActionButton>
          ))}
        </Box>
      )}
      {((mode && !isClosed) || shown) && <Divider />}
      {shown && (
        <Late>
          <PublishedNotice
            published={shown.published}
            at={shown.at}
            // the earlier actions are not offered while the message is fetched again
            more={
              shown.lastEvent === undefined || waiting
                ? []
                : modes.map(one => ({ key: one.key, title: title(one) }))
            }
            onMore={writeMore}
            isFetched={shown.lastEvent !== undefined}
          />
        </Late>
      )}
      {(message.proposals.length > 0 || wasDecided) && (
        <Late>
          <Proposals
            message={message}
            reasonKey={draftKey(uid, message.tid, 'sendBackReply')}
            isReplacing={waiting !== undefined && waiting.id === replaced}
            onReplace={isReplacing => replace(isReplacing)}
            onRefresh={onRefresh}
          />
        </Late>
      )}
      {mode && !isClosed && (
        <Late>
          <Colleagues
            tid={message.tid}
            isWriting={isWriting}
            lastEvent={lastEventOf(message)}
            onNews={hear}
          />
        </Late>
      )}
      {news && (isLost || events.length > 0) && (
        <Late>
          <Meanwhile
            events={events}
            isLost={isLost ?? false}
            stranded={stranded}
            onDismiss={() => setNews(undefined)}
          />
        </Late>
      )}
      {mode && !isClosed && modes.length > 1 && (
        <Tabs
          value={mode.key}
          onChange={(_, key: string) => setChosen(key)}
          variant="scrollable"
          aria-label={translate('task.write')}
        >
          {modes.map(one => (
            <Tab key={one.key} value={one.key} label={title(one)} />
          ))}
        </Tabs>
      )}
      {mode && !isClosed && modes.length === 1 && <Typography variant="h2">{title(mode)}</Typography>}
      {mode && mode === editing && !isClosed && (
        <div>
          <ActionButton small tone="quiet" onClick={stopEditing}>
            {translate('task.stopEditing')}
          </ActionButton>
        </div>
      )}
      {mode && !isClosed && sentBack && (
        <Notice kind="warning" words={translate('task.sentBack', { reason: sentBack })} />
      )}
      {mode && !isClosed && (
        <ReplyEditor
          key={`${mode.key}.${(waiting ?? returned)?.id}`}
          message={message}
          mode={mode}
          draftKey={keyOf(mode)}
          onRefresh={() => void onRefresh()}
          onWriting={write}
          onFailed={onFailed}
          onConflict={() => hold(true)}
          onRead={read => {
            const draft = modes.find(one => one.id === 'adoptAnswer' && one.record.tpid === read)
            if (draft) writeMore(draft.key)
          }}
          onSent={({ kind }, isProposed) => {
            setHeld(undefined)
            setNews(undefined)
            onWritten(mode.id)
            if (edited !== undefined) stopEditing()
            void showSent(isProposed ? 'proposed' : publishedBy(mode, kind, message))
          }}
        />
      )}
      {!mode && !shown && !waiting && plain.length === 0 && acted.length === 0 && !asked && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('task.nothingToDo')}</Typography>
      )}
      {!isLost && (
        <Late>
          <Stranded {...stranded} />
        </Late>
      )}
    </Box>
  )
}
