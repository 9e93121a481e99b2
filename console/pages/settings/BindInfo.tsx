import type { DataOf } from '@board/client'
import { sendWithProof } from '@board/client/proof/with-proof'
import { isEmail, isMobile } from '@board/schemas/facts/contact'
import { Alert, Box, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { TextControl } from '../../widgets/inputs/text.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { type Entered, FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { Failed } from '../../widgets/parts/notices/Failed.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { CodeInput } from './CodeInput.tsx'
import { NewsChoice } from './NewsChoice.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'

type Info = DataOf<'getBaseInfo'>
type Kind = 'phone' | 'email'
/** The change that the reader makes: a new phone, a new mail address, or the removal of the mail address. */
type Change = 'phone' | 'email' | 'removeEmail'

const TextInput = asInput(TextControl, { empty: '' })
const key = ['ownBaseInfo']

function Content() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.call('getBaseInfo', { signal }),
    retry: false
  })
  const [change, setChange] = useState<Change>()
  const [done, setDone] = useState('')
  const start = (wanted: Change) => {
    setDone('')
    setChange(wanted)
  }
  const finish = (info: Info, words: string) => {
    queries.setQueryData(key, info)
    void queries.invalidateQueries({ queryKey: ['auth'] })
    setChange(undefined)
    setDone(words)
  }
  return (
    <SettingsFrame page="bind-info">
      {isPending && <Notice kind="loading" words={translate('ra.page.loading')} />}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          {done && (
            <Alert severity="success" variant="outlined" role="status">
              {done}
            </Alert>
          )}
          <Contact
            kind="phone"
            value={data.phone}
            onChange={() => start('phone')}
            isOpen={change === 'phone'}
          >
            {change === 'phone' && (
              <PhoneChange info={data} onDone={finish} onCancel={() => setChange(undefined)} />
            )}
          </Contact>
          <Contact
            kind="email"
            value={data.email}
            onChange={() => start('email')}
            onRemove={data.email === null || data.phone === null ? undefined : () => start('removeEmail')}
            isOpen={change === 'email' || change === 'removeEmail'}
          >
            {(change === 'email' || change === 'removeEmail') && (
              <EmailChange
                info={data}
                isRemoval={change === 'removeEmail'}
                onDone={finish}
                onCancel={() => setChange(undefined)}
              />
            )}
          </Contact>
          <NewsChoice addresses={`${data.email} ${data.phone}`} />
        </Box>
      )}
    </SettingsFrame>
  )
}

interface ContactProps {
  kind: Kind
  /** The masked contact; null if none is bound. */
  value: string | null
  isOpen: boolean
  onChange: () => void
  onRemove?: (() => void) | undefined
  children: React.ReactNode
}

function Contact({ kind, value, isOpen, onChange, onRemove, children }: ContactProps) {
  const translate = useTranslate()
  const label = translate(`settings.contacts.${kind}`)
  const section = useRef<HTMLElement>(null)
  const wasOpen = useRef(isOpen)
  // the clicked button disappears: the focus moves into the form, and later back to the button
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (document.activeElement !== document.body) return
    section.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus()
  }, [isOpen])
  return (
    <Box component="section" ref={section} aria-label={label} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2">{label}</Typography>
        <Typography sx={{ mr: 'auto', color: value ? 'text.primary' : 'text.secondary' }} data-private>
          {value ?? translate('settings.notBound')}
        </Typography>
        {!isOpen && (
          <ActionButton small onClick={onChange}>
            {translate(value ? 'settings.change' : 'settings.bind')}
          </ActionButton>
        )}
        {!isOpen && onRemove && (
          <ActionButton small tone="quiet" onClick={onRemove}>
            {translate('settings.unbind')}
          </ActionButton>
        )}
      </Box>
      {children}
    </Box>
  )
}

interface StepProps {
  onCancel: () => void
}

