import { Autocomplete, TextField } from '@mui/material'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetList, useTranslate } from 'ra-core'
import { useState } from 'react'
import { maxOptions, optionsStale, type RecordOption } from '../../api/options.ts'
import { namesAlone } from '../../api/types.ts'
import { usePaused } from '../../api/usePaused.ts'
import { describedBy, FieldFrame } from '../../widgets/parts/forms/FieldFrame.tsx'

interface Props {
  id: string
  label: string
  hint: string
  /** The kind of record to which the names belong. */
  resource: 'user' | 'role'
  names: readonly string[]
  /** The labels of names that are codes. */
  words?: ReadonlyMap<string, string>
  onChange: (names: string[]) => void
}

/**
 * Edits names of users or roles in a document. They are found by typing. A typed name is also accepted without a choice
 * from the list, because a document may come from elsewhere.
 */
export function NamesControl({ id, label, hint, resource, names, words, onChange }: Props) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const q = usePaused(typed.trim())
  const filter = q ? { q } : {}
  const { data = [], isFetching } = useGetList<RecordOption>(
    resource,
    { filter, pagination: { page: 1, perPage: maxOptions }, meta: namesAlone },
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
