import type { DataOf } from '@board/client'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { failureWords, isPassing } from '../../api/failure.ts'
import { formatDate } from '../../fields/time.ts'
import { ActionButton, Notice } from '../../widgets/registry.tsx'
import { RehearsalSamples } from './RehearsalSamples.tsx'
import { useRehearsal } from './useRehearsal.ts'

interface Props {
  code: string
  /** The saved value. */
  stored: string
  /** The value in the field. */
  value: string
  isRehearsable: boolean
}

/** Shows the effect that the value in the field would have had on the messages of last month, before it is saved. */
export function Rehearsal({ code, stored, value, isRehearsable }: Props) {
  const translate = useTranslate()
  const title = useId()
  const isChanged = value !== stored && value !== ''
  return (
    <Box
      component="section"
      aria-labelledby={title}
      sx={{ mt: 4, p: 4, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography id={title} variant="h3" component="h2" sx={{ mb: 2 }}>
        {translate('records.rehearsal.title')}
      </Typography>
      {isRehearsable && isChanged ? (
        <Outcome code={code} value={value} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {translate(isRehearsable ? 'records.rehearsal.begin' : 'records.rehearsal.none')}
        </Typography>
      )}
    </Box>
  )
}

function Outcome({ code, value }: Pick<Props, 'code' | 'value'>) {
  const translate = useTranslate()
  const { data, error, retry, isSettled } = useRehearsal(code, value, true)
  return (
    <div role="status">
      {!isSettled && <Typography>{translate('records.rehearsal.busy')}</Typography>}
      {isSettled && error && (
        <Notice
          kind="error"
          words={failureWords(error, translate)}
          action={
            isPassing(error) ? (
              <ActionButton small onClick={retry}>
                {translate('records.rehearsal.again')}
              </ActionButton>
            ) : undefined
          }
        />
      )}
      {isSettled && data && <Figures rehearsal={data} value={value} />}
    </div>
  )
}

function Figures({ rehearsal, value }: { rehearsal: DataOf<'rehearseParameter'>; value: string }) {
  const translate = useTranslate()
  const { thing, outcome, messages, checked, before, after, moved, samples, isWhole } = rehearsal
  if (thing === null || outcome === null)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('records.rehearsal.none')}</Typography>
  const period = { from: formatDate(rehearsal.from), to: formatDate(rehearsal.to) }
  if (checked === 0)
    return <Typography>{translate('records.rehearsal.empty', { ...period, messages })}</Typography>
  const count = (smart_count: number) => translate(`records.rehearsal.things.${thing}`, { smart_count })
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        {translate('records.rehearsal.base', { ...period, messages, things: count(checked) })}
        {!isWhole && translate('records.rehearsal.part')}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))', gap: 3, my: 3 }}
      >
        <Figure
          label={translate('records.rehearsal.now', {
            outcome: translate(`records.rehearsal.yes.${outcome}`)
          })}
        >
          {before}
        </Figure>
        <Figure
          label={translate('records.rehearsal.afterwards', {
            outcome: translate(`records.rehearsal.yes.${outcome}`)
          })}
        >
          {after}
        </Figure>
        {moved > 0 && <Figure label={translate('records.rehearsal.moved')}>{moved}</Figure>}
      </Box>
      <Typography>
        {samples.length === 0
          ? translate('records.rehearsal.same')
          : translate(changeKey(outcome, after - before), { value, things: count(Math.abs(after - before)) })}
      </Typography>
      {samples.length > 0 && <RehearsalSamples samples={samples} outcome={outcome} />}
      {outcome === 'late' && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {translate('records.rehearsal.clock')}
        </Typography>
      )}
    </>
  )
}

/** Returns the key of the sentence on how many more or fewer messages there would be. */
function changeKey(outcome: string, difference: number): string {
  if (difference === 0) return 'records.rehearsal.even'
  return `records.rehearsal.${difference > 0 ? 'more' : 'fewer'}.${outcome}`
}

function Figure({ label, children }: { label: string; children: number }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, fontSize: '1.25rem', lineHeight: '2rem', fontWeight: 600 }}>
        {children}
      </Box>
    </div>
  )
}
