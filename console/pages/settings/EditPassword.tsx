import { isStrongPassword, signInLengths } from '@board/schemas/formats'
import { Alert, AlertTitle, Box, Paper, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useMe } from '../../auth/useMe.ts'
import { useTitle } from '../../layout/useTitle.ts'
import { visuallyHidden } from '../../widgets/inputs/FieldFrame.tsx'
import { ShownPasswordControl } from '../../widgets/inputs/password.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { PasswordRule } from './PasswordRule.tsx'
import type { Typed } from './problems.ts'
import { useChange } from './useChange.ts'

/** Changes one's password; a person who must change it first reads why. Specification 2, 5; domain 1. */
export function EditPassword() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { mustChangePassword } = useMe()
  const [done, setDone] = useState(false)
  const title = translate('password.title')
  useTitle(title)
  return (
    <Box sx={{ p: 4, display: 'grid', gap: 4, maxWidth: 480 + 32 }}>
      <Typography variant="h1">{title}</Typography>
      {mustChangePassword && !done && (
        <Alert severity="info" variant="outlined" role="status">
          <AlertTitle>{translate('password.firstTitle')}</AlertTitle>
          {translate('password.firstHint')}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 }, borderRadius: '10px' }}>
        {done ? (
          <Done />
        ) : (
          <Form
            onDone={async () => {
              // The account has changed. It is fetched again before the link to the next page appears,
              // because that link would otherwise lead back here.
              await queries.invalidateQueries({ queryKey: ['auth'] })
              setDone(true)
            }}
          />
        )}
      </Paper>
    </Box>
  )
}

function Form({ onDone }: { onDone: () => Promise<void> }) {
  const translate = useTranslate()
  const { info } = useMe()
  const form = useRef<HTMLFormElement>(null)
  const { typed, type, busy, submit, errorOf, banner, refusals } = useChange(onDone)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  const bind = (name: keyof Typed) => ({
    id: name,
    value: typed[name],
    error: errorOf(name),
    onChange: (value: string) => type(name, value)
  })
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      sx={{ display: 'grid', gap: 4 }}
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      {banner && <Alert severity="error">{banner}</Alert>}
      {/* password managers learn from it whose password this is */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={info?.username ?? ''}
        readOnly
        hidden
      />
      <ShownPasswordControl
        {...bind('oldPassword')}
        label={translate('password.old')}
        autoComplete="current-password"
        maxLength={signInLengths.password}
      />
      <ShownPasswordControl
        {...bind('newPassword')}
        label={translate('password.new')}
        autoComplete="new-password"
      >
        <PasswordRule value={typed.newPassword} />
      </ShownPasswordControl>
      <ShownPasswordControl
        {...bind('again')}
        label={translate('password.again')}
        autoComplete="new-password"
      />
      <Box role="status" sx={visuallyHidden}>
        {isStrongPassword(typed.newPassword) ? translate('password.strong') : ''}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('password.note')}
      </Typography>
      <ActionButton tone="primary" submit busy={busy}>
        {translate('password.submit')}
      </ActionButton>
    </Box>
  )
}

/** Says that the password was changed, and links to the next page. */
function Done() {
  const translate = useTranslate()
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <Box ref={words} tabIndex={-1} sx={{ display: 'grid', gap: 4, '&:focus': { outline: 0 } }}>
      <Alert severity="success" variant="outlined" role="status">
        <AlertTitle>{translate('password.done')}</AlertTitle>
        {translate('password.doneHint')}
      </Alert>
      <ActionButton tone="primary" to="/">
        {translate('layout.home')}
      </ActionButton>
    </Box>
  )
}
