import { isOtherAccount } from '@board/client/error'
import { cookieLine } from '../../lib/cookies.ts'
import { useT } from '../../lib/i18n.tsx'
import { sessionCookies } from '../../services/session.ts'
import { plainForm } from '../../shared/forms/plain-form.ts'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'

/** Signing out, for browsers that run no scripts. */
export const plainLogout = plainForm({
  path: '/forms/logout',
  needsSession: false,
  title: 'shell.logout',
  texts: ['account', 'form', 'plain'],
  load: async ({ root }) => root.user,
  async send({ call, hasToken }) {
    try {
      if (hasToken()) await call('logout')
    } catch (error) {
      // if the session has already ended, the person is signed out
      if (isOtherAccount(error)) throw error
    }
    return {
      to: '/forms/logout',
      cookies: sessionCookies.map(name => cookieLine(name, '', 0)),
      forgets: true
    }
  },
  View({ data: user }) {
    const t = useT()
    if (!user)
      return (
        <Banner tone="ok" title={t('shell.loggedOut')}>
          <a href="/home">{t('plain.home')}</a>
        </Banner>
      )
    return (
      <>
        <p>{t('login.signedInAs', { name: user.nickName })}</p>
        <Button type="submit" tone="primary">
          {t('shell.logout')}
        </Button>
      </>
    )
  }
})
