import { Box, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useContext, useEffect, useId, useRef, useState } from 'react'
import { FormGuardsContext } from '../../widgets/parts/forms/formGuards.ts'
import { ActionButton } from '../../widgets/registry.tsx'

interface Props {
  /** The texts that were selected or typed to be hidden, and are not hidden yet. */
  unhidden: readonly string[]
  /** Hides them and sends the form. */
  onHide: () => void
  /** Called when the reader wants to send the form without hiding them. */
  onLeave: () => void
}

/** Keeps the surrounding form from being sent while a text is selected or typed to be hidden, and asks what to do. */
export function UnhiddenQuestion({ unhidden, onHide, onLeave }: Props) {
  const translate = useTranslate()
  const id = useId()
  const guards = useContext(FormGuardsContext)
  const latest = useRef(unhidden)
  useEffect(() => {
    latest.current = unhidden
  })
  const [answer, setAnswer] = useState<(goesOn: boolean) => void>()
  useEffect(() => {
    if (!guards) throw new Error('Passages are hidden outside of a form')
    const guard = async () =>
      latest.current.length === 0 || new Promise<boolean>(resolve => setAnswer(() => resolve))
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [guards])
  if (!answer) return null
  const decide = (goesOn: boolean) => {
    setAnswer(undefined)
    answer(goesOn)
  }
  return (
    <Dialog open onClose={() => decide(false)} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2', pb: 0 }}>
        {translate('masks.unhidden')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{translate('masks.unhiddenHint')}</Typography>
        <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
          {unhidden.map(words => (
            <Box component="li" key={words} sx={{ overflowWrap: 'anywhere' }}>
              {words}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', px: 6, py: 3, flexWrap: 'wrap', rowGap: 2 }}>
        <ActionButton tone="quiet" onClick={() => decide(false)}>
          {translate('ra.action.cancel')}
        </ActionButton>
        <ActionButton
          onClick={() => {
            onLeave()
            decide(true)
          }}
        >
          {translate('masks.leaveAndSend')}
        </ActionButton>
        <ActionButton
          tone="primary"
          autoFocus
          onClick={() => {
            decide(false)
            onHide()
          }}
        >
          {translate('masks.hideAndSend')}
        </ActionButton>
      </DialogActions>
    </Dialog>
  )
}
