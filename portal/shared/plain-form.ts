import type { ComponentType } from 'react'
import type { RootData } from '../app/root.ts'
import type { Services } from '../app/services.tsx'
import type { Problems } from '../lib/problems.ts'
import type { MessageKey, TextPart } from '../locales/keys.ts'

/** A photo that came with a form. */
export interface SentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export interface FormArgs extends Services {
  url: URL
  root: RootData
}

/** The parts of a form after something was sent. */
export interface Answer {
  /** The content of the fields, by name. */
  values: URLSearchParams
  problems?: Problems
  /** True if nothing was tried, and a password is given back, too. */
  keepsPassword?: boolean
  /** The failure of the whole form. */
  failure?: string
  /** A page that leads on after a failure. */
  way?: { to: string; label: string }
}

export interface SendArgs<Data> extends FormArgs {
  data: Data
  values: URLSearchParams
  files: readonly SentFile[]
  /** Returns the key of a request: the same content of one form has one effect, however often it is sent. */
  keyOf: (body: object) => string
}

/** The page to go to afterwards, or the form again. */
export type Outcome = Leave | Answer

interface Leave {
  to: string
  /** The cookies to set. */
  cookies?: readonly string[]
  /** True if the browser forgets the pages that it keeps for Back. */
  forgets?: boolean
}

export interface ViewProps<Data> extends Answer {
  data: Data
  problems: Problems
}

/** A form for browsers that run no scripts: it posts itself to its own address. Decision 0055. */
export interface PlainForm<Data> {
  path: string
  needsSession: boolean
  title: MessageKey
  texts: readonly TextPart[]
  /** @param values what was sent, or the query of the address */
  load: (args: FormArgs, values: URLSearchParams) => Promise<Data>
  send: (args: SendArgs<Data>) => Promise<Outcome>
  View: ComponentType<ViewProps<Data>>
}

/** Declares a form, with the types of its parts in agreement. */
export const plainForm = <Data>(form: PlainForm<Data>): PlainForm<unknown> =>
  form as unknown as PlainForm<unknown>

/** Returns the id of a field, to which the summary of what is wrong leads. */
export const idOfField = (name: string): string => `field-${name}`

/** Takes the change of a field that the browser itself keeps. */
export const kept = (): void => undefined
