import { useTranslate } from 'ra-core'
import { useCallback } from 'react'

/** The label of a property; an operation may call it something else (`actions.<operationId>.fields.<name>`). */
export function useFieldLabel() {
  const translate = useTranslate()
  return useCallback(
    (name: string, operation?: string) => {
      const label = translate(`fields.${name}`, { _: name })
      return operation ? translate(`actions.${operation}.fields.${name}`, { _: label }) : label
    },
    [translate]
  )
}
