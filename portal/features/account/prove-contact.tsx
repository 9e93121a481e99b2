import { sendWithProof } from '@board/client/proof/with-proof'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { useCanSend } from '../../shared/account/code-field.tsx'
import { ContactCode, type ContactKind, contactProblem } from '../../shared/account/contact-code.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/forms/choice.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import css from './account.module.css'

const sendTypes = { phone: 2, email: 3 } as const

/** Maps the code of a refusal to the field that it concerns. */
const fieldOf = { '1011': 'code' }

interface ProveContactProps {
  /** True if the form asks for a user name, to say whether it belongs to a company or to a citizen. */
  asksName?: boolean
  onProved: (ticket: string) => void | Promise<void>
}

/**
 * First step of finding an account or recovering a password: a code proves a phone or an e-mail address. The page never
 * tells whether an account has it. Specification 2, 7.
 */
export function ProveContact({ asksName, onProved }: ProveContactProps) {
  const t = useT()
  const { call } = useServices()
  const byPhone = useCanSend('phone')
  const byEmail = useCanSend('email')
  const start: { username: string; kind: ContactKind; contact: string; code: string; sentAt?: number } = {
    username: '',
    kind: !byPhone && byEmail ? 'email' : 'phone',
    contact: '',
    code: ''
  }
  const form = useForm({
    start,
    draft: { name: 'recovery', without: ['code'] },
    fieldOf,
    check: ({ kind, contact, code }) => ({
      contact: contactProblem(kind, contact, t),
      code: !code && t('code.missing')
    }),
    send: async ({ kind, contact, code }, idempotencyKey) => {
      const { ticket } = await call('checkVerifyCode', {
        body: { username: contact, form: { sendType: sendTypes[kind], verifyCode: code } },
        // a code can be used once: a retry with the same key returns the same ticket
        idempotencyKey
      })
      await onProved(ticket)
    }
  })
  const { kind, username } = form.values
  const other = kind === 'phone' ? byEmail && 'email' : byPhone && 'phone'
  const userKind = useUserKind()
  const named = useNameFromLogin()
  const takeName = useRef((name: string) => {
    form.change({ username: name })
    void userKind.ask(name)
  })
  const { isReady } = form.draft
  useEffect(() => {
    // after the draft, which has an earlier name
    if (asksName && named && isReady) takeName.current(named)
  }, [asksName, named, isReady])
  return (
    <Form form={form}>
      {asksName && (
        <TextField
          {...form.text('username')}
          label={t('recover.username')}
          optional
          hint={
            userKind.known === undefined
              ? t('recover.usernameHint')
              : t(userKind.known === 1 ? 'recover.kindCompany' : 'recover.kindCitizen')
          }
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={50}
          onBlur={() => userKind.ask(username.trim())}
        />
      )}
      <Choices
        label={t('recover.by')}
        name="kind"
        value={kind}
        choices={[
          { value: 'phone', label: t('recover.byPhone') },
          { value: 'email', label: t('recover.byEmail') }
        ]}
        onChange={kind => form.change({ kind, contact: '', code: '', sentAt: undefined })}
      />
      <ContactCode
        key={kind}
        kind={kind}
        instead={other || 'later'}
        value={form.values}
        onChange={form.change}
        send={(contact, onEarlier) =>
          sendWithProof(call, proof =>
            call('getRecoverVerifycode', {
              body: { sendType: sendTypes[kind], username: contact, ...proof },
              onEarlier
            })
          )
        }
        contact={{ id: form.idOf('contact'), error: form.errorOf('contact') }}
        code={{ id: form.idOf('code'), error: form.errorOf('code') }}
      />
      {form.values.sentAt !== undefined && <p className={css.note}>{t('recover.notArrived')}</p>}
      <Button type="submit" tone="primary" wide busy={form.busy}>
        {t('recover.next')}
      </Button>
    </Form>
  )
}

/** Returns the name that was typed in the form to sign in, if the reader comes from there. */
function useNameFromLogin(): string | undefined {
  const state: unknown = useLocation().state
  const isNamed = typeof state === 'object' && state !== null && 'username' in state
  return isNamed && typeof state.username === 'string' ? state.username : undefined
}

/** Asks for the kind of user that has a name. If the request fails, the form still works. */
function useUserKind() {
  const { call } = useServices()
  const [known, setKnown] = useState<0 | 1>()
  return {
    known,
    ask: async (userName: string) => {
      if (!userName) return setKnown(undefined)
      const answer = await call('userTypeOfName', { query: { userName } }).catch(() => undefined)
      setKnown(answer?.userType)
    }
  }
}
