import { Autocomplete, type AutocompleteProps } from '@mui/material'
import { type RefObject, useState } from 'react'
import type { Option } from '../../base/option.ts'
import { TypedField } from '../parts/forms/TypedField.tsx'
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

/** How the place of a field was used while the field was being fetched. */
export interface Beginning {
  isFocused: boolean
  isOpen: boolean
}

interface ChoiceProps extends TypedProps {
  beginning: RefObject<Beginning>
  chosen: Option | null
  onChoose: (option: Option | null) => void
  placeholder: string
}

interface ChoicesProps extends TypedProps {
  beginning: RefObject<Beginning>
  chosen: Option[]
  onChoose: (options: readonly Option[]) => void
  placeholder: string
}

/** Opens and closes the list of a field; at first it is open if the field's place was pressed before the field came. */
function useOpenList(isOpenAtFirst: boolean) {
  const [open, setOpen] = useState(isOpenAtFirst)
  return { open, onOpen: () => setOpen(true), onClose: () => setOpen(false) }
}

/** A field for one choice, which is found by typing. A choice that is made elsewhere closes its list. */
export function TypedChoice({ chosen, onChoose, isWrong, placeholder, beginning, ...own }: ChoiceProps) {
  const list = useOpenList(beginning.current.isOpen)
  const [shown, setShown] = useState(chosen?.value)
  if (shown !== chosen?.value) {
    setShown(chosen?.value)
    list.onClose()
  }
  return (
    <Autocomplete
      {...own}
      {...list}
      size="small"
      value={chosen}
      onChange={(_, option) => onChoose(option)}
      renderInput={params => (
        <TypedField
          params={params}
          error={isWrong}
          autoFocus={beginning.current.isFocused}
          placeholder={placeholder}
        />
      )}
    />
  )
}

/** A field for several choices. */
export const TypedChoices = ({ chosen, onChoose, isWrong, placeholder, beginning, ...own }: ChoicesProps) => (
  <Autocomplete
    {...own}
    {...useOpenList(beginning.current.isOpen)}
    multiple
    size="small"
    value={chosen}
    onChange={(_, next) => onChoose(next)}
    limitTags={2}
    sx={{ '& .MuiChip-root': wholeChip }}
    renderInput={params => (
      <TypedField
        params={params}
        error={isWrong}
        autoFocus={beginning.current.isFocused}
        placeholder={placeholder}
      />
    )}
  />
)
