import { Autocomplete, TextField } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetList, useTranslate } from 'ra-core'
import { useState } from 'react'
import { mostOptions, optionsStale, type RecordOption } from '../../api/options.ts'
import { usePaused } from '../../api/usePaused.ts'
import { namesAlone } from '../../provider/types.ts'
import { describedBy, FieldFrame } from '../../widgets/inputs/FieldFrame.tsx'

interface Props {
  id: string
  label: string
  hint: string
  /** The kind of record that the names belong to. */
  resource: 'user' | 'role'
  names: readonly string[]
  /** Words for names that are codes. */
  words?: ReadonlyMap<string, string>
  onChange: (names: string[]) => void
}

/**
 * Names of users or roles, as a document has them: found by typing, or typed as they are, since a document may come from
 * elsewhere. A typed name counts even if it is not chosen from the list.
 */
export function NamesControl({ id, label, hint, resource, names, words, onChange }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const q = usePaused(typed.trim())
  const filter = q ? { q } : {}
  const { data = [], isFetching } = useGetList<RecordOption>(
    resource,
    { filter, pagination: { page: 1, perPage: mostOptions }, meta: namesAlone },
    { staleTime: optionsStale, placeholderData: keepPreviousData, retry: false }
  )
  const unique = (all: readonly string[]) => [
    ...new Set(
      all
        .flatMap(name => name.split(/[,，]/))
        .map(name => name.trim())
        .filter(Boolean)
    )
  ]
  const frame = { id, name: id, label, hint, value: names, onChange: () => {}, schema: {} }
  return (
    <FieldFrame {...frame}>
      <Autocomplete<string, true, false, true>
        multiple
        freeSolo
        autoSelect
        id={id}
        size="small"
        getOptionLabel={name => words?.get(name) ?? name}
        options={data.map(option => option.label)}
        filterSelectedOptions
        loading={isFetching}
        loadingText={translate('ra.page.loading')}
        clearText={translate('ra.action.clear_input_value')}
        value={[...names]}
        onChange={(_, next) => onChange(unique(next))}
        onInputChange={(_, text) => setTyped(text)}
        renderInput={params => (
          <TextField
            {...params}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': describedBy({ id, hint }) }
            }}
          />
        )}
      />
    </FieldFrame>
  )
}
