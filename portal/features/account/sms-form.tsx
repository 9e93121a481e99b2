import { ApiError } from '@board/client/error'
import { useState } from 'react'
import { wordsFor } from '../../app/failure.ts'
import { useGate } from '../../app/login-gate.tsx'
import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { isMobile } from '../../lib/validation.ts'
import { useThrottled } from '../../shared/use-throttled.ts'
import { Button } from '../../ui/button.tsx'
import css from './account.module.css'
import { ForbidNotice } from './forbid-notice.tsx'
import { noPhoneCode, PhoneCodeFields } from './phone-code.tsx'

/** Signing in with a phone code. Specification 4, 5, 8. */
export function SmsForm({ to }: { to?: string }) {
  const t = useT()
  const { call } = useServices()
  const { signedIn } = useGate()
  const [value, setValue] = useState(noPhoneCode)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const submit = useThrottled(async () => {
    setTried(true)
    if (!isMobile(value.phone) || !value.code) return
    setBusy(true)
    setFailure(undefined)
    try {
      const result = await call('loginByPhone', { body: { phone: value.phone, verifyCode: value.code } })
      await signedIn(result, 2, to)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  })

  const detail = failure instanceof ApiError ? failure.detail : undefined
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {detail && <ForbidNotice title={wordsFor(failure, t)} detail={detail} />}
      <PhoneCodeFields
        operation="getLoginPhoneVerifycode"
        value={value}
        onChange={change => setValue(now => ({ ...now, ...change(now) }))}
        tried={tried}
        error={failure && !detail ? wordsFor(failure, t) : undefined}
      />
      <Button type="submit" tone="primary" wide busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
