import { isStrongPassword, signInLengths } from '@board/schemas/formats'
import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PageHandle } from '../../app/document.ts'
import { pageLoader, requireSession } from '../../app/loading.ts'
import { mustChangePassword, useRoot } from '../../app/root.ts'
import { placeOf } from '../../app/session.ts'
import { useT } from '../../lib/i18n.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './page.module.css'
import { PasswordField } from './password-field.tsx'
import { PasswordRule } from './password-rule.tsx'
import { type Typed, useChange } from './use-change.ts'

export const loader = pageLoader(async ({ call, url, hasToken, signal }) => {
  requireSession({ url, hasToken })
  const { username } = await call('getInfo', { signal })
  return { username }
})

export const handle: PageHandle = { title: t => t('password.title') }

/** Changing one's password; whoever must do it first is told why. Specification 2, 5; domain 1. */
export function Component() {
  const t = useT()
  const mustChange = mustChangePassword(useRoot())
  const [done, setDone] = useState(false)
  return (
    <div className={css.page}>
      <h1>{t('password.title')}</h1>
      <noscript>
        <p>{t('password.needsScripts')}</p>
      </noscript>
      {mustChange && !done && <Banner title={t('password.firstTitle')}>{t('password.firstHint')}</Banner>}
      <Card>{done ? <Done /> : <Form onDone={() => setDone(true)} />}</Card>
    </div>
  )
}

function Form({ onDone }: { onDone: () => void }) {
  const t = useT()
  const { username } = useLoaderData<typeof loader>()
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const { typed, type, busy, submit, errorOf, banner } = useChange({
    onDone,
    onRefused: () => setRefusals(count => count + 1)
  })
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals])

  const bind = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => type(name, event.target.value)
  })
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        submit()
      }}
    >
      {banner && <Banner tone="late">{banner}</Banner>}
      {/* password managers learn from it whose password this is */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...bind('oldPassword')}
        label={t('password.old')}
        autoComplete="current-password"
        maxLength={signInLengths.password}
      />
      <PasswordField
        {...bind('newPassword')}
        label={t('password.new')}
        hint={<PasswordRule value={typed.newPassword} />}
        autoComplete="new-password"
      />
      <PasswordField {...bind('again')} label={t('password.again')} autoComplete="new-password" />
      <p role="status" className="visually-hidden">
        {isStrongPassword(typed.newPassword) ? t('password.strong') : ''}
      </p>
      <p className={css.note}>{t('password.note')}</p>
      <Button type="submit" tone="primary" wide busy={busy}>
        {t('password.submit')}
      </Button>
    </form>
  )
}

/** Says what has happened, and where to go on. */
function Done() {
  const t = useT()
  const { user, channelUrl } = useRoot()
  const place = user ? placeOf(user.organization, channelUrl) : undefined
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} className={css.done} tabIndex={-1}>
      <Banner tone="ok" title={t('password.done')}>
        {t('password.doneHint')}
      </Banner>
      {place ? (
        <LinkButton to={place} reloadDocument tone="primary" wide>
          {t('password.toConsole')}
        </LinkButton>
      ) : (
        <LinkButton to="/home" tone="primary" wide>
          {t('password.toHome')}
        </LinkButton>
      )}
    </div>
  )
}
