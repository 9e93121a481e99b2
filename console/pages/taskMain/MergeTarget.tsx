import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useInput, useRecordContext, useTranslate } from 'ra-core'
import { useContext } from 'react'
import { api } from '../../api/client.ts'
import { TickedContext } from '../../derive/bulk/ticked.ts'
import type { InputProps } from '../../derive/overrides.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { formatTime } from '../../fields/time.ts'
import { useErrorWords } from '../../widgets/inputs/errorWords.ts'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { wholeMoments } from '../../widgets/parts/wholeMoments.tsx'
import { controls } from '../../widgets/registry.tsx'

/** Edits the message into which another one is merged: the reader chooses a similar one, or types a number. */
export function MergeTarget(props: InputProps) {
  return (
    <PageTexts family="desk" fallback={null}>
      <Target {...props} />
    </PageTexts>
  )
}

function Target({ source, id = source, isRequired }: InputProps) {
  const label = useFieldLabel()(source, 'mergeMessage')
  const translate = useTranslate()
  const errorWords = useErrorWords()
  const { field, fieldState } = useInput({ source })
  const tid = Number(useRecordContext()?.tid)
  const { data = [], isPending } = useQuery({
    queryKey: ['mergeCandidates', tid],
    queryFn: ({ signal }) => api.call('listMergeCandidates', { body: { tid }, signal }),
    enabled: tid > 0,
    retry: false
  })
  const ticked = useContext(TickedContext)
  // similar messages are found for one message; of several ticked ones, one takes in the others
  const choices =
    ticked.length > 1
      ? ticked.map(one => ({
          tid: one.id,
          name: one.name,
          facts: translate('task.number', { tid: one.id })
        }))
      : data.map(one => ({
          tid: one.tid,
          name: one.subject,
          facts: [
            translate('desk.mergeFacts', { tid: one.tid, at: formatTime(one.createdAt) }),
            one.deadlineAt === null ? '' : translate('desk.mergeDeadline', { at: formatTime(one.deadlineAt) })
          ].join('')
        }))
  const Control = controls.number
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {choices.length > 0 ? (
        <div>
          <Typography id={`${id}-similar`} sx={{ fontWeight: 500 }}>
            {translate(ticked.length > 1 ? 'desk.mergeMain' : 'desk.mergeSimilar')}
          </Typography>
          <RadioGroup
            aria-labelledby={`${id}-similar`}
            name={`${id}-similar`}
            value={field.value ?? ''}
            onChange={(_, chosen) => field.onChange(Number(chosen))}
          >
            {choices.map(one => (
              <FormControlLabel
                key={one.tid}
                value={one.tid}
                control={<Radio size="small" />}
                sx={{ alignItems: 'flex-start', mr: 0, py: 1, '& .MuiRadio-root': { pt: 0.25 } }}
                label={
                  <>
                    <span style={{ overflowWrap: 'anywhere' }}>{one.name}</span>
                    <Typography
                      component="span"
                      variant="body2"
                      sx={{ display: 'block', color: 'text.secondary' }}
                    >
                      {wholeMoments(one.facts)}
                    </Typography>
                  </>
                }
              />
            ))}
          </RadioGroup>
        </div>
      ) : (
        isPending &&
        tid > 0 && (
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('ra.page.loading')}
          </Typography>
        )
      )}
      <Control
        id={id}
        name={source}
        label={label}
        required={isRequired ?? false}
        schema={{ type: 'integer', minimum: 1 }}
        hint={choices.length > 0 ? translate('desk.mergeTyped') : undefined}
        error={fieldState.error && errorWords(source, fieldState.error)}
        value={field.value}
        onChange={field.onChange}
      />
    </Box>
  )
}
