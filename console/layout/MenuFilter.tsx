import { isOfComposition } from '@board/client/composition'
import Search from '@mui/icons-material/Search'
import { InputAdornment, OutlinedInput } from '@mui/material'
import { useTranslate } from 'ra-core'

interface Props {
  value: string
  onChange: (text: string) => void
  /** Opens the first page that was found. */
  onEnter: () => void
}

/** Finds entries of a long menu by their names. */
export function MenuFilter({ value, onChange, onEnter }: Props) {
  const translate = useTranslate()
  const label = translate('layout.findMenu')
  return (
    <OutlinedInput
      type="search"
      size="small"
      value={value}
      placeholder={label}
      onChange={event => onChange(event.target.value)}
      onKeyDown={event => {
        if (event.key === 'Enter' && !isOfComposition(event.nativeEvent)) onEnter()
        if (event.key !== 'Escape' || value === '') return
        event.stopPropagation()
        onChange('')
      }}
      inputProps={{ 'aria-label': label, maxLength: 50 }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      sx={{ mx: 2, mb: 2, width: 'calc(100% - 16px)' }}
    />
  )
}
