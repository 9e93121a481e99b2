import { Box, FormHelperText, Typography } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { ControlProps } from '../../../fields/controlProps.ts'
import { isNeverEmpty } from '../../../fields/fields.ts'
import { wholeMoments } from '../wholeMoments.tsx'

/** The style of an element for screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap'
} as const

/** Returns the ids of the lines below a field, for `aria-describedby`. */
export const describedBy = ({ id, error, hint }: Pick<ControlProps, 'id' | 'error' | 'hint'>) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/**
 * Shows a control with its label above, and its error and hint below. In a filter bar the label is for screen readers
 * only.
 */
export function FieldFrame(
  props: ControlProps & { group?: boolean; children: ReactNode; counter?: string | undefined }
) {
  const translate = useTranslate()
  const { id, label, schema, required, error, hint, compact, group, children, counter } = props
  const text = (
    <>
      {label}
      {!required && !compact && !isNeverEmpty(schema) && (
        <Box
          component="span"
          // a search asks for nothing in particular, and a draft may be filled in step by step
          sx={{
            color: 'text.disabled',
            ml: 1,
            fontWeight: 400,
            '[role=search] &, [data-step-by-step] &': { display: 'none' }
          }}
        >
          {translate('form.optional')}
        </Box>
      )}
    </>
  )
  const labelStyle = compact ? visuallyHidden : { display: 'block', mb: 1, fontWeight: 500, p: 0 }
  return (
    <Box
      component={group ? 'fieldset' : 'div'}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, position: 'relative' }}
      aria-describedby={group ? describedBy(props) : undefined}
    >
      {group ? (
        <Box component="legend" sx={labelStyle}>
          {text}
        </Box>
      ) : (
        <Box component="label" htmlFor={id} id={`${id}-label`} sx={labelStyle}>
          {text}
        </Box>
      )}
      {children}
      {(error || hint || counter) && (
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', minHeight: 20 }}>
          <div>
            {error && (
              <FormHelperText error id={`${id}-error`} sx={{ m: 0, mt: 1 }}>
                {error}
              </FormHelperText>
            )}
            {hint && (
              <FormHelperText id={`${id}-hint`} sx={{ m: 0, mt: 1 }}>
                {wholeMoments(hint)}
              </FormHelperText>
            )}
          </div>
          {counter && (
            <Typography variant="caption" sx={{ color: 'text.disabled', mt: 1, whiteSpace: 'nowrap' }}>
              {counter}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  )
}
