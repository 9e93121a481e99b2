import { actions } from '@board/generated/actions'
import { useTranslate } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import { KeptUploadsContext } from '../../api/keptUploads.ts'
import { fieldsOf, initialValues } from '../../fields/fields.ts'
import { useMe } from '../../session/useMe.ts'
import { FormFieldsProvider } from '../../widgets/inputs/FormFields.ts'
import { WithoutPrefill } from '../../widgets/inputs/WithoutPrefill.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'
import { ActionButton, FormDialog, Notice } from '../../widgets/registry.tsx'
import type { ActionDialogProps } from '../actionTarget.ts'
import { DialogDraft } from '../drafts/DialogDraft.tsx'
import { dialogKey, valuesOf } from '../drafts/dialogDraft.ts'
import { useDraftEnd, useRestored } from '../drafts/useDraft.ts'
import { useKeptFiles } from '../drafts/useKeptFiles.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { FormWrong } from '../form/FormWrong.tsx'
import { readOverrides } from '../overrides.ts'
import { verbKey } from '../verbKey.ts'
import { useActionForm } from './useActionForm.ts'

/**
 * Shows the dialog of an operation. The form is derived from the request body. The tone and the question come from
 * `x-action`. If the dialog is closed without sending, the typed values are kept as a draft.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { info } = useMe()
  const [restarts, setRestarts] = useState(0)
  const key = dialogKey(info?.uid ?? 0, props.id, props.record)
  const Dialog = actions[props.id].action.confirm ? AskingDialog : DraftedDialog
  return (
    <WithoutPrefill>
      <Dialog {...props} key={restarts} draftKey={key} onClear={() => setRestarts(restarts + 1)} />
    </WithoutPrefill>
  )
}

interface DraftedProps extends ActionDialogProps {
  draftKey: string
  /** Opens the dialog again without its draft. */
  onClear: () => void
}

function DraftedDialog({
  object,
  onDone,
  onClose,
  onRefresh,
  draftKey,
  onClear,
  verb: ownVerb,
  warning,
  ...own
}: DraftedProps) {
  const translate = useTranslate()
  const prefix = useId()
  const restored = useRestored(draftKey)
  const files = useKeptFiles(restored?.files, restored?.lost)
  const draft = useDraftEnd(draftKey)
  const [isNeedless, setNeedless] = useState(false)
  const [start] = useState(() => {
    const ofDialog = fieldsOf(actions[own.id].body ?? {}, own.record)
    const attachments = ofDialog.find(({ kind }) => kind === 'attachments')
    const aids = files.kept.initial.map(({ aid }) => aid)
    const values = valuesOf(ofDialog, restored?.content)
    return {
      usual: initialValues(ofDialog, own.given ?? {}),
      given: { ...own.given, ...values, ...(attachments && aids.length > 0 && { [attachments.name]: aids }) }
    }
  })
  const target = { ...own, given: start.given }
  const form = useActionForm(target, data => {
    draft.forget()
    onDone(data)
  })
  const { fields } = form
  const { action } = actions[target.id]
  const Warning = readOverrides().warnings?.[target.id]
  const key = verbKey(target.id, own.record)
  const verb = ownVerb ?? translate(key)
  // the two buttons must have different words if the action itself is called 取消
  const ownButton = translate(`actions.${target.id}.button`, { _: '' })
  const button = ownButton && key !== `actions.${target.id}.verb` ? verb : ownButton
  const note = translate(`actions.${target.id}.note`, { _: '' })
  const parts = useMemo(() => ({ fields, prefix, operation: target.id }), [fields, prefix, target.id])
  return (
    <FormFieldsProvider value={parts}>
      <FormDialog
        title={object ? translate('form.title', { verb, object }) : verb}
        verb={button || verb}
        {...(button && { back: translate('form.back') })}
        tone={action.tone ?? 'primary'}
        asks={fields.length === 0}
        onlyClose={isNeedless}
        done={isNeedless}
        busy={form.busy}
        form={form.options}
        onSubmit={form.submit}
        onClose={onClose}
        trouble={
          <>
            {form.trouble && (
              <Notice
                kind="error"
                words={form.trouble}
                action={
                  form.conflict ? (
                    <ActionButton small onClick={() => void onRefresh().then(form.forget)}>
                      {translate('form.refresh')}
                    </ActionButton>
                  ) : undefined
                }
              />
            )}
            <FormWrong />
            {form.question && (
              <Notice
                kind="warning"
                words={translate('form.emptyAgain', { question: form.question, verb: button || verb })}
              />
            )}
          </>
        }
      >
        {fields.length > 0 && (
          <DialogDraft
            draftKey={draftKey}
            fields={fields}
            given={start.usual}
            files={files.stored}
            lost={files.lost}
            end={draft}
            isRestored={restored !== undefined}
            onClear={onClear}
          />
        )}
        {warning}
        {Warning && <Warning id={own.id} records={[own.record]} onNeedless={setNeedless} />}
        {note && <p style={{ margin: 0 }}>{note}</p>}
        {action.confirm && !isNeedless && (
          <p style={{ margin: 0 }}>{translate(`confirm.${action.confirm}`)}</p>
        )}
        <KeptUploadsContext value={files.kept}>
          {fields.map((field, index) => (
            <FieldInput key={field.name} field={field} autoFocus={index === 0} />
          ))}
        </KeptUploadsContext>
      </FormDialog>
    </FormFieldsProvider>
  )
}

/** The dialog of an action with a question, which is fetched first: nobody confirms what they have not read. */
const AskingDialog = withPageTexts('questions', DraftedDialog, null)
