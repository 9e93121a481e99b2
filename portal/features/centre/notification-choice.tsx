import type { DataOf } from '@board/client'
import { useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Tick } from '../../ui/forms/choice.tsx'
import { Card } from '../../ui/lists/card.tsx'
import css from './page.module.css'

type Choice = DataOf<'getNotificationChoice'>
type Kind = Choice['kinds'][number]

/**
 * Chooses the channels (e-mail, SMS) and the kinds of news. A channel without a bound address tells the person to bind
 * one first.
 */
export function NotificationChoice({ choice }: { choice: Choice }) {
  const t = useT()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const { email, phone, choosable } = choice
  const start: Pick<Choice, 'mail' | 'sms' | 'kinds'> = {
    mail: choice.mail,
    sms: choice.sms,
    kinds: choice.kinds
  }
  const form = useForm({
    start,
    done: t('bind.newsSaved'),
    check: ({ mail, sms, kinds }) => ({
      kinds: (mail || sms) && kinds.length === 0 && t('bind.newsNoKind')
    }),
    send: async (body, idempotencyKey) => {
      await call('saveNotificationChoice', { body, idempotencyKey })
      await revalidate()
    }
  })
  const { mail, sms, kinds } = form.values
  const toggle = (kind: Kind, isOn: boolean) =>
    form.change({ kinds: choosable.filter(one => (one === kind ? isOn : kinds.includes(one))) })
  const kindsError = form.errorOf('kinds')
  return (
    <Card title={t('bind.news')}>
      <Form form={form}>
        <p className={css.note}>{t('bind.newsHint', { mails: choice.dailyMail, sms: choice.dailySms })}</p>
        <fieldset className={css.region}>
          <legend className={css.legend}>{t('bind.newsChannels')}</legend>
          {email === null ? (
            <p>{t('bind.newsNoEmail')}</p>
          ) : (
            <Tick checked={mail} onChange={mail => form.change({ mail })}>
              {t('bind.newsMail', { email })}
            </Tick>
          )}
          {phone === null ? (
            <p>{t('bind.newsNoPhone')}</p>
          ) : (
            <Tick checked={sms} onChange={sms => form.change({ sms })}>
              {t('bind.newsSms', { phone })}
            </Tick>
          )}
        </fieldset>
        {(mail || sms) && (
          <fieldset
            id={form.idOf('kinds')}
            className={css.region}
            data-wrong={kindsError ? true : undefined}
            aria-describedby={kindsError ? `${form.idOf('kinds')}-error` : undefined}
          >
            <legend className={css.legend}>{t('bind.newsKinds')}</legend>
            {choosable.map(kind => (
              <Tick key={kind} checked={kinds.includes(kind)} onChange={isOn => toggle(kind, isOn)}>
                {t(`bind.news.${kind}`)}
              </Tick>
            ))}
            {kindsError && (
              <p id={`${form.idOf('kinds')}-error`} className={css.error} role="alert">
                {kindsError}
              </p>
            )}
          </fieldset>
        )}
        {(email !== null || phone !== null) && (
          <Button className={css.submit} type="submit" tone="primary" busy={form.busy}>
            {t('bind.newsSave')}
          </Button>
        )}
      </Form>
    </Card>
  )
}
