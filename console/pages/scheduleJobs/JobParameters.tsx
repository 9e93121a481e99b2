import { parametersOfBean } from '@board/schemas/facts/bean-parameters'
import { FormHelperText } from '@mui/material'
import { useFieldValue, useInput, useLocale, useRecordContext, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldProps, InputProps } from '../../derive/overrides.ts'
import { useColon, useComma } from '../../fields/labels.ts'
import type { Language } from '../../i18n/languages.ts'
import { messageOf, useErrorWords } from '../../widgets/inputs/errorWords.ts'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { controls } from '../../widgets/registry.tsx'
import {
  findingsOf,
  isWritten,
  numbersOf,
  type Parameters,
  parametersIn,
  parametersText
} from './parameters.ts'

/** Edits the parameters of a scheduled job: one field for each parameter of the chosen job. */
export function JobParameters(props: InputProps) {
  return (
    <PageTexts family="records" fallback={null}>
      <Fields {...props} />
    </PageTexts>
  )
}

function Fields({ source, id }: InputProps) {
  const translate = useTranslate()
  const language = useLocale() as Language
  const errorWords = useErrorWords()
  const { field, fieldState } = useInput({ source })
  const bean = useWatch({ name: 'beanName' })
  const comma = useComma()
  const before = useRef(bean)
  const { onChange, value } = field
  useEffect(() => {
    if (before.current === bean) return
    before.current = bean
    // a newly chosen job does not keep the parameters of the former one
    onChange(parametersText(parametersIn(bean, value)))
  }, [bean, value, onChange])
  const parameters = Object.entries(parametersOfBean(bean))
  const values = parametersIn(bean, field.value)
  const change = (name: string, value: unknown) =>
    field.onChange(parametersText({ ...values, [name]: value } as Parameters))
  const error = fieldState.error && errorWords(source, fieldState.error)
  const findings = error === undefined ? undefined : findingsOf(bean, values)
  const errorOf = (name: string, index: number) => {
    const finding = findings?.get(name)
    if (!finding) return index === 0 && findings?.size === 0 ? error : undefined
    const { message, args } = messageOf(finding)
    return translate(message, args)
  }
  if (parameters.length === 0)
    return (
      <FormHelperText id={id ?? ''} component="div" sx={{ m: 0 }} error={error !== undefined}>
        {error ?? translate(bean ? 'records.jobs.none' : 'records.jobs.first')}
      </FormHelperText>
    )
  return parameters.map(([name, { schema, usual, words }], index) => {
    const isList = schema.type === 'array'
    const Control = isList ? controls.tags : controls.number
    const bounds = isList ? schema.items : schema
    const hint = [
      translate('records.jobs.bounds', { lowest: bounds?.minimum, highest: bounds?.maximum }),
      usual === undefined ? '' : translate('records.jobs.usual', { usual: [usual].flat().join(comma) }),
      isList ? translate('records.jobs.several') : ''
    ].join('')
    return (
      <Control
        key={`${String(bean)}.${name}`}
        id={index === 0 && id ? id : `${id ?? source}-${name}`}
        name={name}
        label={words[language]}
        schema={schema}
        value={values[name]}
        onChange={value => change(name, isList ? numbersOf(value) : value)}
        hint={hint}
        error={errorOf(name, index)}
      />
    )
  })
}

/**
 * Shows the parameters of a scheduled job or of one of its runs by their names. Parameters that the job does not know
 * any more are shown as they were written.
 */
export function JobParametersValue({ source }: FieldProps) {
  const language = useLocale() as Language
  const comma = useComma()
  const record = useRecordContext()
  const text: unknown = useFieldValue({ source })
  const values = parametersIn(record?.beanName, text)
  const words = parametersOfBean(record?.beanName)
  const colon = useColon()
  const lines = Object.entries(values).map(
    ([name, value]) => `${words[name]?.words[language] ?? name}${colon}${[value].flat().join(comma)}`
  )
  if (lines.length === 0 && isWritten(text)) return text
  return lines.length === 0 ? '—' : lines.join(language === 'en-US' ? '; ' : '；')
}
