import { actions } from '@board/generated/actions'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { type FieldValues, type Resolver, useFormContext, useWatch } from 'react-hook-form'
import { failureWords, isGone } from '../../api/failure.ts'
import { KeptUploadsContext, type StoredUpload } from '../../api/keptUploads.ts'
import { useSite } from '../../api/site.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import type { Values } from '../../base/values.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import {
  areOtherFiles,
  type DraftEnd,
  useDraftEnd,
  useKeepDraft,
  useRestored
} from '../../derive/drafts/useDraft.ts'
import { useKeptFiles } from '../../derive/drafts/useKeptFiles.ts'
import { FieldInput } from '../../derive/form/FieldInput.tsx'
import { FormWrong } from '../../derive/form/FormWrong.tsx'
import type { Field } from '../../fields/fields.ts'
import { formatTime } from '../../fields/time.ts'
import { requireOwnSession } from '../../session/otherAccount.ts'
import { roomy } from '../../theme/tokens.ts'
import { messageOf, writeMessage } from '../../widgets/inputs/errorWords.ts'
import { FormFieldsProvider } from '../../widgets/inputs/FormFields.ts'
import { FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { Late } from '../../widgets/parts/notices/Late.tsx'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { FormTrouble } from '../parts/FormTrouble.tsx'
import { focusMessage } from '../parts/focus.ts'
import { KeptLine } from '../parts/KeptLine.tsx'
import { draftsSince, isDirect, lastEventOf, type Mode, type StaffMessage } from '../parts/message/modes.ts'
import { publishedBy, reachesAuthor } from './published.ts'
import { SimilarButton } from './SimilarButton.tsx'
import { typeAtEnd } from './typeAtEnd.ts'
import { type Detector, useDetector, useWritingHint } from './useDetector.ts'
import { usePreview } from './usePreview.ts'

/** A text is written before it is previewed, so the dialog is fetched after the first view. */
const PublishPreview = lazyPart(() => import('./desk/PublishPreview.tsx'))
const StandardTexts = lazyPart(() => import('./desk/StandardTexts.tsx'))
const SimilarAnswered = lazyPart(() => import('./desk/SimilarAnswered.tsx'))
const ConflictTexts = lazyPart(() => import('./desk/ConflictTexts.tsx'))
const Arrived = lazyPart(() => import('./desk/Arrived.tsx'))
const OlderTexts = lazyPart(() => import('./desk/OlderTexts.tsx'))
const ExpiredFiles = lazyPart(() => import('./desk/ExpiredFiles.tsx'))

interface Props {
  message: StaffMessage
  mode: Mode
  draftKey: string
  /** Fetches the message again after a conflict. */
  onRefresh: () => void
  /** Called after the server accepted the text; the editor is then closed. */
  onSent: (values: Values, isProposed: boolean) => void
  /** Called with whether the text or its files are changed. */
  onWriting: (isWriting: boolean) => void
  /** Called after the text was refused or could not be sent. */
  onFailed: () => void
  /** Called when the text was refused because of another person's change, before the message is fetched again. */
  onConflict: () => void
  /** Opens the draft of an assignment. */
  onRead: (tpid: number) => void
}

/** Sorts the fields so that the detector's findings are shown below the text that they concern. */
const inReadingOrder = (fields: readonly Field[]) => {
  const place = ({ name }: Field) => ['kind', 'content', 'detectorReason'].indexOf(name)
  const [first, rest] = [fields.filter(field => place(field) >= 0), fields.filter(field => place(field) < 0)]
  return [...first.sort((a, b) => place(a) - place(b)), ...rest]
}

/** Tells from the server's answer whether a text waits for the superior. */
const isProposed = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'proposed' in answer && answer.proposed === true

/** Sends a list of attachments even if it is empty. */
const withAllFiles = (values: Values): Values => ({ ...values, aids: values.aids ?? [] })

/**
 * Returns the files of a draft. Files that the text has already do not expire like uploads, and their pictures have new
 * addresses.
 */
const withFresh = (kept: readonly StoredUpload[], attached: readonly StoredUpload[] = []): StoredUpload[] =>
  kept.map(file => attached.find(({ aid }) => aid === file.aid) ?? file)

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const trimmed = (value: unknown) => textOf(value).trim()

/** Requires a minimum length of the text before any other check. */
const withLength =
  (shortest: number, resolver: Resolver<FieldValues>): Resolver<FieldValues> =>
  (values, ...rest) => {
    if (Array.from(trimmed(values.content)).length >= shortest) return resolver(values, ...rest)
    const message = messageOf({ path: 'content', rule: 'minLength', params: { min: shortest } })
    return { values: {}, errors: { content: { type: 'minLength', message: writeMessage(message) } } }
  }

/**
 * Edits a reply, an explanation or an answer. It stores the typed text, lets the detector check it before it is sent, and
 * closes afterwards.
 */
export function ReplyEditor({
  message,
  mode,
  draftKey,
  onRefresh,
  onSent,
  onWriting,
  onFailed,
  onConflict,
  onRead
}: Props) {
  const translate = useTranslate()
  const prefix = useId()
  const limits = useSite()?.limits
  const { finished } = useActions()
  const restored = useRestored(draftKey)
  const files = useKeptFiles(restored ? withFresh(restored.files, mode.files) : mode.files, restored?.lost)
  const aids = files.kept.initial.map(({ aid }) => aid)
  const given = {
    ...mode.given,
    ...(restored && { content: restored.content }),
    ...(aids.length > 0 && { aids })
  }
  const preview = usePreview()
  const [known] = useState(() => message.replies.map(({ id }) => id))
  const draft = useDraftEnd(draftKey)
  const prepare = mode.replacesFiles ? withAllFiles : undefined
  // drafts that come later are not passed over unread
  const [seen, setSeen] = useState(() => lastEventOf(message))
  const [heldBack, setHeldBack] = useState(0)
  const arrived = isDirect(mode.id) ? draftsSince(message, seen) : []
  // the messages whose replies were added to the text
  const [sources, setSources] = useState<readonly number[]>([])
  const record = { ...mode.record, seen, ...(sources.length > 0 && { sources }) }
  const target = { id: mode.id, record, given, onFailed, ...(prepare && { prepare }) }
  const form = useActionForm(target, (answer, values) => {
    draft.forget()
    finished(mode.id)
    onSent(values, isProposed(answer))
    focusMessage()
  })
  const detector = useDetector(message.tid)
  const needsApproval = message.approverName !== null && reachesAuthor(publishedBy(mode, undefined, message))
  const [checking, setChecking] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const shortest = limits?.replyMin ?? 1
  const { resolver } = form.options
  // replies that another person published while this text was written
  const overtaking = message.replies.filter(({ id }) => !known.includes(id))
  const refresh = useRef(onRefresh)
  refresh.current = () => {
    setHeldBack(count => count + 1)
    onConflict()
    onRefresh()
  }
  useEffect(() => {
    if (form.conflict) refresh.current()
  }, [form.conflict])
  const checks = useMemo(() => withLength(shortest, resolver), [shortest, resolver])

  /** Sends a text without findings, or one with a reason for sending it with its findings. */
  async function submit(values: Values) {
    if (arrived.length > 0) {
      setHeldBack(count => count + 1)
      return undefined
    }
    const content = trimmed(values.content)
    setFailure(undefined)
    setChecking(true)
    try {
      if (!(await requireOwnSession())) return undefined
      const passes = detector.findingsIn(content)
        ? trimmed(values.detectorReason) !== ''
        : await detector.passes(content)
      if (!passes) return undefined
      // a reply that another group examines or approves first is not published yet
      const isPublished = !needsApproval && reachesAuthor(publishedBy(mode, values.kind, message))
      return !isPublished || (await preview.ask({ content, kind: values.kind }))
        ? await form.submit(values)
        : undefined
    } catch (refusal) {
      setFailure(refusal)
      onFailed()
      if (isGone(refusal)) refresh.current()
      return undefined
    } finally {
      setChecking(false)
    }
  }

  const trouble = form.trouble ?? (failure === undefined ? undefined : failureWords(failure, translate))
  return (
    <FormFieldsProvider value={{ fields: form.fields, prefix, operation: mode.id }}>
      <FormBox
        {...form.options}
        resolver={checks}
        label={translate(`actions.${mode.id}.verb`)}
        onSubmit={submit}
        sx={{ display: 'grid', gap: 3 }}
      >
        {restored && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {translate('task.restored', { at: formatTime(restored.at) })}
          </Typography>
        )}
        {files.expired.length > 0 && (
          <Late>
            <ExpiredFiles files={files.expired} />
          </Late>
        )}
        {arrived.length > 0 && (
          <Late>
            <Arrived
              drafts={arrived}
              heldBack={heldBack}
              onRead={onRead}
              onInsist={() => {
                form.forget()
                setHeldBack(0)
                setSeen(lastEventOf(message))
              }}
            />
          </Late>
        )}
        {mode.id === 'adoptAnswer' && (
          <Late>
            <OlderTexts draftKey={draftKey} />
          </Late>
        )}
        <FormWrong />
        <KeptUploadsContext value={files.kept}>
          <Fields
            onReuse={tid => setSources(now => [...new Set([...now, tid])])}
            fields={form.fields}
            message={message}
            mode={mode}
            detector={detector}
            draft={draft}
            draftKey={draftKey}
            shortest={shortest}
            files={files.stored}
            lost={files.lost}
            isSending={files.isSending}
            onWriting={onWriting}
          />
        </KeptUploadsContext>
        <FormTrouble words={arrived.length > 0 ? null : trouble} form={form} onRefresh={onRefresh} />
        {overtaking.length > 0 && (
          <Late>
            <ConflictTexts published={overtaking} isRefused={form.conflict || heldBack > 0} />
          </Late>
        )}
        {needsApproval && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('task.approvedBy', { name: message.approverName })}
          </Typography>
        )}
        <SendBar
          mode={mode}
          detector={detector}
          // a text that is sent now would leave out the file that is being uploaded
          busy={checking || form.busy || files.isSending}
          {...(needsApproval && { verb: translate('task.submitForApproval') })}
        />
      </FormBox>
      {preview.shown && (
        <Late>
          <PublishPreview
            message={message}
            mode={mode}
            previewed={preview.shown}
            files={files.stored}
            warnings={arrived.length + overtaking.length}
            onWarned={() => {
              setHeldBack(count => count + 1)
              preview.decide(false)
            }}
            onDecide={preview.decide}
          />
        </Late>
      )}
    </FormFieldsProvider>
  )
}

