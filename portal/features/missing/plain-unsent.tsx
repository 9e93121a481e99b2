import { safePath } from '../../lib/back.ts'
import { useT } from '../../lib/i18n.tsx'
import { plainForm } from '../../shared/forms/plain-form.ts'
import { Banner } from '../../ui/notices/banner.tsx'

/**
 * Answers a form that a browser has sent by itself, before the scripts of its page ran. The server redirects such a
 * form here and reads nothing of it.
 */
export const plainUnsent = plainForm({
  path: '/forms/unsent',
  needsSession: false,
  title: 'plain.unsentTitle',
  texts: ['form', 'plain'],
  load: async ({ url }) => safePath(url.searchParams.get('to')),
  send: async ({ values }) => ({ values }),
  View({ data: to }) {
    const t = useT()
    return (
      <Banner tone="late" title={t('plain.unsent')} action={<a href={to}>{t('plain.unsentBack')}</a>}>
        {t('plain.unsentHint')}
      </Banner>
    )
  }
})
