import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { Finding, Rule } from '../schema/check.ts'

const keys: Readonly<Record<Rule, string>> = {
  required: 'required',
  type: 'regex',
  enum: 'regex',
  not: 'regex',
  pattern: 'regex',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minValue',
  maximum: 'maxValue',
  minItems: 'required',
  maxItems: 'regex',
  same: 'same'
}

/** A broken rule in the reader's language. */
export function useFindingWords() {
  const translate = useTranslate()
  return useCallback(
    (finding: Finding) =>
      finding.rule === 'same'
        ? translate('entity.notSame')
        : translate(`ra.validation.${keys[finding.rule]}`, finding.params),
    [translate]
  )
}
