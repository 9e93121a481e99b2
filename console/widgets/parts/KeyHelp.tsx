import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch
} from '@mui/material'
import { useStore, useTranslate } from 'ra-core'
import { useState } from 'react'
import {
  holderOf,
  type KeySettings,
  keyFor,
  singleKeys,
  usualKeys,
  withKey
} from '../../fields/keySettings.ts'
import { KeyField } from './forms/KeyField.tsx'

/** Shows what each key does on this page. Single keys can be changed here or switched off. */
export function KeyHelp({
  keys,
  onClose
}: {
  keys: readonly { key: string; words: string }[]
  onClose: () => void
}) {
  const translate = useTranslate()
  const [settings, setSettings] = useStore<KeySettings>('keys', usualKeys)
  const [changes, setChanges] = useState(false)
  const change = (usual: string, key: string): string | undefined => {
    const holder = holderOf(settings, usual, key)
    if (holder !== undefined) return translate(`keys.${singleKeys[holder]}`)
    setSettings(withKey(settings, usual, key))
    return undefined
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="key-help" maxWidth="xs" fullWidth>
      <DialogTitle id="key-help" component="h2" sx={{ typography: 'h2' }}>
        {translate('keys.title')}
      </DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={
            <Switch
              checked={!settings.off}
              onChange={(_, checked) => setSettings({ ...settings, off: !checked })}
            />
          }
          label={translate('frame.singleKeys')}
          sx={{ mb: 2 }}
        />
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: 2, alignItems: 'center', m: 0 }}
        >
          {keys.map(({ key, words }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt">
                {changes && Object.hasOwn(singleKeys, key) ? (
                  <KeyField
                    label={words}
                    value={keyFor(settings, key)}
                    onChange={pressed => change(key, pressed)}
                  />
                ) : (
                  <Box
                    component="kbd"
                    sx={{
                      display: 'inline-block',
                      border: 1,
                      borderColor: 'divider',
                      borderRadius: 1,
                      px: 2,
                      py: 1,
                      fontFamily: 'inherit',
                      ...(settings.off &&
                        Object.hasOwn(singleKeys, key) && {
                          color: 'text.disabled',
                          textDecoration: 'line-through'
                        })
                    }}
                  >
                    {keyFor(settings, key)}
                  </Box>
                )}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {words}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 6, py: 3 }}>
        {changes && (
          <Button onClick={() => setSettings(usualKeys)} sx={{ mr: 'auto', ml: -2 }}>
            {translate('frame.usualKeys')}
          </Button>
        )}
        {!changes && (
          <Button onClick={() => setChanges(true)} sx={{ mr: 'auto', ml: -2 }}>
            {translate('frame.changeKeys')}
          </Button>
        )}
        <Button onClick={onClose} color="inherit" autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
