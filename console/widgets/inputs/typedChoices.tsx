import { Autocomplete, type AutocompleteProps } from '@mui/material'
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
}

interface ChoicesProps extends TypedProps {
  chosen: Option[]
  onChoose: (options: readonly Option[]) => void
  placeholder: string
}

/** A field for one choice, which is found by typing. */
export const TypedChoice = ({ chosen, onChoose, isWrong, placeholder, autoFocus, ...own }: ChoiceProps) => (
  <Autocomplete
    {...own}
    size="small"
    value={chosen}
    onChange={(_, option) => onChoose(option)}
    renderInput={params => (
      <TypedField params={params} error={isWrong} autoFocus={autoFocus} placeholder={placeholder} />
    )}
  />
)

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