/** Sends a form of one step; the refusal of a code is shown at the code, others above the form. */
function useStep(act: (entered: Entered) => Promise<void>) {
  const translate = useTranslate()
  const throttle = useThrottle()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  async function submit(entered: Entered) {
    setTrouble('')
    if (String(entered.code ?? '').length !== 6) return { code: translate('settings.codeMissing') }
    setBusy(true)
    try {
      await throttle(() => act(entered))
      return undefined
    } catch (failure) {
      const words = failureWords(failure, translate)
      const isCode = failure instanceof Error && 'code' in failure && failure.code === '1011'
      if (isCode) return { code: words }
      setTrouble(words)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { busy, trouble, submit }
}

interface OldPhoneProps extends StepProps {
  phone: string
  /** The bound mail address, masked; null if there is none, or if it cannot prove the change. */
  email: string | null
  onProved: (ticket: string) => void
}

/**
 * Asks for a code to the bound phone: only a person who has this phone may change the contacts. A lost phone can also be
 * changed with a code to the mail address. Decision 0161.
 */
function OldPhone({ phone, email, onProved, onCancel }: OldPhoneProps) {
  const translate = useTranslate()
  const [isByMail, setByMail] = useState(false)
  const way = isByMail ? ({ sendType: 3 } as const) : {}
  const { busy, trouble, submit } = useStep(async ({ code }) => {
    const { ticket } = await api.call('checkOldPhone', { body: { verifyCode: String(code), ...way } })
    onProved(ticket)
  })
  return (
    <FormBox label={translate('settings.prove')} onSubmit={submit} sx={{ display: 'grid', gap: 3 }}>
      {trouble && <Alert severity="error">{trouble}</Alert>}
      <Typography>
        {isByMail ? translate('settings.oldEmail', { email }) : translate('settings.oldPhone', { phone })}
      </Typography>
      <CodeInput
        kind={isByMail ? 'email' : 'phone'}
        key={isByMail ? 'mail' : 'phone'}
        send={() => api.call('getOwnVerifycode', { body: { purpose: 'change', ...way } })}
      />
      {email !== null && (
        <div>
          <ActionButton small tone="quiet" onClick={() => setByMail(!isByMail)}>
            {translate(isByMail ? 'settings.byPhone' : 'settings.byEmail')}
          </ActionButton>
        </div>
      )}
      <Buttons busy={busy} words={translate('settings.next')} onCancel={onCancel} />
    </FormBox>
  )
}

function Buttons({ busy, words, onCancel }: { busy: boolean; words: string; onCancel: () => void }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <ActionButton submit tone="primary" busy={busy}>
        {words}
      </ActionButton>
      <ActionButton onClick={onCancel}>{translate('ra.action.cancel')}</ActionButton>
    </Box>
  )
}

interface NewContactProps extends StepProps {
  kind: Kind
  words: string
  send: (contact: string, verifyCode: string) => Promise<void>
}

const sendTypes = { phone: 2, email: 3 } as const
const isContact = (kind: Kind, contact: string) => (kind === 'phone' ? isMobile(contact) : isEmail(contact))

function NewContact({ kind, words, send, onCancel }: NewContactProps) {
  const translate = useTranslate()
  const { busy, trouble, submit } = useStep(({ contact, code }) => send(String(contact).trim(), String(code)))
  return (
    <FormBox
      label={words}
      onSubmit={async entered =>
        isContact(kind, String(entered.contact ?? '').trim())
          ? submit(entered)
          : { contact: translate(`settings.bad.${kind}`) }
      }
      sx={{ display: 'grid', gap: 3 }}
    >
      {trouble && <Alert severity="error">{trouble}</Alert>}
      <ContactFields kind={kind} />
      <Buttons busy={busy} words={words} onCancel={onCancel} />
    </FormBox>
  )
}

function ContactFields({ kind }: { kind: Kind }) {
  const translate = useTranslate()
  const { getValues } = useFormContext()
  const contact = () => String(getValues('contact') ?? '').trim()
  return (
    <>
      <TextInput
        source="contact"
        id="settings-contact"
        label={translate(`settings.new.${kind}`)}
        isRequired
        autoComplete={kind === 'phone' ? 'tel' : 'email'}
        autoFocus
      />
      <CodeInput
        kind={kind}
        send={() =>
          sendWithProof(api.call, proof =>
            api.call('getBindVerifycode', {
              body: { sendType: sendTypes[kind], contact: contact(), ...proof }
            })
          )
        }
        blocked={() => (isContact(kind, contact()) ? undefined : translate(`settings.bad.${kind}`))}
      />
    </>
  )
}

interface ChangeProps extends StepProps {
  info: Info
  onDone: (info: Info, words: string) => void
}

/** Binds a first phone; a bound phone must be proved before it is replaced. */
function PhoneChange({ info, onDone, onCancel }: ChangeProps) {
  const translate = useTranslate()
  const [ticket, setTicket] = useState<string>()
  if (info.phone !== null && ticket === undefined)
    return <OldPhone phone={info.phone} email={info.email} onProved={setTicket} onCancel={onCancel} />
  return (
    <NewContact
      kind="phone"
      words={translate('settings.bind')}
      onCancel={onCancel}
      send={async (phone, verifyCode) => {
        const changed =
          ticket === undefined
            ? await api.call('bindContact', {
                body: { sendType: sendTypes.phone, contact: phone, verifyCode }
              })
            : await api.call('changePhone', { body: { ticket, phone, verifyCode } })
        onDone(changed, translate('settings.done.phone'))
      }}
    />
  )
}

/** Binds, replaces or removes the mail address, after the bound phone was proved. */
function EmailChange({ info, isRemoval, onDone, onCancel }: ChangeProps & { isRemoval: boolean }) {
  const translate = useTranslate()
  const [ticket, setTicket] = useState<string>()
  const [trouble, setTrouble] = useState('')
  const isAsked = useRef(false)
  const remove = async (proof: string) => {
    if (isAsked.current) return
    isAsked.current = true
    try {
      onDone(await api.call('unbindEmail', { body: { ticket: proof } }), translate('settings.done.removed'))
    } catch (failure) {
      setTrouble(failureWords(failure, translate))
    } finally {
      isAsked.current = false
    }
  }
  if (trouble) return <Alert severity="error">{trouble}</Alert>
  if (info.phone !== null && ticket === undefined)
    return (
      <OldPhone
        phone={info.phone}
        email={null}
        onProved={proof => (isRemoval ? void remove(proof) : setTicket(proof))}
        onCancel={onCancel}
      />
    )
  return (
    <NewContact
      kind="email"
      words={translate('settings.bind')}
      onCancel={onCancel}
      send={async (contact, verifyCode) => {
        const body = {
          sendType: sendTypes.email,
          contact,
          verifyCode,
          ...(ticket !== undefined && { ticket })
        }
        onDone(await api.call('bindContact', { body }), translate('settings.done.email'))
      }}
    />
  )
}

/** Shows and changes the phone and the mail address of the reader's account. Specification 2, 5. */
export const BindInfo = () => (
  <PageTexts family="settings">
    <Content />
  </PageTexts>
)
