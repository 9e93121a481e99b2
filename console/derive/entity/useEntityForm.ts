import { ApiError } from '@board/client'
import type { Entity } from '@board/schemas/entity'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords, isConflict } from '../../api/failure.ts'
import { operationNamed } from '../../api/operations.ts'
import { useMe } from '../../auth/useMe.ts'
import { createSubmission } from '../dialog/submission.ts'
import { useFindingWords } from '../dialog/useFindingWords.ts'
import type { Values } from '../schema/fields.ts'
import { beginWith, changesOf, createBody, formFindings, sectionsOf } from './form.ts'
import type { EntityRecord } from './types.ts'

/** What was typed earlier and not sent: the changes, and the version that they were made to. */
export interface Unsent {
  changes: Values
  version?: number | undefined
}

interface Props {
  entity: Entity
  /** The record to change; absent for a new one. */
  record: EntityRecord | undefined
  given: Values
  unsent: Unsent | undefined
  onDone: (record: EntityRecord) => void
}

/** The record as it is now, beside a refusal because somebody else changed it. */
function currentOf(failure: unknown): EntityRecord | undefined {
  if (!isConflict(failure) || !(failure instanceof ApiError)) return undefined
  return (failure.detail as unknown as { current?: EntityRecord } | undefined)?.current
}

/** The form of a resource's record: its values, what is wrong with them, its sending, and what to do on a conflict. */
export function useEntityForm({ entity, record, given, unsent, onDone }: Props) {
  const translate = useTranslate()
  const wordsOf = useFindingWords()
  const queries = useQueryClient()
  const { permissions } = useMe()
  const sections = useMemo(
    () => sectionsOf(entity, permissions, record === undefined),
    [entity, permissions, record]
  )
  const fields = useMemo(() => sections.flatMap(section => section.fields), [sections])
  const [base, setBase] = useState<Values>(() => beginWith(fields, record, given))
  const [version, setVersion] = useState(unsent?.version ?? record?.version)
  const [values, setValues] = useState<Values>(() => ({ ...base, ...unsent?.changes }))
  const [asked, setAsked] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const [submission] = useState(() => createSubmission(api.callAny))

  const changes = changesOf(fields, values, base)
  const findings = asked ? formFindings(fields, values) : new Map()
  const refused = new Map(
    failure instanceof ApiError
      ? failure.fields?.map(({ path, message }) => [path.split(/[./]/)[0] ?? path, message])
      : []
  )
  const errorOf = (name: string): string | undefined => {
    const finding = findings.get(name)
    return finding ? wordsOf(finding) : refused.get(name)
  }

  async function send(next: Values, from: Values, at: number | undefined) {
    const id = operationNamed(record ? entity.operations.update : entity.operations.create)
    if (!id) return
    setBusy(true)
    setFailure(undefined)
    try {
      const sent = record
        ? await submission(id, { ...changesOf(fields, next, from), version: at }, { id: record.id })
        : await submission(id, createBody(fields, next))
      if (!sent) return
      void queries.invalidateQueries({ queryKey: [entity.name] })
      onDone(sent.data as EntityRecord)
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setBusy(false)
    }
  }

  const current = currentOf(failure)
  const atField = fields.some(field => refused.has(field.name))
  return {
    sections,
    fields,
    values,
    base,
    changes,
    version,
    dirty: Object.keys(changes).length > 0,
    set: (name: string, value: unknown) => {
      const { kind } = fields.find(field => field.name === name) ?? {}
      setValues(now => ({ ...now, [name]: kind === 'boolean' ? (value ?? false) : value }))
      if (refused.has(name)) setFailure(undefined)
    },
    errorOf,
    /** Sends unless something is wrong; gives back whether it did. */
    submit: () => {
      setAsked(true)
      if (formFindings(fields, values).size > 0) return false
      void send(values, base, version)
      return true
    },
    busy,
    /** What stands on top: a refusal that no field explains. */
    trouble: failure !== undefined && !atField && !current ? failureWords(failure, translate) : undefined,
    /** What somebody else has saved meanwhile. */
    current,
    forget: () => setFailure(undefined),
    /** Sends what was chosen of both versions, as a change of the newer one. */
    resolve: (chosen: Values) => {
      if (!current) return
      const theirs = beginWith(fields, current, {})
      const secrets = fields.filter(field => field.schema.writeOnly).map(({ name }) => [name, values[name]])
      const next = { ...theirs, ...chosen, ...Object.fromEntries(secrets) }
      setBase(theirs)
      setVersion(current.version)
      setValues(next)
      void send(next, theirs, current.version)
    }
  }
}
