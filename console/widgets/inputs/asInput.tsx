import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import {
  type InputProps as RaInputProps,
  useInput,
  useRecordContext,
  useResourceContext,
  useTranslate
} from 'ra-core'
import type { ComponentType } from 'react'
import type { ControlProps } from '../../fields/controlProps.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { offeredOf, useOptions } from '../../fields/options.ts'
import { useErrorWords } from './errorWords.ts'
import { inputId, useFormFields } from './FormFields.ts'

/** Props of every input: those of a react-admin input, and those of the control behind it. */
export interface InputProps
  extends Pick<RaInputProps, 'source' | 'id' | 'defaultValue' | 'validate' | 'format' | 'parse' | 'disabled'>,
    Pick<Partial<ControlProps>, 'autoFocus' | 'autoComplete' | 'compact' | 'options'> {
  /** Replaces the field's own label. */
  label?: string | undefined
  /** The line under the field; replaces the field's own hint. */
  helperText?: string | false | undefined
  /** The schema of the value: bounds, choices, and the resource of a reference. */
  schema?: JsonSchema
  isRequired?: boolean
  /** Receives the entered value; `undefined` if the field was emptied. */
  onChange?: ((value: unknown) => void) | undefined
}

const anything: JsonSchema = {}
const asItIs = (value: unknown) => value

/**
 * Makes an input of react-admin from a control. The input finds its value by `source` in the surrounding form. The
 * control receives `undefined` for an empty field.
 * @param empty the form's value of an empty field
 */
export function asInput(
  Control: ComponentType<ControlProps>,
  { empty = null }: { empty?: unknown } = {}
): ComponentType<InputProps> {
  function Input(props: InputProps) {
    const { source, schema = anything, format = asItIs, parse = asItIs, onChange, compact = false } = props
    const translate = useTranslate()
    const resource = useResourceContext()
    const labelOf = useFieldLabel()
    const form = useFormFields()
    const errorWords = useErrorWords(form?.operation)
    const ownId = props.id ?? (form && inputId(form.prefix, source))
    const { id, field, fieldState, isRequired } = useInput({
      source,
      ...(ownId !== undefined && { id: ownId }),
      defaultValue: props.defaultValue,
      isRequired: props.isRequired ?? false,
      ...(props.validate && { validate: props.validate }),
      format: value => format(value) ?? undefined,
      // useInput and react-hook-form read `target.value` of every object that looks like an event; a value may look
      // like one
      parse: ({ entered }: { entered: unknown }) => ({ target: { value: parse(entered ?? empty) } })
    })
    const choices = useOptions(source, schema, form?.operation)
    const offered = props.options ?? (compact ? choices : choices && offeredOf(choices, field.value))
    const isNew = useRecordContext()?.id === undefined
    const hintOf = (part: string) => translate(`entities.${resource}.${part}.${source}`, { _: '' })
    const hint = props.helperText ?? ((isNew && hintOf('newHints')) || hintOf('hints'))
    return (
      <Control
        id={id}
        name={field.name}
        label={props.label ?? labelOf(source, form?.operation)}
        schema={schema}
        value={field.value}
        onChange={value => {
          field.onChange({ entered: value })
          onChange?.(value)
        }}
        required={isRequired}
        disabled={props.disabled ?? false}
        autoFocus={props.autoFocus ?? false}
        error={fieldState.error && errorWords(source, fieldState.error)}
        hint={hint || undefined}
        options={offered}
        compact={compact}
        {...(props.autoComplete !== undefined && { autoComplete: props.autoComplete })}
      />
    )
  }
  Input.displayName = `Input(${Control.displayName ?? Control.name})`
  return Input
}
