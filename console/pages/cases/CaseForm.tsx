import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useActionForm } from '../../derive/dialog/useActionForm.ts'
import { draftKey } from '../../derive/drafts/drafts.ts'
import { useDraftEnd, useRestored } from '../../derive/drafts/useDraft.ts'
import { FormWrong } from '../../derive/form/FormWrong.tsx'
import { formatTime } from '../../fields/time.ts'
import { useMe } from '../../session/useMe.ts'
import { FormFieldsProvider } from '../../widgets/inputs/FormFields.ts'
import { FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { FormTrouble } from '../parts/FormTrouble.tsx'
import { KeptForm, keptValues } from '../parts/KeptForm.tsx'
import { CaseFields } from './CaseFields.tsx'
import { bodyOf } from './caseBody.ts'
import type { Case } from './useMessageCase.ts'

const fileOf = ({ aid, fileName, thumbUrl }: Case['attachments'][number]) => ({ aid, fileName, thumbUrl })

interface Props {
  found: Case
  onRefresh: () => void
  onSaved: () => void
  /** Called when the entered values begin to differ from the saved ones, and when they no longer do. */
  onChanged: (isChanged: boolean) => void
}

/** Changes a case that is not in approval. Submitting it is a separate action after it was saved. */
export function CaseForm({ found, onRefresh, onSaved, onChanged }: Props) {
  const translate = useTranslate()
  const prefix = useId()
  const { info } = useMe()
  const { finished } = useActions()
  const { id, tid, version, title, domainId, summary, measures, result, attachments, choosable } = found
  const key = draftKey(info?.uid ?? 0, tid, `case.${id}`)
  const restored = useRestored(key)
  const draft = useDraftEnd(key)
  const [start] = useState(() => ({
    title,
    domainId,
    summary,
    measures,
    result,
    lowGradeReason: found.lowGradeReason ?? '',
    files: attachments.map(fileOf),
    chosen: []
  }))
  const [given] = useState(() => ({ ...start, ...keptValues(restored?.content) }))
  const form = useActionForm({ id: 'changeCase', record: { id, version }, given }, () => {
    draft.forget()
    finished('changeCase')
    onSaved()
  })
  const { resolver, defaultValues } = form.options
  const checks = useMemo<Resolver<FieldValues>>(
    () =>
      (values, ...rest) =>
        resolver(bodyOf(values), ...rest),
    [resolver]
  )
  const others = choosable.filter(({ aid }) => !attachments.some(one => one.aid === aid))
  return (
    <FormFieldsProvider value={{ fields: form.fields, prefix, operation: 'changeCase' }}>
      <FormBox
        defaultValues={{ ...defaultValues, files: given.files, chosen: given.chosen }}
        resolver={checks}
        label={translate('actions.changeCase.verb')}
        onSubmit={form.submit}
        sx={{ display: 'grid', gap: 4, maxWidth: 640 }}
      >
        {restored && (
          <Box>
            <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
              {translate('task.restored', { at: formatTime(restored.at) })}
            </Typography>
          </Box>
        )}
        <FormWrong />
        <CaseFields fields={form.fields} grades={found.grades} prefix={prefix} choosable={others} />
        <KeptForm draftKey={key} given={JSON.stringify(start)} draft={draft} onChanged={onChanged} />
        <FormTrouble words={form.trouble} form={form} onRefresh={onRefresh} />
        <Notice kind="info" words={translate('cases.saveFirst')} />
        <div>
          <ActionButton submit tone="primary" busy={form.busy}>
            {translate('cases.save')}
          </ActionButton>
        </div>
      </FormBox>
    </FormFieldsProvider>
  )
}
