import type { DataOf } from '@board/client'
import { ApiError } from '@board/client'
import { Alert, Box, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useDraftEnd, useRestored } from '../../derive/drafts/useDraft.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { formatTime } from '../../fields/time.ts'
import { useMe } from '../../session/useMe.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { TextareaControl, TextControl } from '../../widgets/inputs/text.tsx'
import { type Entered, FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { FactList } from '../parts/FactList.tsx'
import { KeptForm, keptValues } from '../parts/KeptForm.tsx'
import { SaveLine } from './SaveLine.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

type Info = DataOf<'getInstitutionInfo'>

const TextInput = asInput(TextControl, { empty: '' })
const TextareaInput = asInput(TextareaControl, { empty: '' })
const key = ['institutionInfo']
/** The maximum lengths of the contract's body. */
const maxLengths = { contact: 50, phone: 30, address: 200, intro: 1000 }
const isPhone = /^([0-9+() -]{5,30})?$/

function Content() {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call('getInstitutionInfo', { signal }),
    retry: false
  })
  return (
    <SettingsFrame page="base-info">
      {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <FactList
            facts={[
              { key: 'name', label: translate('settings.institution'), text: data.name },
              { key: 'superior', label: translate('settings.superior'), text: data.superiorName ?? '—' }
            ]}
          />
          {/* a conflict fetches the record again; the typed text stays in the form */}
          <InfoForm info={data} />
        </Box>
      )}
    </SettingsFrame>
  )
}

const textsOf = ({ contact, phone, address, intro }: Info) => ({ contact, phone, address, intro })

function InfoForm({ info }: { info: Info }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const throttle = useThrottle()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [isDone, setDone] = useState(false)
  const { info: me } = useMe()
  const draftKey = `console.draft.${me?.uid ?? 0}.baseInfo`
  const restored = useRestored(draftKey)
  const [given, setGiven] = useState(() => textsOf(info))
  const [start] = useState({ ...given, ...keptValues(restored?.content) })
  const draft = useDraftEnd(draftKey)

  async function save(entered: Entered) {
    const text = (name: keyof typeof maxLengths) => String(entered[name] ?? '').trim()
    setTrouble('')
    setDone(false)
    const phone = text('phone')
    if (!isPhone.test(phone)) return { phone: translate('settings.badPhone') }
    setBusy(true)
    try {
      const body = {
        version: info.version,
        contact: text('contact'),
        phone,
        address: text('address'),
        intro: text('intro')
      }
      const saved = await throttle(() => api.call('saveInstitutionInfo', { body }))
      if (saved) queries.setQueryData(key, saved.data)
      if (saved) {
        setGiven(textsOf(saved.data))
        setDone(true)
      }
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'GEN0409') {
        await queries.invalidateQueries({ queryKey: key })
        setTrouble(translate('settings.conflict'))
      } else setTrouble(failureWords(failure, translate))
    } finally {
      setBusy(false)
    }
    return undefined
  }

  const field = (name: keyof typeof maxLengths) => ({
    source: name,
    id: `institution-${name}`,
    label: translate(`settings.fields.${name}`),
    helperText: translate(`settings.hints.${name}`),
    schema: { type: 'string', maxLength: maxLengths[name] } as const
  })
  return (
    <FormBox
      label={translate('settings.pages.base-info')}
      defaultValues={start}
      onSubmit={save}
      sx={{ display: 'grid', gap: 4 }}
    >
      {restored && !isDone && (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('task.restored', { at: formatTime(restored.at) })}
        </Typography>
      )}
      {trouble && <Alert severity="error">{trouble}</Alert>}
      <TextInput {...field('contact')} autoComplete="organization-title" />
      <TextInput {...field('phone')} autoComplete="tel" />
      <TextInput {...field('address')} autoComplete="street-address" />
      <TextareaInput {...field('intro')} />
      <SaveLine busy={busy} done={isDone && translate('settings.saved')}>
        <KeptForm draftKey={draftKey} given={JSON.stringify(given)} draft={draft} />
      </SaveLine>
    </FormBox>
  )
}

/** Shows and edits the description of the reader's institution. Specification 2. */
export const BaseInfo = () => (
  <PageTexts family="settings">
    <Content />
  </PageTexts>
)
