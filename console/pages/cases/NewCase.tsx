import type { BodyOf, DataOf } from '@board/client'
import { keeps } from '@board/client/storage/keeps'
import { localStore } from '@board/client/storage/storage'
import { Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import { type FieldValues, type Resolver, useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import { draftKey } from '../../derive/drafts/drafts.ts'
import { useDraftEnd, useRestored } from '../../derive/drafts/useDraft.ts'
import { FormWrong } from '../../derive/form/FormWrong.tsx'
import { formatTime } from '../../fields/time.ts'
import { useMe } from '../../session/useMe.ts'
import { FormFieldsProvider } from '../../widgets/inputs/FormFields.ts'
import { FormFrame } from '../../widgets/parts/forms/FormFrame.tsx'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { FormTrouble } from '../parts/FormTrouble.tsx'
import { KeptForm, keptValues } from '../parts/KeptForm.tsx'
import { CaseFields } from './CaseFields.tsx'
import { bodyOf } from './caseBody.ts'

interface Props {
  message: DataOf<'getStaffMessage'>
  onRefresh: () => void
}

/** Writes a case about a handled message: the group submits it at once, or saves it as a draft. */
export function NewCase({ message, onRefresh }: Props) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const prefix = useId()
  const { info } = useMe()
  const { finished } = useActions()
  const { tid, subject, domainId } = message
  const key = draftKey(info?.uid ?? 0, tid, 'case')
  const restored = useRestored(key)
  const draft = useDraftEnd(key)
  const [given] = useState(() => ({ title: subject, domainId }))
  const open = (id: number, done: 'proposed' | 'drafted') => {
    draft.forget()
    navigate(`/applyCasePage?id=${id}`, { replace: true, state: { done } })
  }
  const form = useActionForm(
    { id: 'proposeCase', record: { tid }, given: { ...given, ...keptValues(restored?.content) } },
    data => {
      finished('proposeCase')
      open((data as DataOf<'proposeCase'>).id, 'proposed')
    }
  )
  const { resolver } = form.options
  const checks = useMemo<Resolver<FieldValues>>(
    () =>
      (values, ...rest) =>
        resolver(bodyOf(values), ...rest),
    [resolver]
  )
  return (
    <FormFieldsProvider value={{ fields: form.fields, prefix, operation: 'proposeCase' }}>
      <FormFrame
        title={translate('cases.propose')}
        back={{ to: `/taskMain?messageId=${tid}`, words: subject }}
        verb={translate('actions.submitCase.verb')}
        busy={form.busy}
        form={{ ...form.options, resolver: checks }}
        onSubmit={form.submit}
        trouble={
          <>
            <Notice kind="info" words={translate(keeps(localStore) ? 'cases.hint' : 'cases.hintUnkept')} />
            {restored && (
              <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
                {translate('task.restored', { at: formatTime(restored.at) })}
              </Typography>
            )}
            <FormWrong />
            <FormTrouble words={form.trouble} form={form} onRefresh={onRefresh} />
          </>
        }
      >
        <CaseFields fields={form.fields} grades={message.grades} prefix={prefix} choosable={[]} />
        <KeptForm draftKey={key} given={JSON.stringify(given)} draft={draft} />
        <SaveDraft tid={tid} onDone={id => open(id, 'drafted')} />
      </FormFrame>
    </FormFieldsProvider>
  )
}

/** Saves the text as a draft that the whole group can edit. */
function SaveDraft({ tid, onDone }: { tid: number; onDone: (id: number) => void }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { getValues } = useFormContext()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  async function save() {
    setBusy(true)
    setFailure(undefined)
    try {
      const entered = Object.entries(bodyOf(getValues())).filter(
        ([, value]) => value !== null && value !== ''
      )
      const body = { ...Object.fromEntries(entered), tid } as BodyOf<'draftCase'>
      const { id } = await api.call('draftCase', { body })
      void queries.invalidateQueries({ queryKey: ['caseOf', tid] })
      onDone(id)
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {failure !== undefined && <Notice kind="error" words={failureWords(failure, translate)} />}
      <div>
        <ActionButton busy={busy} onClick={() => void save()}>
          {translate('cases.saveDraft')}
        </ActionButton>
      </div>
    </>
  )
}
