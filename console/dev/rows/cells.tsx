import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { RecordContextProvider } from 'ra-core'
import type { ComponentProps } from 'react'
import { DerivedField } from '../../derive/record/DerivedField.tsx'
import { LabelledValue } from '../../derive/record/ValueField.tsx'
import type { CellKind } from '../../fields/columns.ts'
import { cells } from '../../widgets/registry.tsx'
import type { Group, Words } from '../row.ts'
import { files, longText, morning, picture, place, subject } from '../samples.ts'

type CellProps = ComponentProps<(typeof cells)['text']>

/** A value of each kind of cell, with what its column says about it. */
const samples: Readonly<
  Record<CellKind, (words: Words) => Omit<CellProps, 'name' | 'label'> & { label?: string }>
> = {
  link: () => ({ value: subject, to: '/message' }),
  text: () => ({ value: subject }),
  long: () => ({ value: longText }),
  richText: () => ({ value: '<p>请就以下<strong>问题</strong>提出建议。</p>', whole: true }),
  number: () => ({ value: 1284 }),
  boolean: () => ({ value: true }),
  time: () => ({ value: morning }),
  date: () => ({ value: morning }),
  deadline: () => ({ value: Math.floor(Date.now() / 1000) + 2 * 86_400 }),
  label: ({ say }) => ({ value: 2, label: say('不满意', '不滿意', 'Dissatisfied') }),
  state: ({ say }) => ({ value: 1, label: say('待审核', '待審核', 'Waiting'), tones: { 1: 'wait' } }),
  chip: ({ say }) => ({ value: 1, label: say('已采纳', '已採納', 'Adopted'), tones: { 1: 'plain' } }),
  reference: () => ({ value: 1, label: '绍兴市住房和城乡建设局' }),
  list: () => ({ value: [1, 2], label: '路灯、人行道', labels: ['路灯', '人行道'] }),
  image: ({ say }) => ({ value: picture, label: say('封面', '封面', 'Cover') }),
  icon: () => ({ value: 'chart' }),
  color: () => ({ value: '#1b5fbf' }),
  files: () => ({ value: files, whole: true }),
  place: () => ({ value: place, whole: true })
}

/** The record in which a deadline stands. */
const recordOf = (kind: CellKind, value: unknown) => ({
  id: 1,
  [kind]: value,
  ...(kind === 'deadline' && {
    timing: { dueAt: value, daysLeft: 2, answeredAt: null, stoppedSince: null, lateDays: null }
  })
})

const cellKinds = Object.keys(samples) as CellKind[]

function Cell({ kind, words, isEmpty = false }: { kind: CellKind; words: Words; isEmpty?: boolean }) {
  const Part = cells[kind]
  const { label = '', ...rest } = samples[kind](words)
  return isEmpty ? (
    <Part name={kind} label="" value={null} />
  ) : (
    <RecordContextProvider value={recordOf(kind, rest.value)}>
      <Part {...rest} name={kind} label={label} />
    </RecordContextProvider>
  )
}

const anything: JsonSchema = {}
const waiting: JsonSchema = { 'x-tone': { 1: 'wait' } }

/** Shows the same value as a field of a record. */
function Field({ kind, words, isEmpty = false }: { kind: CellKind; words: Words; isEmpty?: boolean }) {
  const { value, to, whole = false, label, labels = [label ?? ''] } = samples[kind](words)
  // the words of dictionaries and of records come from the server
  if (!isEmpty && label !== undefined)
    return (
      <RecordContextProvider value={recordOf(kind, value)}>
        <LabelledValue
          source={kind}
          label={kind}
          kind={kind}
          schema={kind === 'state' ? waiting : anything}
          labels={labels}
        />
      </RecordContextProvider>
    )
  return (
    <DerivedField
      record={isEmpty ? { id: 1 } : recordOf(kind, value)}
      source={kind}
      label={kind}
      kind={kind}
      schema={anything}
      to={to}
      whole={whole}
      emptyText="—"
    />
  )
}

/** The parts that show values: in a table, and as fields of a record. */
export const cellGroups: readonly Group[] = [
  {
    id: 'cells',
    title: 'Cells',
    rows: cellKinds.map(kind => ({
      name: `cells.${kind}`,
      states: {
        empty: words => <Cell kind={kind} words={words} isEmpty />,
        filled: words => <Cell kind={kind} words={words} />
      }
    }))
  },
  {
    id: 'fields',
    title: 'Fields',
    rows: cellKinds.map(kind => ({
      name: `fields.${kind}`,
      states: {
        empty: words => <Field kind={kind} words={words} isEmpty />,
        filled: words => <Field kind={kind} words={words} />
      }
    }))
  }
]
