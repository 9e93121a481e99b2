import { missing } from '../../app/loading.ts'
import { useT } from '../../lib/i18n.tsx'
import { plainForm } from '../../shared/plain-form.ts'
import { numberIn } from '../../shared/query.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { OwnLinks, tidOf } from './plain-own.tsx'

const idOf = (url: URL): number => numberIn(url.searchParams, 'id') ?? missing()

/** Withdrawing a supplement of one’s own message, for browsers that run no scripts. */
export const plainWithdrawSupplement = plainForm({
  path: '/forms/withdraw-supplement',
  needsSession: true,
  title: 'supplement.withdraw',
  texts: ['acts', 'form', 'message', 'plain'],
  async load({ call, url }) {
    const { tid, subject, contentList } = await call('getMessage', { body: { tid: tidOf(url) } })
    const item = contentList.find(({ id, allowedActions }) => id === idOf(url) && allowedActions.length > 0)
    return { tid, subject, text: item?.content, isDone: url.searchParams.has('done') }
  },
  async send({ call, url, keyOf }) {
    const body = { id: idOf(url) }
    await call('withdrawSupplement', { body, idempotencyKey: keyOf(body) })
    return { to: `/forms/withdraw-supplement?tid=${tidOf(url)}&id=${body.id}&done=1` }
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
