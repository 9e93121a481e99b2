import { signInLengths } from '@board/schemas/facts/formats'
import { type Translate, useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { CodeField } from '../../shared/account/code-field.tsx'
import { PasswordField } from '../../shared/account/password-field.tsx'
import { Choices } from '../../ui/forms/choice.tsx'
import { Link } from '../../ui/link.tsx'
import { Masked } from '../../ui/masked.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import type { BaseInfo } from './base-info.tsx'

/** The proof that an account belongs to the person: its password, or a code to its phone. */
export interface Proof {
  by: 'pass' | 'verifyCode'
  pass: string
  verifyCode: string
  sentAt?: number
}

type Known = Pick<BaseInfo, 'hasPassword' | 'phone'>

export const noProof = ({ hasPassword }: Known): Proof => ({
  by: hasPassword ? 'pass' : 'verifyCode',
  pass: '',
  verifyCode: ''
})

/** Maps the code of a refusal to the field that it concerns. */
export const proofFieldOf = { '1011': 'verifyCode', USR0054: 'pass', USR0056: 'pass' }

export const proofProblems = ({ by, pass, verifyCode }: Proof, t: Translate) => ({
  pass: by === 'pass' && !pass && t('proof.needsPassword'),
  verifyCode: by === 'verifyCode' && !verifyCode && t('code.missing')
})

/** Returns the proof in the form of the request. */
export const proofBody = ({ by, pass, verifyCode }: Proof) => (by === 'pass' ? { pass } : { verifyCode })

interface ProofFieldsProps {
  base: Known
  purpose: 'cancel' | 'export'
  form: {
    values: Proof
    change: (part: Partial<Proof>) => void
    text: (name: 'pass') => { id: string; value: string }
    idOf: (field: string) => string
    errorOf: (field: string) => string | undefined
  }
}

/** Edits a proof. An account without password and phone cannot give one; the person then reads what to do first. */
export function ProofFields({ base, purpose, form }: ProofFieldsProps) {
  const t = useT()
  const { call } = useServices()
  const { values, change } = form
  if (!base.hasPassword && base.phone === null)
    return <Banner title={t('proof.none')} action={<Link to="/uCenter/bindInfo">{t('proof.toBind')}</Link>} />
  return (
    <>
      {base.hasPassword && base.phone !== null && (
        <Choices
          label={t('proof.by')}
          name={`${purpose}-by`}
          value={values.by}
          choices={[
            { value: 'pass', label: t('proof.byPassword') },
            { value: 'verifyCode', label: t('proof.byCode') }
          ]}
          onChange={by => change({ by })}
        />
      )}
      {values.by === 'pass' ? (
        <PasswordField
          {...form.text('pass')}
          label={t(purpose === 'cancel' ? 'proof.cancelPassword' : 'proof.exportPassword')}
          autoComplete="current-password"
          maxLength={signInLengths.password}
        />
      ) : (
        <CodeField
          id={form.idOf('verifyCode')}
          name="verifyCode"
          label={t('code.phoneCode')}
          instead={base.hasPassword ? 'proof' : 'later'}
          value={{ code: values.verifyCode, sentAt: values.sentAt }}
          onChange={({ code, ...sent }) =>
            change({ ...sent, ...(code !== undefined && { verifyCode: code }) })
          }
          send={onEarlier => call('getOwnVerifycode', { body: { purpose }, onEarlier })}
          sentTo={base.phone !== null && <Masked mobile={base.phone} />}
          error={form.errorOf('verifyCode')}
        />
      )}
    </>
  )
}