interface FieldsProps {
  fields: readonly Field[]
  message: StaffMessage
  mode: Mode
  detector: Detector
  draft: DraftEnd
  draftKey: string
  /** The minimum number of characters of the text. */
  shortest: number
  /** The uploaded files, which are stored with the text. */
  files: readonly StoredUpload[]
  /** The names of chosen files that are not stored. */
  lost: readonly string[]
  /** True while a file is being uploaded. */
  isSending: boolean
  onWriting: (isWriting: boolean) => void
  /** Called when the reply to a similar message was added to the text. */
  onReuse: (tid: number) => void
}

/** Shows the fields of the editor; below the text, the standard texts and the time when the draft was stored. */
function Fields({
  fields,
  message,
  mode,
  detector,
  draft,
  draftKey,
  shortest,
  files,
  lost,
  isSending,
  onWriting,
  onReuse
}: FieldsProps) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const content = textOf(useWatch({ name: 'content' }))
  const kept = useKeepDraft(draftKey, content, textOf(mode.given.content), draft, files, mode.files, lost)
  const isWriting =
    isSending || content.trim() !== trimmed(mode.given.content) || areOtherFiles(files, mode.files)
  useEffect(() => onWriting(isWriting), [isWriting, onWriting])
  const found = detector.findingsIn(content.trim())
  const hint = useWritingHint(detector, content.trim(), shortest)
  const written = Array.from(content.trim()).length
  const [showsSimilar, setShowsSimilar] = useState(false)
  const add = (text: string) => {
    if (!typeAtEnd('content', text)) setValue('content', content === '' ? text : `${content}\n${text}`)
  }
  const shown = inReadingOrder(fields).filter(({ name }) =>
    name === 'detectorReason' ? found : name === 'kind' ? mode.given.kind : true
  )
  return shown.map(field => (
    <Box key={field.name} sx={{ display: 'grid', gap: 1 }}>
      {field.name === 'detectorReason' && found && (
        <Box sx={{ mx: -3 }}>
          <Notice kind="warning" words={found.description ?? ''} hint={translate('task.detectorHint')} />
        </Box>
      )}
      <FieldInput
        field={
          field.name === 'detectorReason' || field.name === 'kind' ? { ...field, required: true } : field
        }
        autoFocus={field.name === 'detectorReason'}
      />
      {field.name === 'content' && (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Late>
            <StandardTexts onChoose={add} current={content} message={message} />
          </Late>
          <SimilarButton
            tid={message.tid}
            isOpen={showsSimilar}
            onToggle={() => setShowsSimilar(!showsSimilar)}
          />
          {written > 0 && written < shortest && (
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {translate('task.missingLength', { least: shortest, count: shortest - written })}
            </Typography>
          )}
          <KeptLine kept={kept} sx={{ ml: 'auto' }} />
        </Box>
      )}
      {field.name === 'content' && showsSimilar && (
        <Late>
          <SimilarAnswered
            tid={message.tid}
            current={content}
            onCopy={(text, source) => {
              add(text)
              onReuse(source)
            }}
          />
        </Late>
      )}
      {field.name === 'content' && hint && !found && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('task.writingHint', { words: hint })}
        </Typography>
      )}
    </Box>
  ))
}

/** Shows the button that sends. If the detector found something, it is disabled until a reason is given. */
function SendBar({
  mode,
  detector,
  busy,
  verb: ownVerb
}: {
  mode: Mode
  detector: Detector
  busy: boolean
  /** The label of the button; by default the verb of the action. */
  verb?: string
}) {
  const translate = useTranslate()
  const [content, reason] = useWatch({ name: ['content', 'detectorReason'] })
  const found = detector.findingsIn(trimmed(content))
  const verb = ownVerb ?? translate(`actions.${mode.id}.verb`)
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        justifyContent: 'flex-end',
        position: 'sticky',
        // a scrolling box keeps sticky elements out of its padding, so text would be visible there
        bottom: 0,
        [roomy.md]: { bottom: -16 },
        bgcolor: 'background.paper',
        py: 2
      }}
    >
      <ActionButton
        submit
        tone={actions[mode.id].action.tone === 'danger' ? 'danger' : 'primary'}
        busy={busy}
        disabled={found !== undefined && trimmed(reason) === ''}
      >
        {found ? translate('task.sendAnyway', { verb }) : verb}
      </ActionButton>
    </Box>
  )
}
