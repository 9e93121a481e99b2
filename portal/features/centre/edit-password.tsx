import { signInLengths } from '@board/schemas/facts/formats'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { mustChangePassword, useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { placeOf, renewSession } from '../../services/session.ts'
import { CentreFrame } from '../../shared/account/centre-frame.tsx'
import { NewPassword } from '../../shared/account/new-password.tsx'
import { PasswordField } from '../../shared/account/password-field.tsx'
import { Form } from '../../shared/forms/form.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { FirstPassword } from './first-password.tsx'
import css from './page.module.css'
import { problemsOf } from './password-problems.ts'

export const loader = pageLoader(async ({ call, signal }) => {
  const { username, updatePwd } = await call('getInfo', { signal })
  // an account that must change its password has one, and may not read its data before
  if (updatePwd) return { username, hasPassword: true, phone: null }
  const { hasPassword, phone } = await call('getBaseInfo', { signal })
  return { username, hasPassword, phone }
})

export const handle: PageHandle<Awaited<ReturnType<typeof loader>>> = {
  title: (t, data) => t(data?.hasPassword === false ? 'password.setTitle' : 'password.title')
}

/**
 * Shows the form for a new password, or for the first one of an account that has none. A person who must change the password sees the reason above the form.
 * Specification 2, 5; domain 1.
 */
export function Component() {
  const t = useT()
  const mustChange = mustChangePassword(useRoot())
  const { username, hasPassword, phone } = useLoaderData<typeof loader>()
  const [done, setDone] = useState<'changed' | 'set'>()
  const isFirst = !hasPassword || done === 'set'
  return (
    <CentreFrame title={t(isFirst ? 'password.setTitle' : 'password.title')}>
      {mustChange && !done && <Banner title={t('password.firstTitle')}>{t('password.firstHint')}</Banner>}
      <Card>
        {done ? (
          <Done isFirst={done === 'set'} />
        ) : hasPassword ? (
          <PasswordForm onDone={() => setDone('changed')} />
        ) : (
          <FirstPassword username={username} phone={phone} onDone={() => setDone('set')} />
        )}
      </Card>
    </CentreFrame>
  )
}

const start = { oldPassword: '', newPassword: '', again: '' }

/** Maps the code of a refusal to the field that it concerns. Other refusals are shown above the form. */
const fieldOf = {
  USR0052: 'newPassword',
  USR0054: 'oldPassword',
  USR0055: 'newPassword',
  USR0056: 'oldPassword'
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useT()
  const { call } = useServices()
  const { revalidate } = useRevalidator()
  const { username } = useLoaderData<typeof loader>()
  const form = useForm({
    start,
    fieldOf,
    check: typed => {
      const found = Object.entries(problemsOf(typed))
      return Object.fromEntries(found.map(([field, problem]) => [field, problem && t(problem)]))
    },
    send: async ({ oldPassword, newPassword }) => {
      // the answer contains a new session, so the person stays signed in
      renewSession(await call('changePassword', { body: { oldPassword, newPassword } }))
      onDone()
      await revalidate()
    }
  })
  return (
    <Form form={form}>
      {/* tells password managers to which account the password belongs */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.text('oldPassword')}
        label={t('password.old')}
        autoComplete="current-password"
        maxLength={signInLengths.password}
      />
      <NewPassword
        password={{ ...form.text('newPassword'), label: t('password.new') }}
        again={{ ...form.text('again'), label: t('password.again') }}
      />
      <p className={css.note}>{t('password.note')}</p>
      <Button className={css.submit} type="submit" tone="primary" busy={form.busy}>
        {t('password.submit')}
      </Button>
    </Form>
  )
}

/** Confirms the change and offers links to continue. */
function Done({ isFirst }: { isFirst: boolean }) {
  const t = useT()
  const { user, channelUrl } = useRoot()
  const place = user ? placeOf(user.organization, channelUrl) : undefined
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div ref={message} className={css.done} tabIndex={-1}>
      <Banner tone="ok" title={t(isFirst ? 'password.setDone' : 'password.done')}>
        {t('password.doneHint')}
      </Banner>
      {place ? (
        <LinkButton className={css.submit} to={place} reloadDocument tone="primary">
          {t('password.toConsole')}
        </LinkButton>
      ) : (
        <LinkButton className={css.submit} to="/home" tone="primary">
          {t('password.toHome')}
        </LinkButton>
      )}
    </div>
  )
}
