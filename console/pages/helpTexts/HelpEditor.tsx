import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords, isConflict } from '../../api/failure.ts'
import { draftKey } from '../../derive/drafts/drafts.ts'
import { UnkeptNotice } from '../../derive/drafts/UnkeptNotice.tsx'
import { useDraftEnd, useKeepDraft, useRestored } from '../../derive/drafts/useDraft.ts'
import { formatTime } from '../../fields/time.ts'
import { ActionButton } from '../../widgets/parts/Buttons.tsx'
import { Notice } from '../../widgets/parts/notices/States.tsx'
import { controls } from '../../widgets/registry.tsx'
import type { HelpText } from './HelpTextsPage.tsx'
import { Preview } from './Preview.tsx'
import { readTyped, type Typed } from './typed.ts'

interface Props {
  page: HelpText
  uid: number
  mayChange: boolean
  onFetch: () => Promise<void>
}

const limits = { title: 50, content: 20_000 } as const

/** The outcome of the last attempt to save. */
type Outcome = { readonly kind: 'saved' } | { readonly kind: 'failed'; readonly failure: unknown }

/** Edits one help page in one language. The typed text is stored in this browser until it is saved. */
export function HelpEditor({ page, uid, mayChange, onFetch }: Props) {
  const translate = useTranslate()
  const key = draftKey(uid, 0, `help.${page.key}.${page.language}`)
  const given: Typed = { title: page.title, content: page.content }
  const restored = useRestored(key)
  const [typed, setTyped] = useState<Typed>(() => readTyped(restored?.content) ?? given)
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)
  const [hasTried, setTried] = useState(false)
  const end = useDraftEnd(key)
  const { isRefused } = useKeepDraft(key, JSON.stringify(typed), JSON.stringify(given), end)
  const isChanged = typed.title !== page.title || typed.content !== page.content
  const isConflicting = outcome?.kind === 'failed' && isConflict(outcome.failure)

  async function save() {
    setTried(true)
    setOutcome(undefined)
    if (typed.title.trim() === '' || typed.content.trim() === '') return
    setBusy(true)
    try {
      const { key, language, version } = page
      const saved = await api.call('saveHelpText', { body: { ...typed, key, language, version } })
      setTyped({ title: saved.title, content: saved.content })
      await onFetch()
      setOutcome({ kind: 'saved' })
    } catch (failure) {
      if (isConflict(failure)) await onFetch()
      setOutcome({ kind: 'failed', failure })
    } finally {
      setBusy(false)
    }
  }

  const fieldOf = (name: keyof Typed) => {
    const Control = controls[name === 'title' ? 'text' : 'textarea']
    return (
      <Control
        id={`help-${name}`}
        name={name}
        label={translate(`upkeep.${name}`)}
        schema={{ type: 'string', maxLength: limits[name] }}
        required
        disabled={!mayChange}
        value={typed[name]}
        error={hasTried && typed[name].trim() === '' ? translate('upkeep.needed') : undefined}
        {...(name === 'content' && { hint: translate('upkeep.contentHint') })}
        onChange={value => setTyped({ ...typed, [name]: typeof value === 'string' ? value : '' })}
      />
    )
  }
  const state =
    page.updatedAt === null
      ? translate('upkeep.shipped')
      : translate('upkeep.changedAt', { at: formatTime(page.updatedAt) })
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        '& .MuiAlert-root': { m: 0 }
      }}
    >
      <Box
        component="form"
        noValidate
        aria-label={translate('upkeep.help')}
        onSubmit={event => {
          event.preventDefault()
          if (!isBusy) void save()
        }}
        sx={{ display: 'grid', gap: 4, alignContent: 'start' }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[state, isChanged && translate('upkeep.drafted')].filter(Boolean).join(' · ')}
        </Typography>
        {outcome?.kind === 'saved' && !isChanged && <Notice kind="done" words={translate('upkeep.saved')} />}
        {outcome?.kind === 'failed' && (
          <Notice
            kind="error"
            words={isConflicting ? translate('upkeep.conflict') : failureWords(outcome.failure, translate)}
            action={
              isConflicting && (
                <ActionButton
                  small
                  onClick={() => {
                    setTyped(given)
                    setOutcome(undefined)
                  }}
                >
                  {translate('upkeep.takeLatest')}
                </ActionButton>
              )
            }
          />
        )}
        {mayChange && <UnkeptNotice isRefused={isRefused} />}
        {fieldOf('title')}
        {fieldOf('content')}
        {mayChange && (
          <Box sx={{ display: 'flex', gap: 2 }}>
            <ActionButton submit tone="primary" busy={isBusy}>
              {translate('ra.action.save')}
            </ActionButton>
            {isChanged && (
              <ActionButton onClick={() => setTyped(given)}>{translate('upkeep.takeLatest')}</ActionButton>
            )}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
        {isConflicting && <Preview title={translate('upkeep.latest')} text={given} />}
        <Preview title={translate('upkeep.preview')} text={typed} />
      </Box>
    </Box>
  )
}
