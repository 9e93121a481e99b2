import { localStore } from '@board/client/storage/storage'
import { useEffect, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { keepsDraftOf } from '../../lib/open-draft.ts'
import { Banner } from '../../ui/notices/banner.tsx'

/** Says that a message was begun on the page to which signing in leads, and that it is kept; by default, on this page. */
export function KeptDraft({ to }: { to: string | undefined }) {
  const t = useT()
  const [isKept, setKept] = useState(false)
  // the server does not know what the browser keeps
  useEffect(() => {
    setKept(keepsDraftOf(localStore, new URL(to ?? location.href, location.origin)))
  }, [to])
  return isKept && <Banner>{t('login.draftKept')}</Banner>
}
