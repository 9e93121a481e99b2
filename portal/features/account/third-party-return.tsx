import type { DataOf } from '@board/client'
import { isBarred, restrictionOf } from '@board/client/sign-in-refusal'
import { useEffect, useRef, useState } from 'react'
import { safePath } from '../../lib/back.ts'
import { useT } from '../../lib/i18n.tsx'
import { withTexts } from '../../locales/shown.ts'
import { wordsFor } from '../../services/failure.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { takeReturnPage } from '../../services/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Choices } from '../../ui/forms/choice.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import css from './account.module.css'
import { ForbidNotice } from './forbid-notice.tsx'
import { LoginForms } from './login-forms.tsx'
import type { Provider } from './provider-buttons.tsx'

// registering needs more code than signing in, so it is loaded separately
const NewcomerForm = openedPart(() => withTexts(['form'], import('./newcomer-form.tsx')))

type Result = DataOf<'thirdPartyResult'>

/**
 * Continues with a person who comes back from another site’s sign-in and has no linked account here. They sign in to
 * link an account, or register. If the other site’s sign-in has failed, the page says so and shows the other ways.
 * Specification 8.
 */
export function ThirdPartyReturn({ providers }: { providers: readonly Provider[] }) {
  const t = useT()
  const toast = useToast()
  const { call } = useServices()
  const { user } = useRoot()
  const [result, setResult] = useState<Result>()
  const [failure, setFailure] = useState<unknown>()
  const [choice, setChoice] = useState<'bind' | 'register'>('bind')
  const [to, setTo] = useState<string>()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const wanted = takeReturnPage()
    // the home page is the default, so it is not kept
    if (wanted !== undefined && wanted !== '/home') setTo(safePath(wanted))
    call('thirdPartyResult').then(setResult, (error: unknown) => {
      toast(wordsFor(error, t), 'late')
      setFailure(error)
    })
  }, [call, t, toast])

  if (failure)
    return (
      <>
        {isBarred(failure) ? (
          <ForbidNotice title={wordsFor(failure, t)} detail={restrictionOf(failure)} />
        ) : (
          <Banner
            tone="late"
            title={t('thirdParty.failed')}
            action={user && <LinkButton to="/uCenter/bindInfo">{t('thirdParty.toBindings')}</LinkButton>}
          >
            <p>{wordsFor(failure, t)}</p>
            {!user && <p>{t('thirdParty.otherWays')}</p>}
          </Banner>
        )}
        {!user && (
          <Card>
            <LoginForms to={to} providers={providers} />
          </Card>
        )}
      </>
    )
  if (!result) return <p role="status">{t('thirdParty.checking')}</p>

  const provider = t(`provider.${result.thirdPartyType}`)
  const { nickName: name } = result
  return (
    <>
      <Banner title={t(name ? 'thirdParty.knownAs' : 'thirdParty.known', { provider, name })}>
        {t('thirdParty.unknownHere')}
      </Banner>
      <Card>
        <div className={css.forms}>
          <Choices
            label={t('thirdParty.choose')}
            name="thirdPartyWay"
            value={choice}
            choices={[
              { value: 'bind', label: t('thirdParty.bind') },
              { value: 'register', label: t('thirdParty.register') }
            ]}
            onChange={setChoice}
          />
          {choice === 'bind' ? (
            <LoginForms to={to} binds />
          ) : (
            <NewcomerForm to={to} provider={provider} nickName={name} />
          )}
        </div>
      </Card>
    </>
  )
}
