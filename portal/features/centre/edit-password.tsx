import { signInLengths } from '@board/schemas/formats'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { pageLoader } from '../../app/loading.ts'
import { mustChangePassword, useRoot } from '../../app/root.ts'
import { useServices } from '../../app/services.tsx'
import { placeOf, renewSession } from '../../app/session.ts'
import { useT } from '../../lib/i18n.tsx'
import { CentreFrame } from '../../shared/centre-frame.tsx'
import { Form } from '../../shared/form.tsx'
import { NewPassword } from '../../shared/new-password.tsx'
import { PasswordField } from '../../shared/password-field.tsx'
import { useForm } from '../../shared/use-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './page.module.css'
import { problemsOf } from './password-problems.ts'

export const loader = pageLoader(async ({ call, signal }) => {
  const { username } = await call('getInfo', { signal })
  return { username }
})

/**
 * Shows the form for a new password. A person who must change the password sees the reason above the form.
 * Specification 2, 5; domain 1.
 */
export function Component() {
  const t = useT()
  const mustChange = mustChangePassword(useRoot())
  const [done, setDone] = useState(false)
  return (
    <CentreFrame title={t('password.title')}>
      {mustChange && !done && <Banner title={t('password.firstTitle')}>{t('password.firstHint')}</Banner>}
      <Card>{done ? <Done /> : <PasswordForm onDone={() => setDone(true)} />}</Card>
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
function Done() {
  const t = useT()
  const { user, channelUrl } = useRoot()
  const place = user ? placeOf(user.organization, channelUrl) : undefined
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div ref={message} className={css.done} tabIndex={-1}>
      <Banner tone="ok" title={t('password.done')}>
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
