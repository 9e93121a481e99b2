import {
  ChoicesContextProvider,
  useReferenceArrayInputController,
  useReferenceInputController
} from 'ra-core'
import type { ComponentType } from 'react'
import { maxOptions, optionsStale, type RecordOption } from '../../api/options.ts'
import { namesAlone } from '../../api/types.ts'
import { refOf } from '../../fields/values.ts'
import type { InputProps } from './asInput.tsx'

/** The time between the last change and the request to the server, in milliseconds. */
const debounce = 300

/** Query options that request only names. Names need no permission for the page of the records. */
const queryOptions = { meta: namesAlone, staleTime: optionsStale }

/**
 * Provides an input with the records to which its field may refer, as react-admin's ChoicesContext: those that match
 * the typed text (`setFilters({ q })`), and the chosen ones.
 */
export function withChoices(
  Input: ComponentType<InputProps>,
  { several = false } = {}
): ComponentType<InputProps> {
  const useController = several ? useReferenceArrayInputController : useReferenceInputController
  return function ReferenceInput(props) {
    const { source, schema = {} } = props
    const { resource = '', filter = {} } = refOf(schema) ?? {}
    const choices = useController<RecordOption>({
      source,
      reference: resource,
      filter: { ...filter },
      perPage: maxOptions,
      debounce,
      queryOptions
    })
    return (
      <ChoicesContextProvider value={choices}>
        <Input {...props} />
      </ChoicesContextProvider>
    )
  }
}
