import type { Restriction } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { ContactWay } from '../../shared/account/contact-way.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Time } from '../../ui/time.tsx'

/**
 * Shows how an account is restricted: by which rule, from when and until when, and how to appeal. A disabled account has no
 * rule. Specification 8.
 */
export function ForbidNotice({ title, detail }: { title: string; detail: Restriction | undefined }) {
  const t = useT()
  return (
    <Banner tone="late" title={title}>
      {detail && (
        <>
          <p>{t('login.forbidRule', { rule: detail.ruleName })}</p>
          <p>
            {t('login.forbidFrom')} <Time at={detail.beginTime} />{' '}
            {detail.endTime === null ? (
              t('login.forbidForever')
            ) : (
              <>
                {t('login.forbidUntil')} <Time at={detail.endTime} />
              </>
            )}
          </p>
        </>
      )}
      <p>
        {t('login.forbidWay')} <ContactWay />
      </p>
    </Banner>
  )
}
