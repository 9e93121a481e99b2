import { ApiError } from '@board/client'
import { type ActionId, actions } from '@board/generated/actions'
import type { JsonSchema } from '@board/schemas/vocabulary'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords, isConflict } from '../../api/failure.ts'
import { bodyFor, fieldsOf, findingsOf, initialValues, type Values } from '../schema/fields.ts'
import { createSubmission } from './submission.ts'
import { useFindingWords } from './useFindingWords.ts'

/** What a form's action is about, and what it begins with. */
export interface ActionTarget {
  id: ActionId
  /** The schema-driven resource that it is about, whose texts name its fields. */
  resource?: string
  /** The record that answers the request's keys. */
  record: Values
  /** What the form begins with. */
  given?: Values
  /** Last changes to the values before they are sent. */
  prepare?: (values: Values) => Values
}

const nothing: JsonSchema = {}
const same = (values: Values) => values

/** A form derived from an operation's request body: its values, what is wrong with them, and its sending. */
export function useActionForm(
  { id, record, given, prepare = same }: ActionTarget,
  onDone: (data: unknown) => void
) {
  const translate = useTranslate()
  const wordsOf = useFindingWords()
  const body = actions[id].body ?? nothing
  const fields = useMemo(() => fieldsOf(body, record), [body, record])
  const [values, setValues] = useState<Values>(() => initialValues(fields, given ?? {}))
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [submission] = useState(() => createSubmission(api.callAny))

  const findings = asked ? findingsOf(fields, values) : new Map()
  const refused = new Map(
    failure instanceof ApiError
      ? failure.fields?.map(({ path, message }) => [path.split(/[./]/)[0] ?? path, message])
      : []
  )
  const errorOf = (name: string): string | undefined => {
    const finding = findings.get(name)
    if (!finding) return refused.get(name)
    const words = wordsOf(finding)
    return finding.rule === 'required' ? translate(`actions.${id}.missing.${name}`, { _: words }) : words
  }

  async function submit() {
    setAsked(true)
    if (findingsOf(fields, values).size > 0) return
    setBusy(true)
    setFailure(undefined)
    try {
      const sent = await submission(id, bodyFor(body, record, fields, prepare(values)))
      if (sent) onDone(sent.data)
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setBusy(false)
    }
  }

  const atField = fields.some(field => refused.has(field.name))
  return {
    fields,
    values,
    set: (name: string, value: unknown) => {
      setValues(now => ({ ...now, [name]: value }))
      if (refused.has(name)) setFailure(undefined)
    },
    errorOf,
    submit,
    /** Forgets the last refusal. */
    forget: () => setFailure(undefined),
    busy,
    failure,
    /** What stands on top: a refusal that no field explains, or a conflict. */
    trouble: failure !== undefined && !atField ? failureWords(failure, translate) : undefined,
    conflict: isConflict(failure)
  }
}
