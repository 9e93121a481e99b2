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

const params = ({ source, schema = {} }: InputProps) => {
  const { resource = '', filter = {} } = refOf(schema) ?? {}
  return { source, reference: resource, filter: { ...filter }, perPage: mostOptions, debounce, queryOptions }
}

/**
 * Gives an input the records that its field may refer to, as react-admin's ChoicesContext: those that match the
 * typed text (`setFilters({ q })`), and the chosen one.
 */
export const withChoices = (Input: ComponentType<InputProps>): ComponentType<InputProps> =>
  function ReferenceInput(props) {
    const choices = useReferenceInputController<RecordOption>(params(props))
    return (
      <ChoicesContextProvider value={choices}>
        <Input {...props} />
      </ChoicesContextProvider>
    )
  }

/** Does the same for a field that refers to several records. */
export const withSeveralChoices = (Input: ComponentType<InputProps>): ComponentType<InputProps> =>
  function ReferenceArrayInput(props) {
    const choices = useReferenceArrayInputController<RecordOption>(params(props))
    return (
      <ChoicesContextProvider value={choices}>
        <Input {...props} />
      </ChoicesContextProvider>
    )
  }
