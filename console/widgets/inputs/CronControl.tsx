import { Box, OutlinedInput, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useCronTimes } from '../../api/cron.ts'
import type { ControlProps } from '../../fields/controlProps.ts'
import { formatSecond } from '../../fields/time.ts'
import { describedBy, FieldFrame } from '../parts/forms/FieldFrame.tsx'

/** Edits a cron expression. While it is typed, it shows the next times or the problem. */
export function CronControl(props: ControlProps) {
  const translate = useTranslate()
  const { id, name, value, onChange, disabled, autoFocus, required } = props
  const text = typeof value === 'string' ? value : ''
  const next = useCronTimes(text)
  const error = props.error ?? next?.problem ?? undefined
  const described = [describedBy({ ...props, error }), `${id}-times`].filter(Boolean).join(' ')
  return (
    <div>
      <FieldFrame {...props} error={error}>
        <OutlinedInput
          id={id}
          name={name}
          value={text}
          onChange={event => onChange(event.target.value || undefined)}
          disabled={disabled ?? false}
          autoFocus={autoFocus ?? false}
          error={error !== undefined}
          fullWidth
          inputProps={{
            'aria-describedby': described,
            'aria-required': required || undefined,
            autoComplete: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            maxLength: props.schema.maxLength
          }}
          sx={{ fontFamily: 'monospace' }}
        />
      </FieldFrame>
      <Box id={`${id}-times`} role="status">
        {next && next.times.length > 0 && (
          <>
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {translate('entity.cron.next', { smart_count: next.times.length })}
            </Typography>
            <Box component="ol" sx={{ m: 0, mt: 1, pl: 6, fontVariantNumeric: 'tabular-nums' }}>
              {next.times.map(time => (
                <li key={time}>
                  <time dateTime={new Date(time * 1000).toISOString()}>{formatSecond(time)}</time>
                </li>
              ))}
            </Box>
          </>
        )}
      </Box>
    </div>
  )
}
