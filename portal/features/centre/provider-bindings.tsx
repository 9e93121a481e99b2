import type { DataOf } from '@board/client'
import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { bindingsPage, saveReturnPage } from '../../services/session.ts'
import { useAct } from '../../shared/forms/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import { Time } from '../../ui/time.tsx'
import css from './page.module.css'

const ConfirmAct = openedPart(() => import('../../shared/forms/confirm-act.tsx'))

type Binding = DataOf<'thirdPartyBindings'>[number]
type Provider = Binding['thirdPartyType']

interface ProviderBindingsProps {
  types: readonly Provider[]
  bindings: readonly Binding[]
  onDone: (words: string) => Promise<void>
}

/** Shows the accounts of other sites with which this account can sign in. Each can be linked and unlinked. */
export function ProviderBindings({ types, bindings, onDone }: ProviderBindingsProps) {
  const t = useT()
  const { call } = useServices()
  const [asked, setAsked] = useState<Provider>()
  const all = [...new Set([...types, ...bindings.map(({ thirdPartyType }) => thirdPartyType)])]
  const linking = useAct(async (query: { thirdPartyType: Provider }) => {
    const address = await call('thirdPartyRedirect', {
      query: { ...query, back: `${bindingsPage}?bound=1` }
    })
    saveReturnPage(bindingsPage)
    location.assign(address)
  })
  const unlink = async (thirdPartyType: Provider, idempotencyKey: string) => {
    await call('thirdPartyUnbind', { body: { thirdPartyType }, idempotencyKey })
    setAsked(undefined)
    await onDone(t('bind.providerUnbound', { provider: t(`provider.${thirdPartyType}`) }))
  }
  return (
    <Card title={t('bind.providers')}>
      {linking.failure && <Banner tone="late">{linking.failure.words}</Banner>}
      <ul>
        {all.map(provider => {
          const binding = bindings.find(({ thirdPartyType }) => thirdPartyType === provider)
          const name = t(`provider.${provider}`)
          return (
            <li key={provider} className={css.row}>
              <span>
                <strong>{name}</strong>
                <span className={css.note}>
                  {' '}
                  {binding ? (
                    <>
                      {binding.nickName} {t('bind.since')} <Time at={binding.boundAt} day />
                    </>
                  ) : (
                    t('centre.notBound')
                  )}
                </span>
              </span>
              {binding ? (
                <Button tone="danger" onClick={() => setAsked(provider)}>
                  {t('bind.unbind')}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              ) : (
                <Button busy={linking.busy} onClick={() => linking.run({ thirdPartyType: provider })}>
                  {t('bind.bind')}
                  <span className="visually-hidden"> {name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {asked && (
        <ConfirmAct
          title={t('bind.unbindProvider', { provider: t(`provider.${asked}`) })}
          act={t('bind.unbind')}
          isDanger
          send={idempotencyKey => unlink(asked, idempotencyKey)}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('bind.unbindProviderHint')}</p>
        </ConfirmAct>
      )}
    </Card>
  )
}
