import { Box, FormHelperText, OutlinedInput } from '@mui/material'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'

/** Edits the key of one action: the next pressed character replaces it. */
export function KeyField({
  label,
  value,
  onChange
}: {
  label: string
  value: string
  /** Sets the pressed key. If another action already has it, it returns that action. */
  onChange: (key: string) => string | undefined
}) {
  const translate = useTranslate()
  const [holder, setHolder] = useState<string>()
  const id = useId()
  return (
    <Box>
      <OutlinedInput
        value={value}
        onChange={event => {
          const typed = Array.from(event.target.value.trim())
          const key = typed.find(character => character !== value) ?? typed[0] ?? ''
          setHolder(onChange(key))
        }}
        onFocus={event => event.target.select()}
        error={holder !== undefined}
        inputProps={{
          'aria-label': translate('frame.keyOf', { name: label }),
          'aria-describedby': holder === undefined ? undefined : id,
          autoComplete: 'off',
          autoCapitalize: 'none'
        }}
        sx={{ width: 56, '& input': { textAlign: 'center' } }}
      />
      {holder !== undefined && (
        <FormHelperText id={id} role="alert" error sx={{ m: 0 }}>
          {translate('frame.keyTaken', { name: holder })}
        </FormHelperText>
      )}
    </Box>
  )
}
