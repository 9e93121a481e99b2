import {
  useBulkDeleteController,
  useDeleteController,
  useListContext,
  useResourceContext,
  useTranslate
} from 'ra-core'
import { type ReactNode, useState } from 'react'
import { failureWords } from '../../api/failure.ts'
import type { EntityRecord } from '../../fields/entityRecord.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { isSignedIn } from '../../session/sessionCookies.ts'
import { FormDialog, Notice } from '../../widgets/registry.tsx'
import { useTellDone } from '../dialog/done.tsx'
import { focusBack } from '../keys.ts'
import { NamedRecords } from './NamedRecords.tsx'

interface Props {
  /** The name of the record; for several records, their number. */
  object: string
  /** The resource on whose pages the reader is told of the deletion; by default, that of the record. */
  shownOn?: string
  onDone: () => void
  onClose: () => void
}

/**
 * Returns the parts that both deletions share: react-admin's callbacks, the last refusal, and the function that closes
 * the dialog.
 */
function useDeletion({ object, shownOn, onDone, onClose }: Props) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const { succeed } = useTellDone()
  const [failure, setFailure] = useState<unknown>()
  const [opener] = useState(() => document.activeElement)
  const throttle = useThrottle()
  const close = (isDone: boolean) => {
    onClose()
    focusBack(opener, isDone)
  }
  const onSuccess = () => {
    // if the session has ended, react-admin shows it
    if (!isSignedIn()) return
    succeed({ resource: shownOn ?? resource, words: translate('frame.done.deleted', { name: object }) })
    close(true)
    onDone()
  }
  return {
    failure,
    options: { mutationMode: 'pessimistic', mutationOptions: { onSuccess, onError: setFailure } } as const,
    cancel: () => close(false),
    send: (handleDelete: () => void) =>
      void throttle(async () => {
        setFailure(undefined)
        handleDelete()
      })
  }
}

interface QuestionProps {
  object: string
  busy: boolean
  failure: unknown
  onSubmit: () => void
  onClose: () => void
  children?: ReactNode
}

/** Asks for confirmation before records are deleted (specification 8), and shows a refusal. */
function Question({ object, failure, children, ...dialog }: QuestionProps) {
  const translate = useTranslate()
  const verb = translate('ra.action.delete')
  return (
    <FormDialog
      {...dialog}
      title={translate('form.title', { verb, object })}
      verb={verb}
      tone="danger"
      asks
      trouble={failure ? <Notice kind="error" words={failureWords(failure, translate)} /> : null}
    >
      {children}
      <p style={{ margin: 0 }}>{translate('entity.confirm', { handle: verb })}</p>
    </FormDialog>
  )
}

/** Deletes a record after a confirmation. */
export function DeleteDialog({ record, ...props }: Props & { record: EntityRecord }) {
  const { failure, options, cancel, send } = useDeletion(props)
  const { handleDelete, isPending } = useDeleteController<EntityRecord>({ ...options, record })
  return (
    <Question
      object={props.object}
      busy={isPending}
      failure={failure}
      onSubmit={() => send(handleDelete)}
      onClose={cancel}
    />
  )
}

/** Deletes the ticked records of the list after a confirmation, all of them or none. */
export function BulkDeleteDialog(props: Props) {
  const { resource, selectedIds } = useListContext<EntityRecord>()
  const { failure, options, cancel, send } = useDeletion(props)
  const { handleDelete, isPending } = useBulkDeleteController<EntityRecord>(options)
  return (
    <Question
      object={props.object}
      busy={isPending}
      failure={failure}
      onSubmit={() => send(handleDelete)}
      onClose={cancel}
    >
      <NamedRecords resource={resource} ids={selectedIds} />
    </Question>
  )
}
