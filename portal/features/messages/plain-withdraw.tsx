import { useT } from '../../lib/i18n.tsx'
import { plainForm } from '../../shared/forms/plain-form.ts'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { loadOwn, OwnLinks } from './plain-own.tsx'

/** Withdrawing one’s own message, for browsers that run no scripts. */
export const plainWithdraw = plainForm({
  path: '/forms/withdraw',
  needsSession: true,
  title: 'withdraw.act',
  texts: ['acts', 'form', 'plain'],
  load: loadOwn,
  async send({ call, keyOf, data: { tid } }) {
    const body = { tid }
    await call('withdrawMessage', { body, idempotencyKey: keyOf(body) })
    return { to: `/forms/withdraw?tid=${tid}&done=1` }
  },
  View({ data: message }) {
    const t = useT()
    const may = message.allowedActions.includes('withdrawMessage')
    return (
      <>
        <h2>{message.subject}</h2>
        {may ? (
          <>
            <p>{t('withdraw.sure')}</p>
            <div>
              <Button type="submit" tone="danger">
                {t('withdraw.act')}
              </Button>
            </div>
          </>
        ) : (
          <Banner
            tone={message.isDone ? 'ok' : 'info'}
            title={t(message.isDone ? 'withdraw.done' : 'plain.notNow')}
          />
        )}
        <OwnLinks tid={message.tid} />
      </>
    )
  }
})
