import type { ActionId } from '@board/generated/actions'
import type { TranslateFunction } from 'ra-core'
import type { ComponentType } from 'react'
import type { Values } from '../base/values.ts'
import type { ActionDialogProps } from './actionTarget.ts'

/** Props of a field of react-admin: it finds its value in the surrounding record. */
export interface FieldProps {
  /** The name of the record's field. */
  source: string
  label?: string | false | undefined
}

/** Props of an input of react-admin: it finds its value in the surrounding form. */
export interface InputProps {
  /** The name of the form's field. */
  source: string
  /** The id of the part that gets the focus, so that the summary of errors can link to it. */
  id?: string | undefined
  label?: string | undefined
  isRequired?: boolean | undefined
  disabled?: boolean | undefined
  /** True for the first field of a dialog. */
  autoFocus?: boolean | undefined
}

/** Props of a warning before an action. */
export interface WarningProps {
  id: ActionId
  /** The records of the action: one, or the ticked rows. */
  records: readonly Values[]
  /** Called with true if the action would change nothing: the dialog of one record then offers to close only. */
  onNeedless?: (isNeedless: boolean) => void
}

/** Returns the name of a record; undefined if the field of `x-resource.label` names it. */
export type NameOf = (record: Values, translate: TranslateFunction) => string | undefined

/** The pages that every resource has. */
export type PageName = 'list' | 'create' | 'edit' | 'show'

export interface Overrides {
  /**
   * Maps `<resource>.<field>` or `<operationId>.<field>` to the input of react-admin that edits it: in the forms of the
   * resource and of its actions, or in the form of one action.
   */
  readonly fields: Readonly<Record<string, ComponentType<InputProps>>>
  /** Maps `<board or resource>.<column>` to the field of react-admin that shows it, in lists and on a record's page. */
  readonly columns: Readonly<Record<string, ComponentType<FieldProps>>>
  /** Maps `<board or resource>.<filter>` to the input of react-admin that filters the list by it. */
  readonly filters?: Readonly<Record<string, ComponentType<InputProps>>>
  /**
   * Maps `<board or resource>.<page>` to the page, preferably in `lazyPart()`; it is the page of a `<Resource>`. A board has
   * `list` and, if it has a `detail`, `show`.
   */
  readonly pages: Readonly<Record<`${string}.${PageName}`, ComponentType>>
  /** Maps `<operationId>` to the dialog of an action, preferably in `lazyPart()`, instead of the one derived from its body. */
  readonly dialogs?: Partial<Readonly<Record<ActionId, ComponentType<ActionDialogProps>>>>
  /**
   * Maps `<operationId>` to the warning of a consequence for some records only. It is shown before the fields of the
   * dialog.
   */
  readonly warnings?: Partial<Readonly<Record<ActionId, ComponentType<WarningProps>>>>
  /** Maps `<operationId>` to a function that returns the text key of its verb if it means something else for a record. */
  readonly verbs?: Partial<Readonly<Record<ActionId, (record: Values) => string | undefined>>>
  /**
   * Maps `<operationId>` to a function that returns the address of the record that the action has made; the
   * confirmation links to it instead of the record that was acted on.
   */
  readonly made?: Partial<Readonly<Record<ActionId, (data: unknown) => string | undefined>>>
  /**
   * Maps `<resource>` to the field that names a record, or to a function that names it; a record without a value there is
   * named by the field of `x-resource.label`.
   */
  readonly names?: Readonly<Record<string, string | NameOf>>
}

let handedIn: Overrides = { fields: {}, columns: {}, pages: {} }

/** Hands in the custom parts. `app/overrides.ts` does it when it is loaded, before a page is drawn. */
export function handInOverrides(overrides: Overrides): void {
  handedIn = overrides
}

/** Returns the custom parts; none before they are handed in. */
export const readOverrides = (): Overrides => handedIn
