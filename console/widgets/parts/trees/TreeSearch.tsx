import { OutlinedInput } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'

interface Props {
  /** The name of the tree. */
  label: string
  /** The id of the list with the results. */
  list: string
  value: string
  onChange: (value: string) => void
  endAdornment?: ReactNode
}

/** The search field above a tree. */
export function TreeSearch({ label, list, value, onChange, endAdornment }: Props) {
  const translate = useTranslate()
  return (
    <OutlinedInput
      type="search"
      value={value}
      onChange={event => onChange(event.target.value)}
      placeholder={translate('entity.tree.search')}
      inputProps={{
        'aria-label': `${label}：${translate('entity.tree.search')}`,
        'aria-controls': list,
        maxLength: 50
      }}
      endAdornment={endAdornment}
    />
  )
}
