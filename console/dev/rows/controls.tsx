import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { ChoicesContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import type { Option } from '../../base/option.ts'
import type { ControlProps } from '../../fields/controlProps.ts'
import type { FieldKind } from '../../fields/fields.ts'
import { FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import { controls, inputs } from '../../widgets/registry.tsx'
import { Held } from '../held.tsx'
import type { Group, Row, StateName, Words } from '../row.ts'
import { departments, files, longText, morning, place, subject } from '../samples.ts'

interface Sample {
  readonly value: unknown
  readonly schema?: JsonSchema
  readonly options?: (words: Words) => readonly Option[]
}

const nothing = () => undefined

const kinds = ({ say }: Words): Option[] => [
  { value: 1, label: say('地方领导', '地方首長', 'Local leaders') },
  { value: 3, label: say('国家部委', '國家部委', 'Ministries') },
  { value: 5, label: say('人大代表', '人大代表', 'People’s congress') }
]
const department: JsonSchema = {
  type: 'integer',
  'x-ref': { resource: 'dept', label: 'name', tree: 'parentId' }
}
const severalDepartments: JsonSchema = { type: 'array', items: department }

/** A value of each kind of field. */
const samples: Readonly<Record<FieldKind, Sample>> = {
  text: { value: subject },
  textarea: { value: longText, schema: { type: 'string', maxLength: 500 } },
  password: { value: 'Dongmen#2026' },
  number: { value: 128, schema: { type: 'integer' } },
  boolean: { value: true, schema: { type: 'boolean' } },
  select: { value: 3, options: kinds },
  multiSelect: { value: [1, 5], options: kinds },
  date: { value: morning, schema: { type: 'integer', 'x-widget': 'date' } },
  time: { value: morning, schema: { type: 'integer', 'x-widget': 'time' } },
  day: { value: '2026-03-02' },
  reference: { value: 1, schema: department },
  references: { value: [1, 3], schema: severalDepartments },
  tree: { value: 2, schema: department },
  trees: { value: [1, 2], schema: severalDepartments },
  attachments: { value: [1] },
  icon: { value: 'chart' },
  color: { value: '#1b5fbf' },
  cron: { value: '0 0 3 * * ?' },
  tags: { value: ['路灯', '人行道'] },
  pairs: { value: { timeout: '30', region: '330600' } },
  richText: { value: '<p>请就以下问题提出建议：</p><ul><li>楼层差异如何分担</li></ul>' },
  files: {
    value: files,
    schema: { type: 'array', maxItems: 3, items: { type: 'object', 'x-widget': 'attachment' } }
  },
  place: { value: place, schema: { type: 'object', 'x-widget': 'map' } }
}

const label = ({ say }: Words) => say('受理单位', '受理單位', 'Office')
const hint = ({ say }: Words) => say('选填，可以以后修改', '選填，可以之後修改', 'Can be changed later.')

/** The choices that `withChoices` gives to a control that refers to records. */
const choices = { allChoices: departments, isPending: false, setFilters: () => undefined } as never

function Control({ kind, state, words }: { kind: FieldKind; state: StateName; words: Words }) {
  const Part = controls[kind]
  const { value, schema = { type: 'string' }, options } = samples[kind]
  const props = {
    id: `control-${kind}-${state}`,
    name: kind,
    label: label(words),
    schema,
    ...(options && { options: options(words) }),
    ...(state === 'empty' && { hint: hint(words) }),
    ...(state === 'error' && { required: true, error: words.t('ra.validation.required') }),
    ...(state === 'disabled' && { disabled: true })
  } satisfies Partial<ControlProps>
  const start = state === 'filled' || state === 'disabled' ? value : undefined
  return (
    // files tell the form around them that they are being sent
    <FormBox onSubmit={nothing}>
      <ChoicesContextProvider value={choices}>
        <Held start={start}>{(now, change) => <Part {...props} value={now} onChange={change} />}</Held>
      </ChoicesContextProvider>
    </FormBox>
  )
}

function InForm({ kind, state, words }: { kind: FieldKind; state: StateName; words: Words }) {
  const Part = inputs[kind]
  const { value, schema = { type: 'string' }, options } = samples[kind]
  const source = `${kind}_${state}`
  return (
    <FormBox onSubmit={nothing} defaultValues={state === 'filled' ? { [source]: value } : {}}>
      <Part
        source={source}
        label={label(words)}
        helperText={false}
        schema={schema}
        {...(options && { options: options(words) })}
      />
    </FormBox>
  )
}

const fieldKinds = Object.keys(samples) as FieldKind[]

const rowsOf = (
  family: string,
  states: readonly StateName[],
  draw: (kind: FieldKind, state: StateName, words: Words) => ReactNode
): Row[] =>
  fieldKinds.map(kind => ({
    name: `${family}.${kind}`,
    states: Object.fromEntries(states.map(state => [state, (words: Words) => draw(kind, state, words)]))
  }))

/** The parts that edit values: alone, and with their place in a form. */
export const controlGroups: readonly Group[] = [
  {
    id: 'controls',
    title: 'Controls',
    rows: rowsOf('controls', ['empty', 'filled', 'error', 'disabled'], (kind, state, words) => (
      <Control kind={kind} state={state} words={words} />
    ))
  },
  {
    id: 'inputs',
    title: 'Inputs',
    rows: rowsOf('inputs', ['empty', 'filled'], (kind, state, words) => (
      <InForm kind={kind} state={state} words={words} />
    ))
  }
]
