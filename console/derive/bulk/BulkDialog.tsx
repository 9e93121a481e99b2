import { actions } from '@board/generated/actions'
import { useTranslate } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { failureWords } from '../../api/failure.ts'
import type { BulkResult } from '../../api/types.ts'
import type { ConsoleBoard } from '../../base/boards.ts'
import { fieldsOf, initialValues } from '../../fields/fields.ts'
import { FormFieldsProvider } from '../../widgets/inputs/FormFields.ts'
import { WithoutPrefill } from '../../widgets/inputs/WithoutPrefill.tsx'
import { ActionButton, FormDialog, Notice } from '../../widgets/registry.tsx'
import { useEmptyQuestion } from '../dialog/useEmptyQuestion.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { FormWrong } from '../form/FormWrong.tsx'
import { contractResolver } from '../form/resolver.ts'
import { focusRows } from '../keys.ts'
import { readOverrides } from '../overrides.ts'
import { useBulkVerb } from './BulkLine.tsx'
import { BulkProgress } from './BulkProgress.tsx'
import { BulkResults } from './BulkResults.tsx'
import { type BulkAct, commonFields, hasOwnValues, recordsOf, valueNameFor } from './bulkActs.ts'
import { TickedContext } from './ticked.ts'
import { useBulkRun } from './useBulkRun.ts'
import type { Chosen } from './useChosen.ts'

interface Props {
  board: ConsoleBoard
  act: BulkAct
  chosen: Chosen
  /** Receives the sentence about the result, which stays above the list. */
  onOutcome: (words: string) => void
  onClose: () => void
}

/**
 * Runs an action on the ticked rows of a board. It asks for the needed values, and shows the progress and the result of
 * each row.
 */
export function BulkDialog({ board, act, chosen, onOutcome, onClose }: Props) {
  const translate = useTranslate()
  const prefix = useId()
  const verb = useBulkVerb()(act)
  const [records, setRecords] = useState(chosen.records)
  const { stage, results, isStopping, start, stop, again } = useBulkRun(board.name, act)

  const body = act === 'keep' ? undefined : actions[act].body
  const fields = useMemo(() => fieldsOf(body ?? {}, records[0] ?? {}), [body, records])
  const Warning = act === 'keep' ? undefined : readOverrides().warnings?.[act]
  const parts = useMemo(
    () => ({ fields, prefix, ...(act !== 'keep' && { operation: act }) }),
    [fields, prefix, act]
  )
  const note = act === 'keep' ? '' : translate(`actions.${act}.note`, { _: '' })
  // the records that are acted on: all that are ticked, unless one of them is what the others are joined to
  const [sent, setSent] = useState(records)
  const ticked = useMemo(
    () => records.map(({ id, ...row }) => ({ id: Number(id), name: String(row[board.row.title] ?? id) })),
    [records, board]
  )
  const [form, setForm] = useState(() => ({
    defaultValues: initialValues(fields, {}),
    resolver: ((values, ...more) =>
      contractResolver(commonFields(fields, values))(values, ...more)) satisfies Resolver<FieldValues>
  }))

  const empty = useEmptyQuestion(act === 'keep' ? undefined : act, fields)

  const troubleOf = (result: BulkResult | undefined) => {
    if (!result) return translate('bulk.notSent')
    return result.error === undefined ? undefined : failureWords(result.error, translate)
  }
  /** Returns each record with its result, and the number of successful ones. */
  const reportOf = (of: typeof records, all: readonly BulkResult[]) => {
    const items = of.map(record => ({
      id: record.id,
      name: String(record[board.row.title] ?? record.id),
      value: valueNameFor(record, form.defaultValues),
      trouble: troubleOf(all.find(({ id }) => id === record.id))
    }))
    const failed = items.filter(({ trouble }) => trouble !== undefined).length
    return { items, failed, done: items.length - failed }
  }
  const settle = (of: typeof records, left: typeof records, all: readonly BulkResult[]) => {
    const { items, failed, done } = reportOf(of, all)
    const refusals = new Map(
      items.flatMap(({ id, trouble }) => (trouble === undefined ? [] : [[id, trouble] as const]))
    )
    chosen.choose([...of.filter(({ id }) => refusals.has(id)), ...left])
    chosen.setRefusals(refusals)
    onOutcome(
      failed === 0
        ? translate('bulk.outcomeAll', { verb, smart_count: done })
        : translate('bulk.outcome', { verb, done, failed })
    )
  }
  const close = () => {
    onClose()
    setTimeout(() => focusRows(document))
  }

  /** Asks again for what was not done, with the values that were entered. */
  const retry = () => {
    setRecords(chosen.records)
    again()
  }

  if (stage === 'finished') {
    const { items, failed, done } = reportOf(sent, results)
    return (
      <FormDialog
        key="finished"
        title={
          failed === 0
            ? translate('bulk.finishedAll', { verb, smart_count: done })
            : translate('bulk.finished', { verb, done, failed })
        }
        verb={translate('ra.action.close')}
        tone="primary"
        busy={false}
        onlySubmit
        trouble={null}
        onSubmit={close}
        onClose={close}
      >
        {failed > 0 && (
          <div>
            <ActionButton onClick={retry}>{translate('bulk.retry', { smart_count: failed })}</ActionButton>
          </div>
        )}
        <BulkResults items={items} />
      </FormDialog>
    )
  }

  const object = translate('entity.several', { smart_count: records.length })
  const title = translate('form.title', { verb, object })
  if (stage === 'running') {
    return (
      <FormDialog
        key="running"
        title={title}
        verb={translate(isStopping ? 'bulk.stopping' : 'bulk.stop')}
        tone="neutral"
        busy={isStopping}
        onlySubmit
        trouble={null}
        onSubmit={stop}
        // only the button stops a run: a press of Escape must not leave it half done
        onClose={() => undefined}
      >
        <BulkProgress verb={verb} done={results.length} all={sent.length} />
      </FormDialog>
    )
  }

  return (
    <WithoutPrefill>
      <FormFieldsProvider value={parts}>
        <FormDialog
          key="asked"
          title={title}
          verb={verb}
          tone="primary"
          asks={fields.length === 0}
          busy={false}
          form={form}
          trouble={
            <>
              <FormWrong />
              {empty.question && (
                <Notice
                  kind="warning"
                  words={translate('form.emptyAgain', { question: empty.question, verb })}
                />
              )}
            </>
          }
          onSubmit={values => {
            if (!empty.isAnswered(values)) return
            const others = recordsOf(act, records, values)
            setForm({ ...form, defaultValues: values })
            setSent(others)
            const left = records.filter(record => !hasOwnValues(record, values))
            void start(others, values, all => settle(others, left, all))
          }}
          onClose={close}
        >
          {Warning && act !== 'keep' && <Warning id={act} records={records} />}
          <p style={{ margin: 0 }}>{translate('bulk.ask', { verb, smart_count: records.length })}</p>
          {note && <p style={{ margin: 0 }}>{note}</p>}
          <TickedContext value={ticked}>
            {fields.map((field, index) => (
              <FieldInput key={field.name} field={field} autoFocus={index === 0} />
            ))}
          </TickedContext>
        </FormDialog>
      </FormFieldsProvider>
    </WithoutPrefill>
  )
}
