import { createContext, useContext } from 'react'
import type { Field } from '../../fields/fields.ts'

/** The fields of a derived form. */
export interface FormFields {
  readonly fields: readonly Field[]
  /** The prefix of the ids of its inputs. An error summary links to these ids. */
  readonly prefix: string
  /** The operation to which the request body belongs. Its texts may contain labels of the fields. */
  readonly operation?: string
  /** Labels of fields that no locale file names. */
  readonly titles?: ReadonlyMap<string, string>
}

const FormFieldsContext = createContext<FormFields | undefined>(undefined)

export const FormFieldsProvider = FormFieldsContext.Provider

/** Returns the derived form around an input; undefined in a form that is made by hand. */
export const useFormFields = (): FormFields | undefined => useContext(FormFieldsContext)

/** Returns the id of the input of a field. */
export const inputId = (prefix: string, name: string) => `${prefix}${name}`
