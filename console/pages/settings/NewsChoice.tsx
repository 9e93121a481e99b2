import type { DataOf } from '@board/client'
import { Alert, Box, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { BooleanControl } from '../../widgets/inputs/choices.tsx'
import { type Entered, FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { SaveLine } from './SaveLine.tsx'

type Choice = DataOf<'getNotificationChoice'>

const BooleanInput = asInput(BooleanControl)

/**
 * Edits the choice of mail and SMS for news, and of the kinds of news.
 * @param addresses the bound addresses; other addresses fetch the choice again
 */
export function NewsChoice({ addresses }: { addresses: string }) {
  const translate = useTranslate()
  const id = useId()
  const key = ['notificationChoice', addresses]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call('getNotificationChoice', { signal }),
    retry: false
  })
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h2" id={id}>
        {translate('settings.news.title')}
      </Typography>
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data && <ChoiceForm key={addresses} choice={data} queryKey={key} />}
    </Box>
  )
}

function ChoiceForm({ choice, queryKey }: { choice: Choice; queryKey: readonly string[] }) {
  const translate = useTranslate()
  const queries = useQueryClient()
  const throttle = useThrottle()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const [isDone, setDone] = useState(false)
  const { mail, sms, email, phone, kinds, choosable, dailyMail, dailySms } = choice
  const [start] = useState(() => ({
    mail,
    sms,
    ...Object.fromEntries(choosable.map(kind => [kind, kinds.includes(kind)]))
  }))

  async function save(entered: Entered) {
    setTrouble('')
    setDone(false)
    const isOn = (name: string) => entered[name] === true
    const body = { mail: isOn('mail'), sms: isOn('sms'), kinds: choosable.filter(isOn) }
    if ((body.mail || body.sms) && body.kinds.length === 0) {
      setTrouble(translate('settings.news.noKind'))
      return undefined
    }
    setBusy(true)
    try {
      const saved = await throttle(() => api.call('saveNotificationChoice', { body }))
      if (saved) {
        queries.setQueryData(queryKey, saved.data)
        setDone(true)
      }
    } catch (failure) {
      setTrouble(failureWords(failure, translate))
    } finally {
      setBusy(false)
    }
    return undefined
  }

  return (
    <FormBox
      label={translate('settings.news.title')}
      defaultValues={start}
      onSubmit={save}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('settings.news.hint', { mails: dailyMail, sms: dailySms })}
      </Typography>
      {trouble && <Alert severity="error">{trouble}</Alert>}
      {email === null ? (
        <Typography>{translate('settings.news.noMail')}</Typography>
      ) : (
        <BooleanInput source="mail" id="news-mail" label={translate('settings.news.mail', { email })} />
      )}
      {phone === null ? (
        <Typography>{translate('settings.news.noSms')}</Typography>
      ) : (
        <BooleanInput source="sms" id="news-sms" label={translate('settings.news.sms', { phone })} />
      )}
      <Kinds choosable={choosable} />
      {(email !== null || phone !== null) && (
        <SaveLine busy={busy} done={isDone && translate('settings.news.saved')} />
      )}
    </FormBox>
  )
}

/** Shows the kinds of news if a channel is chosen. */
function Kinds({ choosable }: Pick<Choice, 'choosable'>) {
  const translate = useTranslate()
  const { mail, sms } = useWatch()
  if (!mail && !sms) return null
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid' }}>
      <Box component="legend" sx={{ mb: 1, fontWeight: 500, p: 0 }}>
        {translate('settings.news.kinds')}
      </Box>
      {choosable.map(kind => (
        <BooleanInput
          key={kind}
          source={kind}
          id={`news-${kind}`}
          label={translate(`settings.news.${kind}`)}
        />
      ))}
    </Box>
  )
}
