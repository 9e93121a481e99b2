import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLabels } from '../../../api/site.ts'
import { useActions } from '../../../derive/dialog/ActionHost.tsx'
import { useActionForm } from '../../../derive/dialog/useActionForm.ts'
import { type DraftEnd, useDraftEnd, useKeepDraft, useRestored } from '../../../derive/drafts/useDraft.ts'
import { FieldInput } from '../../../derive/form/FieldInput.tsx'
import { FormWrong } from '../../../derive/form/FormWrong.tsx'
import { formatTime } from '../../../fields/time.ts'
import { FormFieldsProvider } from '../../../widgets/inputs/FormFields.ts'
import { FormBox } from '../../../widgets/parts/forms/FormBox.tsx'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { ActionButton, Notice } from '../../../widgets/registry.tsx'
import { FormTrouble } from '../../parts/FormTrouble.tsx'
import { KeptLine } from '../../parts/KeptLine.tsx'
import { AttachmentList } from '../../parts/message/AttachmentList.tsx'
import { GoOnChoice, PanelNotices } from '../../parts/message/DecisionPanel.tsx'
import type { StaffMessage } from '../../parts/message/modes.ts'
import { isDecider, isProposer, type Proposal, returnedOf, waitingOf } from '../../parts/message/proposals.ts'
import { editAddress } from '../../parts/message/ReplyList.tsx'
import { type Decision, useDecision } from '../../parts/message/useDecision.ts'

interface Props {
  message: StaffMessage
  /** The key under which the reason for sending back is stored in this browser. */
  reasonKey: string
  /** True if the editor is open to replace the waiting text. */
  isReplacing: boolean
  onReplace: (isReplacing: boolean) => void
  onRefresh: () => Promise<StaffMessage | undefined>
}

/** Shows a waiting reply to the superior who decides and to the group that proposed it, or a reply that came back. */
function Proposals(props: Props) {
  const { message } = props
  const decision = useDecision()
  const waiting = waitingOf(message)
  const returned = returnedOf(message)
  return (
    <>
      <PanelNotices decision={decision} />
      {waiting && isDecider(waiting) && <Deciding {...props} proposal={waiting} decision={decision} />}
      {waiting && isProposer(waiting) && <Waiting {...props} proposal={waiting} />}
      {!waiting && returned && <Returned message={message} proposal={returned} />}
    </>
  )
}

interface OneProps extends Props {
  proposal: Proposal
}

/**
 * Shows the text with its kind, time and attachments. An attachment of a published reply has its actions beside that
 * reply.
 */
function Text({ title, proposal, children }: { title: string; proposal: Proposal; children: ReactNode }) {
  const translate = useTranslate()
  const labels = useLabels()
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('approval.proposed', {
          kind: labels('proposalKind', proposal.kind),
          at: formatTime(proposal.askedAt)
        })}
      </Typography>
      <Box sx={{ borderLeft: 4, borderColor: 'warning.main', pl: 3, display: 'grid', gap: 2, minWidth: 0 }}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{proposal.text}</Typography>
        <AttachmentList attachments={proposal.attachments.map(one => ({ ...one, allowedActions: [] }))} />
      </Box>
      {children}
    </Box>
  )
}

/** Lets the group that proposed a reply withdraw or replace it. */
function Waiting({ message, proposal, isReplacing, onReplace }: OneProps) {
  const translate = useTranslate()
  const { run } = useActions()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [reply] = message.replies.slice(-1)
  function replace() {
    if (proposal.kind !== 'edit' || !reply) return onReplace(!isReplacing)
    navigate(editAddress(search, message.tid, reply.id))
  }
  return (
    <Text title={translate('approval.waits', { name: proposal.superiorName })} proposal={proposal}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('approval.next')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <ActionButton small onClick={replace}>
          {translate(isReplacing ? 'approval.keep' : 'approval.replace')}
        </ActionButton>
        <ActionButton
          small
          onClick={() =>
            run({ id: 'withdrawProposal', record: { id: proposal.id }, object: message.subject })
          }
        >
          {translate('actions.withdrawProposal.verb')}
        </ActionButton>
      </Box>
    </Text>
  )
}

