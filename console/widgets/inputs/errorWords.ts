import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { Finding, Rule } from '../../fields/check.ts'

/** A key of the locale files, and its parameters. */
export interface Message {
  readonly message: string
  readonly args: Readonly<Record<string, string | number>>
}

const keys: Readonly<Record<Rule, string>> = {
  required: 'ra.validation.required',
  type: 'ra.validation.regex',
  enum: 'ra.validation.regex',
  not: 'ra.validation.regex',
  pattern: 'ra.validation.regex',
  email: 'ra.validation.email',
  minLength: 'ra.validation.minLength',
  maxLength: 'ra.validation.maxLength',
  minimum: 'ra.validation.minValue',
  maximum: 'ra.validation.maxValue',
  minItems: 'ra.validation.required',
  maxItems: 'ra.validation.regex',
  unfinished: 'entity.unfinished',
  same: 'entity.notSame'
}

/** Returns the message of a broken rule. */
export const messageOf = ({ rule, params }: Finding): Message => ({ message: keys[rule], args: params })

/** The mark that ra-core puts before a message written as JSON, because react-hook-form accepts only texts. */
const mark = '@@react-admin@@'

/**
 * Writes a message as the text that ra-core translates when it shows an error, so that it follows the
 * reader's language.
 */
export const writeMessage = (message: Message): string => `${mark}${JSON.stringify(message)}`

function readMessage(text: string): Message {
  if (!text.startsWith(mark)) return { message: text, args: {} }
  const read: Message | string = JSON.parse(text.slice(mark.length))
  return typeof read === 'string' ? { message: read, args: {} } : read
}

/** An error of react-hook-form at a field. */
export interface FieldError {
  readonly type?: unknown
  readonly message?: unknown
}

/**
 * Returns the error of a field in the reader's language: a message of this console or of ra-core, or the
 * server's own text. An operation may have its own text for a missing field
 * (`actions.<operationId>.missing`).
 */
export function useErrorWords(operation?: string) {
  const translate = useTranslate()
  return useCallback(
    (name: string, error: FieldError): string => {
      const { message, args } = readMessage(String(error.message ?? ''))
      const words = translate(message, { _: message, ...args })
      return operation && error.type === 'required'
        ? translate(`actions.${operation}.missing.${name}`, { _: words })
        : words
    },
    [translate, operation]
  )
}
