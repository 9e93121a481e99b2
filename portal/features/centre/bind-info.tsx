import { useState } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { useServices } from '../../services/services.tsx'
import { CentreFrame } from '../../shared/account/centre-frame.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Masked } from '../../ui/masked.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { ContactForm } from './contact-form.tsx'
import { EmailBinding } from './email-binding.tsx'
import { NotificationChoice } from './notification-choice.tsx'
import css from './page.module.css'
import { ProviderBindings } from './provider-bindings.tsx'

export const loader = pageLoader(async ({ call, signal }) => {
  const [base, choice, types, bindings] = await Promise.all([
    call('getBaseInfo', { signal }),
    call('getNotificationChoice', { signal }),
    call('thirdPartyTypes', { signal }).catch(() => []),
    // staff cannot sign in by another site
    call('thirdPartyBindings', { signal }).catch(() => null)
  ])
  return { base, choice, types, bindings }
})

/** The page of the phone, the e-mail address and the other sites’ accounts of an account. Specification 2. */
export function Component() {
  const t = useT()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const { base, choice, types, bindings } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const [said, setSaid] = useState(query.has('bound') ? t('bind.providerBound') : '')
  const onDone = async (words: string) => {
    setSaid(words)
    await revalidate()
  }
  return (
    <CentreFrame title={t('centre.bindInfo')}>
      <Status>{said}</Status>
      <Card title={t('centre.phone')}>
        {base.phone === null ? (
          <ContactForm
            kind="phone"
            label={t('code.phone')}
            act={t('bind.bindPhone')}
            send={async (contact, verifyCode, idempotencyKey) => {
              await call('bindContact', { body: { sendType: 2, contact, verifyCode }, idempotencyKey })
              await onDone(t('bind.phoneBound'))
            }}
          />
        ) : (
          <div className={css.row}>
            <Masked mobile={base.phone} />
            <LinkButton to="/uCenter/changePhone">{t('centre.changePhone')}</LinkButton>
          </div>
        )}
      </Card>
      <EmailBinding phone={base.phone} email={base.email} onDone={onDone} />
      {/* a change of phone or e-mail resets the form with the choice */}
      <NotificationChoice key={`${choice.email} ${choice.phone}`} choice={choice} />
      {bindings !== null && (types.length > 0 || bindings.length > 0) && (
        <ProviderBindings types={types} bindings={bindings} onDone={onDone} />
      )}
    </CentreFrame>
  )
}
