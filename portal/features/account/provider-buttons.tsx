import type { DataOf } from '@board/client'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { wordsFor } from '../../services/failure.ts'
import { useServices } from '../../services/services.tsx'
import { saveReturnPage } from '../../services/session.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import css from './account.module.css'

export type Provider = DataOf<'thirdPartyTypes'>[number]

interface ProviderButtonsProps {
  /** The other sites that are set up; if absent, they are requested. */
  known?: readonly Provider[]
  /** The page to return to. */
  to?: string
}

/**
 * Shows buttons for the other sites whose accounts can sign in here; nothing if none is set up. Specification 2, 7, 8.
 */
export function ProviderButtons({ known, to }: ProviderButtonsProps) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { pathname, search } = useLocation()
  const [read, setRead] = useState<readonly Provider[]>([])
  const [going, setGoing] = useState<Provider>()
  const [failure, setFailure] = useState('')
  const providers = known ?? read
  useEffect(() => {
    if (known === undefined) call('thirdPartyTypes').then(setRead, () => undefined)
  }, [known, call])

  const go = async (thirdPartyType: Provider) => {
    if (going) return
    setGoing(thirdPartyType)
    setFailure('')
    const back = to ?? (pathname === '/login' ? '/home' : pathname + search)
    try {
      const address = await call('thirdPartyRedirect', { query: { thirdPartyType, back } })
      saveReturnPage(back)
      location.assign(address)
    } catch (error) {
      const words = wordsFor(error, t)
      toast(words, 'late')
      setFailure(words)
      setGoing(undefined)
    }
  }

  if (providers.length === 0) return null
  return (
    <div className={css.others}>
      <p className={css.note}>{t('login.others')}</p>
      <div className={css.buttons}>
        {providers.map(provider => (
          <Button key={provider} busy={going === provider} onClick={() => go(provider)}>
            {t(`provider.${provider}`)}
          </Button>
        ))}
      </div>
      {failure && <p className={css.failed}>{failure}</p>}
    </div>
  )
}
