import { actions } from '@board/generated/actions'
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { useId, useMemo, useRef, useState } from 'react'
import { createAttempts } from '../../api/attempts.ts'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import type { Values } from '../../base/values.ts'
import type { ActionDialogProps } from '../../derive/actionTarget.ts'
import { ActionDialog } from '../../derive/dialog/ActionDialog.tsx'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { FieldInput } from '../../derive/form/FieldInput.tsx'
import { FormWrong } from '../../derive/form/FormWrong.tsx'
import { contractResolver } from '../../derive/form/resolver.ts'
import { fieldsOf, initialValues } from '../../fields/fields.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { FormFieldsProvider } from '../../widgets/inputs/FormFields.ts'
import { WithoutPrefill } from '../../widgets/inputs/WithoutPrefill.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { FormDialog } from '../../widgets/parts/forms/FormDialog.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { withPageTexts } from '../../widgets/parts/PageTexts.tsx'
import {
  askFrame,
  fieldsOfForm,
  hasForm,
  keyOf,
  missingParts,
  postForm,
  type StartForm,
  variablesOf,
  withUnticked
} from './startForm.ts'
import { VariablesDialog } from './VariablesDialog.tsx'

/**
 * Starts a process. For a process with a business form, it checks that the process is deployed, shows the form, saves it,
 * starts the process with the returned business key, and passes the instance on. Specification 4, 7, 8.
 */
export const StartDialog = withPageTexts('process', Start, null)

function Start(props: ActionDialogProps) {
  const translate = useTranslate()
  const key = String(props.record.processDefinitionKey ?? '')
  const { data, error, isPending } = useQuery({
    queryKey: ['startForm', key],
    queryFn: async ({ signal }) => {
      const { list } = await api.call('latestProcesses', { query: { key, page: 1, rows: 10 }, signal })
      if (list.length === 0) return 'noProcess' as const
      return await api.call('getStartForm', { query: { processDefinitionKey: key }, signal })
    },
    enabled: key !== '',
    retry: false,
    gcTime: 0
  })
  if (key === '') return <Stopped {...props} words={[translate('process.start.missing.processKey')]} />
  if (error) return <Stopped {...props} words={[failureWords(error, translate)]} />
  if (isPending) return null
  if (data === 'noProcess') return <Stopped {...props} words={[translate('process.start.noProcess')]} />
  if (!hasForm(data))
    return data.fields.length === 0 ? (
      <ActionDialog {...props} />
    ) : (
      <WithoutPrefill>
        <DrawnFields {...props} form={data} />
      </WithoutPrefill>
    )
  const missing = missingParts(data)
  if (missing.length > 0) {
    const words = missing.map(part => translate(`process.start.missing.${part}`))
    return <Stopped {...props} words={words} form={data} />
  }
  return (
    <WithoutPrefill>
      <FormOfProcess {...props} form={data} />
    </WithoutPrefill>
  )
}

/** Starts a process without a business form: the business key, and the variables that the drawing needs. */
function DrawnFields({ form, ...props }: ActionDialogProps & { form: StartForm }) {
  const key = useMemo(
    () =>
      fieldsOf(actions.startOfBusinessKey.body ?? {}, props.record).filter(
        ({ name }) => name !== 'variables'
      ),
    [props.record]
  )
  return (
    <VariablesDialog
      {...props}
      verb={useTranslate()('actions.startOfBusinessKey.verb')}
      fields={key}
      variables={form.fields}
    />
  )
}

const useTitleOf = ({ object }: ActionDialogProps) => {
  const translate = useTranslate()
  return translate('form.title', { verb: translate('actions.startOfBusinessKey.verb'), object })
}

/** Says why a process cannot be started, and links to the missing settings. */
function Stopped({
  words,
  form,
  ...props
}: ActionDialogProps & { words: readonly string[]; form?: StartForm }) {
  const translate = useTranslate()
  const { run } = useActions()
  const { record, object, onClose } = props
  const may = [record.allowedActions].flat().includes('setBusinessForm')
  return (
    <FormDialog
      title={useTitleOf(props)}
      verb={translate('actions.startOfBusinessKey.verb')}
      tone="primary"
      busy={false}
      onlyClose
      asks
      onSubmit={() => undefined}
      onClose={onClose}
      trouble={words.map(one => <Notice key={one} kind="error" words={one} />)}
    >
      {form && may && (
        <div>
          <ActionButton onClick={() => run({ ...formSettingOf(form), record, object })}>
            {translate('actions.setBusinessForm.verb')}
          </ActionButton>
        </div>
      )}
    </FormDialog>
  )
}

