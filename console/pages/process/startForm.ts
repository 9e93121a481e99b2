import type { DataOf } from '@board/client'
import { ApiError } from '@board/client'
import { api } from '../../api/client.ts'
import { ownAddress } from '../../base/ownAddress.ts'
import type { Values } from '../../base/values.ts'
import type { Field } from '../../fields/fields.ts'

export type StartForm = DataOf<'getStartForm'>

/** Settings without which a process cannot be started with its business form, in the order of setting them. */
export type MissingPart = 'processKey' | 'formName' | 'saveUrl' | 'route'

/** True if any part of a business form is set; a process without one starts by its key alone. */
export const hasForm = ({ formName, formRoute, formSaveUrl, formInstanceUrl }: StartForm): boolean =>
  [formName, formRoute, formSaveUrl, formInstanceUrl].some(part => part !== '')

/**
 * Returns the settings that are missing. Without a page of its own, a form has the fields of the drawing. Specification
 * 8.
 */
export function missingParts(form: StartForm): MissingPart[] {
  return [
    ...(form.processDefinitionKey === '' ? (['processKey'] as const) : []),
    ...(form.formName === '' ? (['formName'] as const) : []),
    ...(form.formSaveUrl === '' ? (['saveUrl'] as const) : []),
    ...(form.formRoute === '' && form.fields.length === 0 ? (['route'] as const) : [])
  ]
}

const schemas = {
  string: { type: 'string', minLength: 0, maxLength: 1000 },
  long: { type: 'integer' },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' }
} as const
const kinds = { string: 'text', long: 'number', boolean: 'boolean', date: 'day' } as const

/** Returns the fields of a form that are in the drawing. */
export const fieldsOfForm = ({ fields }: Pick<StartForm, 'fields'>): Field[] =>
  fields.map(({ name, type, required }) => ({
    name,
    kind: kinds[type],
    schema: { ...schemas[type], ...(required && type === 'string' && { minLength: 1, pattern: '\\S' }) },
    // an unticked box means no
    required: required && type !== 'boolean'
  }))

/**
 * Sends a business form to an address of this site, and returns the answer, which has the business key. The product's own
 * addresses are called like any operation; others get the form without the session, and may not redirect.
 */
export async function postForm(address: string, form: Values, formName = ''): Promise<unknown> {
  const url = ownAddress(address, window.location.origin)
  if (!url) throw new ApiError({ code: 'WFL0025', status: 400, message: '' })
  if (url.pathname === '/act/form/save') {
    const query = { name: url.searchParams.get('name') ?? formName }
    return await api.callAny('saveFormEntry', { query, body: form })
  }
  if (url.pathname === '/act/form/instance') return await api.callAny('noteFormInstance', { body: form })
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    credentials: 'same-origin',
    redirect: 'error',
    body: JSON.stringify(form)
  }).catch((cause: unknown) => {
    throw new ApiError({ code: 'NETWORK', status: 0, message: '', cause })
  })
  const answer: unknown = await reply.json().catch(() => undefined)
  const { code, msg, data } = Object(answer)
  if (reply.ok && code === 0) return data
  throw new ApiError({ code: 'REPLY', status: reply.status, message: typeof msg === 'string' ? msg : '' })
}

/** Returns the business key in an answer: the key itself, or a field of that name. */
export function keyOf(answer: unknown): string {
  const key = typeof answer === 'object' && answer !== null ? Object(answer).businessKey : answer
  return typeof key === 'string' || typeof key === 'number' ? String(key).trim() : ''
}

/** The answer of a page in a frame to the request for its form; an invalid form is not sent. */
export type FramedAnswer = { readonly form: Values } | 'invalid' | 'silent'

/** Returns the values of a form that can be variables of a process. */
export function variablesOf(form: Values): Record<string, string | number | boolean> {
  const variables: Record<string, string | number | boolean> = {}
  for (const [name, value] of Object.entries(form)) {
    // an empty text says nothing: a task can ask for it later
    if (value === '') continue
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      variables[name] = value
  }
  return variables
}

/** The name of a variable's field, which no field of a call has. */
export const variableField = (name: string): string => `variable_${name}`

/** Returns the fields of variables in a dialog that also has the fields of its call. */
export const fieldsOfVariables = (fields: StartForm['fields']): Field[] =>
  fieldsOfForm({ fields }).map(field => ({ ...field, name: variableField(field.name) }))

/** Returns the variables of the values in such a dialog. */
export const variablesIn = (fields: StartForm['fields'], values: Values) =>
  variablesOf(
    withUnticked(fields, Object.fromEntries(fields.map(({ name }) => [name, values[variableField(name)]])))
  )

/** Returns the values of a form in which an unticked box that a condition needs is false. */
export const withUnticked = (fields: StartForm['fields'], values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    fields
      .filter(({ name, type, required }) => type === 'boolean' && required && values[name] !== true)
      .map(({ name }) => [name, false])
  )
})

const answerTimeout = 10_000

/**
 * Asks the page in a frame for its form. The page receives `{ type: 'businessForm.submit' }`, and answers `{ type:
 * 'businessForm.form', form }` or `{ type: 'businessForm.invalid' }`.
 */
export function askFrame(frame: HTMLIFrameElement): Promise<FramedAnswer> {
  const { origin } = window.location
  return new Promise(resolve => {
    const end = (answer: FramedAnswer) => {
      window.removeEventListener('message', listen)
      clearTimeout(timer)
      resolve(answer)
    }
    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      const { type, form } = Object(event.data)
      if (type === 'businessForm.invalid') end('invalid')
      if (type === 'businessForm.form' && typeof form === 'object' && form !== null)
        end({ form: Object(form) })
    }
    const timer = setTimeout(() => end('silent'), answerTimeout)
    window.addEventListener('message', listen)
    frame.contentWindow?.postMessage({ type: 'businessForm.submit' }, origin)
  })
}
