import type { DataOf } from '@board/client'
import { hasPasskeys } from '@board/client/passkeys'
import { Alert, Box, List, ListItem, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { isFilled } from '../../fields/isFilled.ts'
import { useThrottle } from '../../fields/throttle.ts'
import { formatTime } from '../../fields/time.ts'
import { asInput } from '../../widgets/inputs/asInput.tsx'
import { TextControl } from '../../widgets/inputs/text.tsx'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import type { Entered } from '../../widgets/parts/forms/FormBox.tsx'
import { FormDialog } from '../../widgets/parts/forms/FormDialog.tsx'

export type Passkey = DataOf<'getSecondFactor'>['passkeys'][number]

/** The longest name of a passkey, in characters. */
export const longestName = 30

const NameInput = asInput(TextControl)

interface Props {
  passkeys: readonly Passkey[]
  onAdd: () => void
  onRemove: (passkey: Passkey) => void
  onRenamed: (name: string) => Promise<void>
}

/** Lists the reader's passkeys, which can be added, renamed and removed. Decision 0108. */
export function Passkeys({ passkeys, onAdd, onRemove, onRenamed }: Props) {
  const translate = useTranslate()
  const [renamed, setRenamed] = useState<Passkey>()
  return (
    <Box component="section" aria-labelledby="passkeys" sx={{ pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography variant="h2" id="passkeys">
            {translate('settings.passkeys.title')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(hasPasskeys() ? 'settings.passkeys.what' : 'settings.passkeys.notHere')}
          </Typography>
        </Box>
        {hasPasskeys() && <ActionButton onClick={onAdd}>{translate('settings.passkeys.add')}</ActionButton>}
      </Box>
      {passkeys.length > 0 && (
        <List disablePadding aria-labelledby="passkeys" sx={{ mt: 2 }}>
          {passkeys.map((passkey, nth) => (
            <ListItem
              key={passkey.id}
              divider={nth < passkeys.length - 1}
              disableGutters
              sx={{ gap: 3, flexWrap: 'wrap' }}
            >
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{passkey.name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {translate('settings.passkeys.added', { time: formatTime(passkey.createdAt) })}
                  {' · '}
                  {passkey.lastUsedAt === null
                    ? translate('settings.passkeys.unused')
                    : translate('settings.passkeys.used', { time: formatTime(passkey.lastUsedAt) })}
                </Typography>
              </Box>
              <Box sx={{ display: 'flex', gap: 3 }}>
                <ActionButton
                  small
                  label={translate('settings.passkeys.renameOne', { name: passkey.name })}
                  onClick={() => setRenamed(passkey)}
                >
                  {translate('settings.passkeys.rename')}
                </ActionButton>
                <ActionButton
                  small
                  label={translate('settings.passkeys.removeOne', { name: passkey.name })}
                  onClick={() => onRemove(passkey)}
                >
                  {translate('settings.passkeys.remove')}
                </ActionButton>
              </Box>
            </ListItem>
          ))}
        </List>
      )}
      {renamed && (
        <RenameDialog
          passkey={renamed}
          onClose={() => setRenamed(undefined)}
          onDone={async name => {
            setRenamed(undefined)
            await onRenamed(name)
          }}
        />
      )}
    </Box>
  )
}

/** Shows the input of a passkey's name. */
export function PasskeyNameInput() {
  const translate = useTranslate()
  return (
    <NameInput
      source="name"
      id="passkey-name"
      label={translate('settings.passkeys.name')}
      helperText={translate('settings.passkeys.nameHint')}
      isRequired
      validate={isFilled}
      autoFocus
      autoComplete="off"
      parse={text => text?.slice(0, longestName)}
    />
  )
}

interface RenameProps {
  passkey: Passkey
  onClose: () => void
  onDone: (name: string) => Promise<void>
}

function RenameDialog({ passkey: { id, name: earlier }, onClose, onDone }: RenameProps) {
  const translate = useTranslate()
  const throttle = useThrottle()
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState('')
  async function send({ name }: Entered) {
    setBusy(true)
    try {
      const given = String(name).trim()
      await api.call('renamePasskey', { body: { id, name: given } })
      await onDone(given)
    } catch (failure) {
      setWords(failureWords(failure, translate))
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={translate('settings.passkeys.renameTitle')}
      verb={translate('settings.passkeys.rename')}
      tone="primary"
      busy={busy}
      trouble={words && <Alert severity="error">{words}</Alert>}
      form={{ defaultValues: { name: earlier } }}
      onSubmit={entered => void throttle(() => send(entered))}
      onClose={onClose}
    >
      <PasskeyNameInput />
    </FormDialog>
  )
}