/** Returns the action that changes the settings of a business form; the dialog begins with the present ones. */
export const formSettingOf = ({ formName, formRoute, formSaveUrl, formInstanceUrl }: StartForm) => ({
  id: 'setBusinessForm' as const,
  given: { formName, formRoute, formSaveUrl, formInstanceUrl },
  sendsEmpty: true
})

function FormOfProcess({ form, ...props }: ActionDialogProps & { form: StartForm }) {
  const translate = useTranslate()
  const notify = useNotify()
  const prefix = useId()
  const frame = useRef<HTMLIFrameElement>(null)
  const fields = useMemo(() => (form.formRoute === '' ? fieldsOfForm(form) : []), [form])
  const [options] = useState(() => ({
    defaultValues: initialValues(fields, {}),
    resolver: contractResolver(fields)
  }))
  const throttle = useThrottle()
  const [attempt] = useState(() => createAttempts())
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  /** A form that was saved. It is not saved again if only the start failed. */
  const saved = useRef<{ readonly text: string; readonly key: string }>(undefined)
  const titles = useMemo(() => new Map(form.fields.map(({ name, title }) => [name, title])), [form])
  const parts = useMemo(() => ({ fields, prefix, titles }), [fields, prefix, titles])

  async function read(values: Values): Promise<Values | undefined> {
    if (form.formRoute === '') return withUnticked(form.fields, values)
    if (!frame.current) return undefined
    const answer = await askFrame(frame.current)
    if (typeof answer === 'object') return answer.form
    setTrouble(translate(`process.start.${answer}`))
    return undefined
  }

  async function keyFor(content: Values): Promise<string> {
    const text = JSON.stringify(content)
    if (saved.current?.text !== text)
      saved.current = { text, key: keyOf(await postForm(form.formSaveUrl, content, form.formName)) }
    return saved.current.key
  }

  async function start(values: Values) {
    setTrouble(undefined)
    setBusy(true)
    try {
      const content = await read(values)
      if (!content) return
      const businessKey = await keyFor(content)
      if (businessKey === '') {
        saved.current = undefined
        setTrouble(translate('actions.startOfBusinessKey.missing.businessKey'))
        return
      }
      const { processDefinitionKey } = form
      const variables = variablesOf(content)
      const body = { processDefinitionKey, businessKey, variables }
      // an answer that was lost comes once more, so that no second process begins
      const started = await attempt(body, idempotencyKey =>
        api.call('startOfBusinessKey', { body, idempotencyKey })
      )
      if (form.formInstanceUrl !== '')
        await postForm(form.formInstanceUrl, started).catch((refusal: unknown) =>
          notify(translate('process.start.notNoted', { why: failureWords(refusal, translate) }), {
            type: 'warning'
          })
        )
      props.onDone(started)
    } catch (refusal) {
      setTrouble(failureWords(refusal, translate))
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormFieldsProvider value={parts}>
      <FormDialog
        title={useTitleOf(props)}
        verb={translate('actions.startOfBusinessKey.verb')}
        tone="primary"
        wide={form.formRoute !== ''}
        busy={busy}
        form={options}
        onSubmit={async values => {
          await throttle(() => start(values))
          return undefined
        }}
        onClose={props.onClose}
        trouble={
          <>
            {trouble && <Notice kind="error" words={trouble} />}
            <FormWrong />
          </>
        }
      >
        <Box component="h3" sx={{ m: 0, typography: 'h3' }}>
          {form.formName}
        </Box>
        {form.formRoute !== '' && (
          <Box
            component="iframe"
            ref={frame}
            src={form.formRoute}
            title={form.formName}
            sx={{ border: 1, borderColor: 'divider', width: '100%', height: '60vh' }}
          />
        )}
        {fields.map((field, index) => (
          <FieldInput key={field.name} field={field} label={titles.get(field.name)} autoFocus={index === 0} />
        ))}
      </FormDialog>
    </FormFieldsProvider>
  )
}
