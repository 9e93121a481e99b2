import { useT } from '../../lib/i18n.tsx'
import { idInAddress, plainForm } from '../../shared/forms/plain-form.ts'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { OwnLinks } from './plain-own.tsx'

/** Withdrawing a supplement of one’s own message, for browsers that run no scripts. */
export const plainWithdrawSupplement = plainForm({
  path: '/forms/withdraw-supplement',
  needsSession: true,
  title: 'supplement.withdraw',
  texts: ['acts', 'form', 'message', 'plain'],
  async load(args) {
    const { call, url } = args
    const asked = idInAddress(args, 'id')
    const { tid, subject, contentList } = await call('getMessage', {
      body: { tid: idInAddress(args, 'tid') }
    })
    const item = contentList.find(({ id, allowedActions }) => id === asked && allowedActions.length > 0)
    return { tid, subject, text: item?.content, isDone: url.searchParams.has('done') }
  },
  async send(args) {
    const { call, keyOf } = args
    const body = { id: idInAddress(args, 'id') }
    await call('withdrawSupplement', { body, idempotencyKey: keyOf(body) })
    return { to: `/forms/withdraw-supplement?tid=${idInAddress(args, 'tid')}&id=${body.id}&done=1` }
  },
  View({ data: { tid, subject, text, isDone } }) {
    const t = useT()
    return (
      <>
        <h2>{subject}</h2>
        {text === undefined ? (
          <Banner
            tone={isDone ? 'ok' : 'info'}
            title={t(isDone ? 'supplement.withdrawnPlain' : 'plain.notNow')}
          />
        ) : (
          <>
            <blockquote>{text}</blockquote>
            <p>{t('supplement.withdrawPlain')}</p>
            <div>
              <Button type="submit" tone="danger">
                {t('supplement.withdraw')}
              </Button>
            </div>
          </>
        )}
        <OwnLinks tid={tid} />
      </>
    )
  }
})
