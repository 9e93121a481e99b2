import { sendWithProof } from '@board/client/proof/with-proof'
import { isBarred, restrictionOf, secondStepOf } from '@board/client/sign-in-refusal'
import { isMobile } from '@board/schemas/facts/contact'
import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { wordsFor } from '../../services/failure.ts'
import { useServices } from '../../services/services.tsx'
import { type Contact, ContactCode } from '../../shared/account/contact-code.tsx'
import { useThrottled } from '../../shared/forms/use-throttled.ts'
import { Button } from '../../ui/button.tsx'
import { DataForm } from '../../ui/forms/data-form.tsx'
import css from './account.module.css'
import { ForbidNotice } from './forbid-notice.tsx'
import { type OnSecondStep, type SignInWay, useSignIn } from './use-sign-in.ts'

/** The form to sign in with a code to the phone. Specification 4, 5, 8. */
export function SmsForm({ way, onStep }: { way: SignInWay; onStep: OnSecondStep }) {
  const t = useT()
  const { call } = useServices()
  const signIn = useSignIn(way)
  const [value, setValue] = useState<Contact>({ contact: '', code: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const submit = useThrottled(async () => {
    setTried(true)
    if (!isMobile(value.contact) || !value.code) return
    setBusy(true)
    setFailure(undefined)
    try {
      await signIn(await call('loginByPhone', { body: { phone: value.contact, verifyCode: value.code } }), 2)
    } catch (error) {
      const step = secondStepOf(error)
      if (step) onStep(step, 2)
      else setFailure(error)
    } finally {
      setBusy(false)
    }
  })

  return (
    <DataForm
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {isBarred(failure) && <ForbidNotice title={wordsFor(failure, t)} detail={restrictionOf(failure)} />}
      <ContactCode
        kind="phone"
        instead="password"
        value={value}
        onChange={change => setValue(now => ({ ...now, ...change }))}
        send={(phone, onEarlier) =>
          sendWithProof(call, proof =>
            call('getLoginPhoneVerifycode', { body: { phone, ...proof }, onEarlier })
          )
        }
        contact={{ flagged: tried && !isMobile(value.contact) }}
        code={{
          flagged: tried && !value.code,
          error: failure && !isBarred(failure) ? wordsFor(failure, t) : undefined
        }}
      />
      {value.sentAt !== undefined && <p className={css.note}>{t('login.codeNotArrived')}</p>}
      <Button type="submit" tone="primary" wide busy={busy}>
        {t('login.submit')}
      </Button>
    </DataForm>
  )
}
