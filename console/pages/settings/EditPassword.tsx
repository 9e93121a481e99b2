import { signInLengths } from '@board/schemas/facts/formats'
import { isStrongPassword } from '@board/schemas/facts/passwords'
import { Alert, AlertTitle, Box, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { FocusWrong } from '../../derive/form/FocusWrong.tsx'
import { wantedOf } from '../../session/signInRoute.ts'
import { useMe } from '../../session/useMe.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { ShownPasswordControl } from '../../widgets/inputs/password.tsx'
import { WithoutPrefill } from '../../widgets/inputs/WithoutPrefill.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { HiddenStatus } from '../../widgets/parts/notices/HiddenStatus.tsx'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { PasswordRule } from './PasswordRule.tsx'
import { passwordResolver, type Typed } from './problems.ts'
import { SettingsFrame } from './SettingsFrame.tsx'
import { useChange } from './useChange.ts'

function Content() {
  const translate = useTranslate()
  const queries = useQueryClient()
  const { mustChangePassword } = useMe()
  const [done, setDone] = useState(false)
  return (
    <SettingsFrame page="edit-pwd" isAlone={mustChangePassword}>
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 480 }}>
        {mustChangePassword && !done && (
          <Alert severity="info" variant="outlined" role="status">
            <AlertTitle>{translate('password.firstTitle')}</AlertTitle>
            {translate('password.firstHint')}
          </Alert>
        )}
        {done ? (
          <Done />
        ) : (
          <WithoutPrefill>
            <PasswordForm
              onDone={async () => {
                // The account has changed. It is fetched again before the link to the next page appears,
                // because that link would otherwise lead back here.
                await queries.invalidateQueries({ queryKey: ['auth'] })
                setDone(true)
              }}
            />
          </WithoutPrefill>
        )}
      </Box>
    </SettingsFrame>
  )
}

const PasswordInput = asInput(ShownPasswordControl)
const NewPasswordInput = asInput(props => (
  <ShownPasswordControl {...props}>
    <PasswordRule value={String(props.value ?? '')} />
  </ShownPasswordControl>
))
const oldSchema = { type: 'string', maxLength: signInLengths.password } as const
const noValues: Typed = { oldPassword: '', newPassword: '', again: '' }

function PasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const translate = useTranslate()
  const { info, mustChangePassword } = useMe()
  const { banner, busy, submit } = useChange(onDone)
  return (
    <FormBox
      defaultValues={noValues}
      resolver={passwordResolver}
      onSubmit={submit}
      sx={{ display: 'grid', gap: 4 }}
    >
      <FocusWrong />
      {banner && <Alert severity="error">{banner}</Alert>}
      {/* password managers read the account's name from it */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={info?.username ?? ''}
        readOnly
        hidden
      />
      <PasswordInput
        source="oldPassword"
        id="oldPassword"
        label={translate('password.old')}
        schema={oldSchema}
        isRequired
        autoComplete="current-password"
        autoFocus={mustChangePassword}
      />
      <NewPasswordInput
        source="newPassword"
        id="newPassword"
        label={translate('password.new')}
        isRequired
        autoComplete="new-password"
      />
      <PasswordInput
        source="again"
        id="again"
        label={translate('password.again')}
        isRequired
        autoComplete="new-password"
      />
      <Strength />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('password.note')}
      </Typography>
      <div>
        <ActionButton tone="primary" submit busy={busy}>
          {translate('password.submit')}
        </ActionButton>
      </div>
    </FormBox>
  )
}

/** Tells screen readers once when the new password is strong enough. */
function Strength() {
  const translate = useTranslate()
  const newPassword: unknown = useWatch({ name: 'newPassword' })
  return (
    <HiddenStatus words={isStrongPassword(String(newPassword ?? '')) ? translate('password.strong') : ''} />
  )
}

/** Says that the password was changed, and links to the next page. */
function Done() {
  const translate = useTranslate()
  const wanted = wantedOf(useLocation().state)
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <Box ref={words} tabIndex={-1} sx={{ display: 'grid', gap: 4, '&:focus': { outline: 0 } }}>
      <Alert severity="success" variant="outlined" role="status">
        <AlertTitle>{translate('password.done')}</AlertTitle>
        {translate('password.doneHint')}
      </Alert>
      <ActionButton tone="primary" to={wanted ?? '/'}>
        {translate(wanted ? 'form.goOn' : 'layout.home')}
      </ActionButton>
    </Box>
  )
}

/** Changes the reader's password. A person who must change it first reads why. Specification 2, 5; domain 1. */
export const EditPassword = () => (
  <PageTexts family="settings">
    <Content />
  </PageTexts>
)
