import { Box, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useContext, useEffect, useId, useRef, useState } from 'react'
import { ActionButton } from '../../parts/Buttons.tsx'
import { FormGuardsContext } from '../../parts/forms/formGuards.ts'
import type { UploadLine } from './UploadLines.tsx'

interface Props {
  /** The files that are being uploaded, and those that failed. */
  lines: readonly UploadLine[]
}

/**
 * Keeps the surrounding form from being sent without files that are not stored, and asks the reader what to do. The
 * question closes when all of them are stored.
 */
export function UnsentFiles({ lines }: Props) {
  const guards = useContext(FormGuardsContext)
  const latest = useRef(lines)
  useEffect(() => {
    latest.current = lines
  })
  const [answer, setAnswer] = useState<(goesOn: boolean) => void>()
  useEffect(() => {
    if (!guards) throw new Error('Files are attached outside of a form')
    const guard = async () =>
      latest.current.length === 0 || new Promise<boolean>(resolve => setAnswer(() => resolve))
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [guards])
  const decide = (goesOn: boolean) => {
    setAnswer(undefined)
    answer?.(goesOn)
  }
  // the form was checked without a file that is stored only now, so it is sent by another press
  const isOver = answer !== undefined && lines.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: `decide` is made anew with each answer
  useEffect(() => {
    if (isOver) decide(false)
  }, [isOver])
  if (!answer || isOver) return null
  return (
    <Question
      lines={lines}
      onBack={() => decide(false)}
      onGoOn={() => {
        setAnswer(undefined)
        for (const { drop } of lines) drop()
        answer(true)
      }}
    />
  )
}

interface QuestionProps extends Props {
  onBack: () => void
  /** Called when the reader wants to send the form without these files. */
  onGoOn: () => void
}

function Question({ lines, onBack, onGoOn }: QuestionProps) {
  const translate = useTranslate()
  const id = useId()
  const failed = lines.filter(({ error }) => error !== undefined)
  const title =
    failed.length > 0
      ? translate('files.someFailed', { smart_count: failed.length })
      : translate('files.someSending', { smart_count: lines.length })
  return (
    <Dialog open onClose={onBack} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} component="h2" sx={{ typography: 'h2', pb: 0 }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography>{translate(failed.length > 0 ? 'files.failedHint' : 'files.sendingHint')}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {lines.map(({ key, fileName, error, retry }) => (
            <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {fileName}
                </Typography>
                <Typography variant="caption" sx={{ color: error ? 'error.main' : 'text.secondary' }}>
                  {error ?? translate('files.isSending')}
                </Typography>
              </Box>
              {error && retry && (
                <ActionButton small label={translate('files.retry', { name: fileName })} onClick={retry}>
                  {translate('files.retryWord')}
                </ActionButton>
              )}
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider', px: 6, py: 3, flexWrap: 'wrap', rowGap: 2 }}>
        <ActionButton onClick={onGoOn}>{translate('files.without')}</ActionButton>
        <ActionButton tone="primary" autoFocus onClick={onBack}>
          {translate('files.back')}
        </ActionButton>
      </DialogActions>
    </Dialog>
  )
}
