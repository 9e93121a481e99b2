import { type AutocompleteRenderInputParams, OutlinedInput, type OutlinedInputProps } from '@mui/material'

interface Props
  extends Pick<
    OutlinedInputProps,
    'placeholder' | 'error' | 'autoFocus' | 'onKeyDown' | 'startAdornment' | 'aria-label'
  > {
  params: AutocompleteRenderInputParams
}

/** The field of an Autocomplete. MUI's TextField would do the same, and bring the fields of its other designs. */
export function TypedField({ params, 'aria-label': label, startAdornment, ...own }: Props) {
  const { input, htmlInput } = params.slotProps
  return (
    <OutlinedInput
      id={params.id}
      disabled={params.disabled}
      fullWidth={params.fullWidth}
      {...(params.size && { size: params.size })}
      {...input}
      startAdornment={startAdornment ?? input.startAdornment}
      slotProps={{ input: { ...htmlInput, ...(label !== undefined && { 'aria-label': label }) } }}
      {...own}
    />
  )
}
