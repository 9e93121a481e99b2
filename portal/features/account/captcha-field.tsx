import { randomHex } from '@board/client/random'
import { signInLengths } from '@board/schemas/facts/formats'
import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import css from './account.module.css'
import { CaptchaProof } from './captcha-proof.tsx'

/**
 * The state of a captcha that appears after a failure. Each picture and each proof has its own uuid. Specification 4,
 * 9.
 */
export function useCaptcha() {
  const [uuid, setUuid] = useState<string>()
  const [value, setValue] = useState('')
  const [proof, setProof] = useState<string>()
  const renew = () => {
    setUuid(randomHex())
    setValue('')
    setProof(undefined)
  }
  return {
    shown: uuid !== undefined,
    answered: proof !== undefined || value !== '',
    /** The fields that a sign-in sends. */
    answer: proof === undefined ? { captcha: value, uuid } : { uuid: proof },
    uuid,
    value,
    setValue,
    proof,
    setProof,
    renew,
    reveal: renew
  }
}

interface CaptchaFieldProps {
  captcha: ReturnType<typeof useCaptcha>
  /** True if the field takes the focus when it appears. */
  autoFocus?: boolean
  flagged?: boolean
  error?: string | false
}

/**
 * Asks for the characters of the picture. A click on the picture or on "换一换" shows another one. Below it is the captcha
 * without a picture.
 */
export function CaptchaField({ captcha, autoFocus = false, flagged, error }: CaptchaFieldProps) {
  const t = useT()
  const { address } = useServices()
  if (captcha.uuid === undefined) return null
  return (
    <div className={css.form}>
      {captcha.proof === undefined && (
        <TextField
          label={t('login.captcha')}
          name="captcha"
          autoComplete="off"
          autoFocus={autoFocus}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={signInLengths.captcha}
          value={captcha.value}
          flagged={flagged}
          error={error}
          hint={t('login.captchaHint')}
          onChange={event => captcha.setValue(event.target.value)}
          action={
            <button
              type="button"
              className={css.captcha}
              onClick={captcha.renew}
              title={t('login.captchaRenew')}
            >
              <img
                src={address('captchaImage', { query: { uuid: captcha.uuid } })}
                alt={t('login.captchaImage')}
                width="110"
                height="40"
              />
              <span>{t('login.captchaRenew')}</span>
            </button>
          }
        />
      )}
      <CaptchaProof proved={captcha.proof !== undefined} onProved={captcha.setProof} onBack={captcha.renew} />
    </div>
  )
}
