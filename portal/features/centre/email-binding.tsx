import { ApiError } from '@board/client/error'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import { ContactForm } from './contact-form.tsx'
import { OldPhone } from './old-phone.tsx'
import css from './page.module.css'

const ConfirmAct = openedPart(() => import('../../shared/forms/confirm-act.tsx'))

interface EmailBindingProps {
  /** Both values are masked. */
  phone: string | null
  email: string | null
  onDone: (words: string) => Promise<void>
}

/**
 * Shows the bound e-mail address and changes it. This address can recover the account, so a bound phone must be proved
 * first. Without a phone, the address can be changed but not removed.
 */
export function EmailBinding({ phone, email, onDone }: EmailBindingProps) {
  const t = useT()
  const { call } = useServices()
  const [act, setAct] = useState<'bind' | 'unbind'>()
  const [ticket, setTicket] = useState<string>()
  const [isExpired, setExpired] = useState(false)
  const end = () => {
    setAct(undefined)
    setTicket(undefined)
    setExpired(false)
  }
  /** Runs an act with the ticket. If the ticket is no longer valid, the form asks for a new code. */
  const withTicket = async (run: () => Promise<unknown>, words: string) => {
    try {
      await run()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PER0006') throw error
      setTicket(undefined)
      setExpired(true)
      return
    }
    end()
    await onDone(words)
  }

  const place = useRef<HTMLDivElement>(null)
  const step = `${act} ${ticket === undefined}`
  const shown = useRef(step)
  // the pressed button has disappeared
  useEffect(() => {
    if (shown.current !== step && document.activeElement === document.body) place.current?.focus()
    shown.current = step
  }, [step])

  const isProving = act !== undefined && phone !== null && ticket === undefined
  return (
    <Card title={t('centre.email')}>
      <div ref={place} tabIndex={-1} className={css.stack}>
        {act === undefined && (
          <div className={css.row}>
            <span>{email ?? t('bind.noEmail')}</span>
            <div className={css.actions}>
              <Button onClick={() => setAct('bind')}>
                {t(email === null ? 'bind.bindEmail' : 'bind.changeEmail')}
              </Button>
              {email !== null && phone !== null && (
                <Button tone="danger" onClick={() => setAct('unbind')}>
                  {t('bind.unbindEmail')}
                </Button>
              )}
            </div>
          </div>
        )}
        {isExpired && isProving && <Banner tone="late">{t('bind.expired')}</Banner>}
        {isProving && <OldPhone phone={phone} onProved={setTicket} onCancel={end} />}
        {act === 'bind' && !isProving && (
          <ContactForm
            kind="email"
            label={t('bind.newEmail')}
            act={t('bind.bindEmail')}
            onCancel={end}
            send={(contact, verifyCode, idempotencyKey) =>
              withTicket(
                () =>
                  call('bindContact', { body: { sendType: 3, contact, verifyCode, ticket }, idempotencyKey }),
                t('bind.emailBound')
              )
            }
          />
        )}
        {act === 'unbind' && ticket !== undefined && (
          <ConfirmAct
            title={t('bind.unbindEmailTitle', { email: email ?? '' })}
            act={t('bind.unbindEmail')}
            isDanger
            send={idempotencyKey =>
              withTicket(
                () => call('unbindEmail', { body: { ticket }, idempotencyKey }),
                t('bind.emailUnbound')
              )
            }
            onClose={end}
          >
            <p>{t('bind.unbindEmailHint')}</p>
          </ConfirmAct>
        )}
        <p className={css.note}>{t('bind.emailNote')}</p>
      </div>
    </Card>
  )
}
