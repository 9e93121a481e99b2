import { Autocomplete, type AutocompleteProps } from '@mui/material'
import { useState } from 'react'
import { TypedField } from '../parts/TypedField.tsx'
import type { Option } from './types.ts'
import { wholeChip } from './wholeChip.ts'

type Own = AutocompleteProps<Option, boolean, false, false>

/** The props of both fields: their choices, and the texts of their buttons and notices. */
export interface TypedProps
  extends Pick<
    Own,
    | 'id'
    | 'isOptionEqualToValue'
    | 'disabled'
    | 'loadingText'
    | 'noOptionsText'
    | 'openText'
    | 'closeText'
    | 'clearText'
  > {
  options: Option[]
  loading: boolean
  isWrong: boolean
  filterOptions?: (options: Option[]) => Option[]
  onInputChange?: (event: unknown, text: string, reason: string) => void
}

interface ChoiceProps extends TypedProps {
  chosen: Option | null
  onChoose: (option: Option | null) => void
  placeholder: string
  autoFocus: boolean
  /** True if the field was pressed before it was fetched. */
  startsOpen: boolean
}

interface ChoicesProps extends TypedProps {
  chosen: Option[]
  onChoose: (options: readonly Option[]) => void
  placeholder: string
}

/** A field for one choice, which is found by typing. A choice that is made elsewhere closes its list. */
export function TypedChoice({
  chosen,
  onChoose,
  isWrong,
  placeholder,
  autoFocus,
  startsOpen,
  ...own
}: ChoiceProps) {
  const [open, setOpen] = useState(startsOpen)
  const [shown, setShown] = useState(chosen?.value)
  if (shown !== chosen?.value) {
    setShown(chosen?.value)
    setOpen(false)
  }
  return (
    <Autocomplete
      {...own}
      size="small"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen}
      onChange={(_, option) => onChoose(option)}
      renderInput={params => (
        <TypedField params={params} error={isWrong} autoFocus={autoFocus} placeholder={placeholder} />
      )}
    />
  )
}

/** A field for several choices. */
export const TypedChoices = ({ chosen, onChoose, isWrong, placeholder, ...own }: ChoicesProps) => (
  <Autocomplete
    {...own}
    multiple
    size="small"
    value={chosen}
    onChange={(_, next) => onChoose(next)}
    limitTags={2}
    sx={{ '& .MuiChip-root': wholeChip }}
    renderInput={params => <TypedField params={params} error={isWrong} placeholder={placeholder} />}
  />
)
