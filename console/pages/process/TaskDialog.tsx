import type { DataOf } from '@board/client'
import { actions } from '@board/generated/actions'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { Values } from '../../base/values.ts'
import type { ActionDialogProps } from '../../derive/actionTarget.ts'
import { ActionDialog } from '../../derive/dialog/ActionDialog.tsx'
import { fieldsOf } from '../../fields/fields.ts'
import { WithoutPrefill } from '../../widgets/inputs/WithoutPrefill.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { FieldsDialog } from './FieldsDialog.tsx'
import { ownProcessOf, whySentBack } from './matter.ts'
import { TaskMatter } from './TaskMatter.tsx'
import { useMatter } from './useMatter.ts'
import { VariablesDialog } from './VariablesDialog.tsx'

/**
 * Shows what a task is about and what the act does to it. In a process that the site starts itself nobody types variables; an application that was sent back is
 * submitted again, an extension with its days and its reason. Specification 7; domain 3.
 */
const TaskDialog = (props: ActionDialogProps) => (
  <PageTexts family="process" fallback={null}>
    <Asked {...props} warning={<TaskMatter id={props.id} records={[props.record]} />} />
  </PageTexts>
)

export default TaskDialog

const Asked = (props: ActionDialogProps) =>
  props.id === 'completeTask' ? <Complete {...props} /> : <ActionDialog {...props} />

function Complete(props: ActionDialogProps) {
  const { data, isPending } = useMatter(props.record)
  const key = ownProcessOf(props.record.processDefinitionKey)
  // a delegate submits nothing again, and the variables of a delegate are ignored
  if (props.record.isDelegated) return <ActionDialog {...props} hidden="variables" />
  if (isPending) return null
  if (!key) return <Drawn {...props} missing={data?.instance.missing ?? []} />
  const isAgain = data !== undefined && whySentBack(data.steps) !== undefined
  if (isAgain && key === 'messageExtension') {
    const given = Object.fromEntries(data.instance.variables.map(({ name, value }) => [name, value]))
    return (
      <WithoutPrefill>
        <ExtensionAgain {...props} given={given} />
      </WithoutPrefill>
    )
  }
  return <ActionDialog {...props} hidden="variables" />
}

/** Completes a task of a drawn process: it asks for the variables on which the way on depends and that nobody has filled in. */
function Drawn({ missing, ...props }: ActionDialogProps & { missing: DataOf<'getInstance'>['missing'] }) {
  const translate = useTranslate()
  const asked = missing.find(({ taskId }) => taskId === props.record.taskId)?.fields ?? []
  const fields = useMemo(
    () => fieldsOf(actions.completeTask.body ?? {}, props.record).filter(({ name }) => name !== 'variables'),
    [props.record]
  )
  if (asked.length === 0) return <ActionDialog {...props} />
  return (
    <WithoutPrefill>
      <VariablesDialog
        {...props}
        verb={translate('actions.completeTask.verb')}
        fields={fields}
        variables={asked}
      >
        {props.warning}
      </VariablesDialog>
    </WithoutPrefill>
  )
}

/** Submits an extension again after it was sent back; the days and the reason may be changed. */
function ExtensionAgain({ given, ...action }: ActionDialogProps & { given: Values }) {
  const translate = useTranslate()
  const fields = useMemo(
    // the message is known to the process
    () => fieldsOf(actions.requestExtension.body ?? {}, { tid: 0, version: 0 }),
    []
  )
  return (
    <FieldsDialog
      action={action}
      verb={translate('actions.completeTask.again')}
      fields={fields}
      given={given}
      operation="requestExtension"
      prepare={({ days, reason }) => ({ comment: reason, variables: { days: Number(days), reason } })}
    >
      <TaskMatter id={action.id} records={[action.record]} />
    </FieldsDialog>
  )
}
