import { ApiError } from '@board/client/error'
import type { ComponentType } from 'react'
import type { Problems } from '../../lib/problems.ts'
import type { MessageKey, TextPart } from '../../locales/keys.ts'
import type { RootData } from '../../services/root.ts'
import type { Services } from '../../services/services.tsx'
import { numberIn } from '../lists/query.ts'

/** A photo that was sent with a form. */
export interface SentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface FormArgs extends Services {
  url: URL
  root: RootData
}

/** A link beside a failure. */
export interface Way {
  to: string
  label: string
  /** True if it opens a window of its own, so that the form stays. */
  isOwnWindow?: boolean
}

/** A form that is shown again after it was sent. */
export interface Answer {
  /** The content of the fields, by name. */
  values: URLSearchParams
  problems?: Problems
  /** True if nothing was tried and the password is kept in the form. */
  keepsPassword?: boolean
  /** The failure of the whole form. */
  failure?: string
  /** A link to a page on which the person can continue after a failure. */
  way?: Way
  /** True if another account has signed in since the form was opened. The person may go on with it. */
  isOfOther?: boolean
}

export interface SendArgs<Data> extends FormArgs {
  data: Data
  values: URLSearchParams
  files: readonly SentFile[]
  /**
   * Returns the idempotency key of a request. The same content of one form has one effect, even if it is sent several
   * times.
   */
  keyOf: (body: object) => string
}

/** Either the page to go to, or the form again. */
export type Outcome = Leave | Answer

interface Leave {
  to: string
  /** The cookies to set. */
  cookies?: readonly string[]
  /** True if the browser must remove the pages that it keeps for Back. */
  forgets?: boolean
}

export interface ViewProps<Data> extends Answer {
  data: Data
  problems: Problems
}

/** A form for browsers that run no scripts. It is sent to its own address. Decision 0055. */
export interface PlainForm<Data> {
  path: string
  needsSession: boolean
  /** The title, also by the data; they are absent if they could not be loaded. */
  title: MessageKey | ((data: Data | undefined) => MessageKey)
  texts: readonly TextPart[]
  /** @param values the fields that were sent, or the query of the address */
  load: (args: FormArgs, values: URLSearchParams) => Promise<Data>
  send: (args: SendArgs<Data>) => Promise<Outcome>
  View: ComponentType<ViewProps<Data>>
}

/** Declares a form, so that the types of its parts are checked against each other. */
export const plainForm = <Data>(form: PlainForm<Data>): PlainForm<unknown> =>
  form as unknown as PlainForm<unknown>

/**
 * Returns the id that a parameter of the form's address names.
 * @throws ApiError GEN0404 if it names none
 */
export function idInAddress({ url, t }: Pick<FormArgs, 'url' | 't'>, name: string): number {
  const id = numberIn(url.searchParams, name)
  if (id === undefined) throw new ApiError({ code: 'GEN0404', status: 404, message: t('missing.title') })
  return id
}

/** Returns the id of a field. The summary of errors links to it. */
export const idOfField = (name: string): string => `field-${name}`

/** Ignores the changes of a field. The browser itself keeps its value. */
export const kept = (): void => undefined
