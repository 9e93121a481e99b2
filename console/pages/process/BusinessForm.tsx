import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { api } from '../../api/client.ts'
import type { Values } from '../../base/values.ts'
import { useActions } from '../../derive/dialog/ActionHost.tsx'
import { useComma, useFieldLabel } from '../../fields/labels.ts'
import { useMe } from '../../session/useMe.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Facts } from '../../widgets/parts/Facts.tsx'
import { FormSection } from '../../widgets/parts/forms/FormFrame.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { formSettingOf } from './StartDialog.tsx'
import { hasForm, missingParts } from './startForm.ts'

interface Props {
  /** The definition of the process to which the form belongs. */
  record: Values & { readonly key: string; readonly allowedActions: readonly string[] }
  object: string
}

const parts = ['formName', 'formRoute', 'formSaveUrl', 'formInstanceUrl'] as const

/** Shows the business form of a process, its missing parts, and the link to set them. */
export function BusinessForm({ record, object }: Props) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const comma = useComma()
  const { permissions } = useMe()
  const { run } = useActions()
  const { data, error, refetch } = useQuery({
    queryKey: ['businessForm', record.key],
    queryFn: ({ signal }) =>
      api.call('getStartForm', { query: { processDefinitionKey: record.key }, signal }),
    enabled: permissions.includes('act:running:start'),
    retry: false
  })
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const missing = hasForm(data) ? missingParts(data) : []
  return (
    <FormSection title={translate('process.start.form')}>
      {!hasForm(data) && <p style={{ margin: 0 }}>{translate('process.start.noForm')}</p>}
      {missing.length > 0 && (
        <Box sx={{ display: 'grid', gap: 3, '& > .MuiAlert-root': { m: 0 } }}>
          {missing.map(part => (
            <Notice key={part} kind="error" words={translate(`process.start.missing.${part}`)} />
          ))}
        </Box>
      )}
      {hasForm(data) && (
        <Facts
          facts={[
            ...parts.map(name => ({ name, label: label(name), value: data[name] || '—' })),
            {
              name: 'fields',
              label: translate('process.start.fields'),
              value: data.fields.map(({ title }) => title).join(comma) || '—'
            }
          ]}
        />
      )}
      {record.allowedActions.includes('setBusinessForm') && (
        <div>
          <ActionButton onClick={() => run({ ...formSettingOf(data), record, object })}>
            {translate('actions.setBusinessForm.verb')}
          </ActionButton>
        </div>
      )}
    </FormSection>
  )
}