/** Lets the superior approve the shown text, or send it back; a replaced text must be read first. */
function Deciding({ message, proposal, reasonKey, decision, onRefresh }: OneProps & { decision: Decision }) {
  const translate = useTranslate()
  const first = useRef(proposal.id)
  const [sendsBack, setSendsBack] = useState(false)
  const record = { id: proposal.id, hash: proposal.hash }
  const readAgain = async () => {
    await onRefresh()
    return 'readAgain' as const
  }
  return (
    <Text title={translate('approval.toDecide', { name: proposal.groupName })} proposal={proposal}>
      <Box sx={{ display: 'grid', gap: 2, '& > .MuiAlert-root': { m: 0 }, '&:empty': { display: 'none' } }}>
        {first.current !== proposal.id && <Notice kind="warning" words={translate('approval.changed')} />}
        {proposal.detectorReason && (
          <Notice
            kind="warning"
            words={translate('approval.detector', { reason: proposal.detectorReason })}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {proposal.allowedActions.includes('approveReply') && (
          <ActionButton
            tone="primary"
            onClick={() =>
              decision.decide({ id: 'approveReply', record, object: message.subject, refresh: readAgain })
            }
          >
            {translate('actions.approveReply.verb')}
          </ActionButton>
        )}
        {!sendsBack && (
          <ActionButton onClick={() => setSendsBack(true)}>
            {translate('actions.sendBackReply.verb')}
          </ActionButton>
        )}
      </Box>
      {sendsBack && (
        <SendBack
          record={record}
          reasonKey={reasonKey}
          onRefresh={() => void onRefresh()}
          onClose={() => setSendsBack(false)}
          onDone={() => decision.decided('sendBackReply', message.subject)}
        />
      )}
      <GoOnChoice decision={decision} />
    </Text>
  )
}

interface SendBackProps {
  record: { id: number; hash: string }
  reasonKey: string
  onRefresh: () => void
  onClose: () => void
  onDone: () => void
}

/** Asks why a reply is sent back, below its text. The typed reason stays if the text is replaced meanwhile. */
function SendBack({ record, reasonKey, onRefresh, onClose, onDone }: SendBackProps) {
  const translate = useTranslate()
  const { finished } = useActions()
  const restored = useRestored(reasonKey)
  const draft = useDraftEnd(reasonKey)
  const given = { reason: restored?.content ?? '' }
  const form = useActionForm({ id: 'sendBackReply', record, given }, () => {
    draft.forget()
    finished('sendBackReply')
    onDone()
  })
  const refresh = useRef(onRefresh)
  refresh.current = onRefresh
  useEffect(() => {
    if (form.conflict) refresh.current()
  }, [form.conflict])
  const { hash } = record
  const forget = useRef(form.forget)
  forget.current = form.forget
  // the refusal concerned the older text; the notice above is about the new one
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another hash
  useEffect(() => forget.current(), [hash])
  return (
    <FormFieldsProvider value={{ fields: form.fields, prefix: 'send-back', operation: 'sendBackReply' }}>
      <FormBox
        {...form.options}
        label={translate('actions.sendBackReply.verb')}
        onSubmit={form.submit}
        sx={{ display: 'grid', gap: 2 }}
      >
        <FormWrong />
        {form.fields.map(field => (
          <FieldInput key={field.name} field={field} autoFocus />
        ))}
        <KeptReason reasonKey={reasonKey} draft={draft} />
        <FormTrouble words={form.trouble} form={form} onRefresh={onRefresh} />
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
          <ActionButton onClick={onClose}>{translate('ra.action.cancel')}</ActionButton>
          <ActionButton submit tone="primary" busy={form.busy}>
            {translate('approval.sendBack')}
          </ActionButton>
        </Box>
      </FormBox>
    </FormFieldsProvider>
  )
}

/** Stores the reason in this browser, and shows when it was stored. */
function KeptReason({ reasonKey, draft }: { reasonKey: string; draft: DraftEnd }) {
  const reason = useWatch({ name: 'reason' })
  return <KeptLine kept={useKeepDraft(reasonKey, typeof reason === 'string' ? reason : '', '', draft)} />
}

const returnedWords = { 2: 'sentBack', 3: 'withdrawn', 4: 'lapsed' } as const

/** Shows why the last proposed text was not published; the text is in the editor again. */
function Returned({ message, proposal }: { message: StaffMessage; proposal: Proposal }) {
  const translate = useTranslate()
  const { proposalState: state, kind, superiorName, note } = proposal
  const isEdit = kind === 'edit'
  const isOwn = isEdit
    ? message.replies.some(({ allowedActions }) => allowedActions.includes('editReply'))
    : message.allowedActions.some(id => id === 'replyMessage' || id === 'explainMessage')
  if (state === 0 || state === 1 || !isOwn) return null
  const words = translate(`approval.${returnedWords[state]}`, { name: superiorName })
  const again = translate(isEdit ? 'approval.againEdit' : 'approval.again')
  return (
    <Box sx={{ '& > .MuiAlert-root': { m: 0, alignItems: 'flex-start' } }}>
      <Notice
        kind={state === 2 ? 'warning' : 'info'}
        words={words}
        hint={
          <>
            {note && (
              <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1 }}>
                {translate('approval.reason', { reason: note })}
              </Box>
            )}
            {again}
          </>
        }
      />
    </Box>
  )
}

/** Shows a reply that waits for the superior, or came back. */
export default withPageTexts('desk', Proposals)
