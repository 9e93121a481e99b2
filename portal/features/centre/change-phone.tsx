import { ApiError } from '@board/client/error'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { decryptField } from '../../lib/decrypt.ts'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { useServices } from '../../services/services.tsx'
import { currentFieldKey } from '../../services/session.ts'
import { CentreFrame } from '../../shared/account/centre-frame.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ContactForm } from './contact-form.tsx'
import { OldPhone } from './old-phone.tsx'
import css from './page.module.css'

export const loader = pageLoader(async ({ call, signal }) => {
  const [{ phone, email }, { mobile }] = await Promise.all([
    call('getBaseInfo', { signal }),
    call('getInfo', { signal })
  ])
  return { phone, email, mobile }
})

/**
 * Changes the bound phone: a code to the old one, or to the mail address if the phone is lost, then a code to the new one.
 * Specification 2; decision 0161.
 */
export function Component() {
  const t = useT()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const { phone, email, mobile } = useLoaderData<typeof loader>()
  const own = useOwnPhone(mobile)
  const [ticket, setTicket] = useState<string>()
  const [isByMail, setByMail] = useState(false)
  const [isExpired, setExpired] = useState(false)
  const [isDone, setDone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const step = ticket === undefined ? 1 : 2
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])

  const bind = async (contact: string, code: string, idempotencyKey: string) => {
    if (ticket === undefined) return
    try {
      const body = { ticket, phone: contact, verifyCode: code }
      await call('changePhone', { body, idempotencyKey })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'PER0006') throw error
      setExpired(true)
      setTicket(undefined)
      return
    }
    setExpired(false)
    setDone(true)
    setTicket(undefined)
    await revalidate()
  }

  return (
    <CentreFrame title={t('centre.changePhone')}>
      {isDone && (
        <Banner tone="ok" title={t('bind.phoneChanged', { phone: phone ?? '' })}>
          {t('bind.phoneChangedHint')}
        </Banner>
      )}
      {isExpired && step === 1 && <Banner tone="late">{t('bind.expired')}</Banner>}
      {phone === null ? (
        <EmptyState title={t('bind.noPhone')}>
          <LinkButton to="/uCenter/bindInfo" tone="primary">
            {t('bind.toBind')}
          </LinkButton>
        </EmptyState>
      ) : (
        !isDone && (
          <Card>
            <div className={css.stack}>
              <div className={css.step}>
                <p className={css.note}>{t('bind.step', { step })}</p>
                <h2 ref={heading} tabIndex={-1}>
                  {t(step === 2 ? 'bind.stepNew' : isByMail ? 'bind.stepEmail' : 'bind.stepOld')}
                </h2>
              </div>
              {step === 1 ? (
                <OldPhone
                  key={isByMail ? 'email' : 'phone'}
                  phone={phone}
                  email={isByMail && email !== null ? email : undefined}
                  onProved={setTicket}
                />
              ) : (
                <>
                  <p className={css.note}>{t('bind.phoneNote')}</p>
                  <ContactForm
                    kind="phone"
                    label={t('bind.newPhone')}
                    act={t('bind.changePhone')}
                    check={contact => contact === own && t('bind.samePhone')}
                    send={bind}
                  />
                </>
              )}
              {step === 1 && (
                <div className={css.actions}>
                  <p className={css.note}>
                    {t(email === null ? 'bind.lostBoth' : 'bind.lostPhone')}{' '}
                    <Link to="/helpC?key=7">{t('shell.contact')}</Link>
                  </p>
                  {email !== null && (
                    <Button onClick={() => setByMail(!isByMail)}>
                      {t(isByMail ? 'bind.byPhone' : 'bind.byEmail')}
                    </Button>
                  )}
                </div>
              )}
            </div>
          </Card>
        )
      )}
    </CentreFrame>
  )
}

/**
 * Returns one’s own phone number. Only the tab that opened the session can decrypt it; in others it is undefined.
 * Domain 6.
 */
function useOwnPhone(mobile: string | null): string | undefined {
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    const key = currentFieldKey()
    if (mobile !== null && key !== null) decryptField(mobile, key).then(setOwn)
  }, [mobile])
  return own
}
