import {
  ChoicesContextProvider,
  useReferenceArrayInputController,
  useReferenceInputController
} from 'ra-core'
import type { ComponentType } from 'react'
import { mostOptions, optionsStale, type RecordOption } from '../../api/options.ts'
import { namesAlone } from '../../provider/types.ts'
import { refOf } from '../schema/values.ts'
import type { InputProps } from './asInput.tsx'

/** Milliseconds between the last letter and the request to the server. */
const debounce = 300

/** Asks for names alone: they need no permission on the page of the records. */
const queryOptions = { meta: namesAlone, staleTime: optionsStale }

/**
 * Gives an input the records that its field may refer to, as react-admin's ChoicesContext: those that match the
 * typed text (`setFilters({ q })`), and the chosen ones.
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
      perPage: mostOptions,
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
