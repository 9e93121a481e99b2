import { readFileSync } from 'node:fs'
import { actions } from '@board/generated/actions'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { RecordContextProvider, useFieldValue } from 'ra-core'
import { BooleanInput, DateField, ListGuesser, TextField, TextInput } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { boards } from '../base/boards.ts'
import { entityNamed } from '../base/entities.ts'
import type { FieldProps, Overrides } from '../derive/overrides.ts'
import { exampleOverrides } from './overrides/examples.tsx'
import { overrideProblems, overrides } from './overrides.ts'

const nothing = () => null
const actionBodies = new Map(Object.entries(actions).map(([id, { body }]) => [id, body as JsonSchema]))
const known = {
  boards,
  fieldsOf: (name: string) =>
    Object.keys((entityNamed(name)?.schema ?? actionBodies.get(name))?.properties ?? {})
}
const problems = (own: Partial<Overrides>) =>
  overrideProblems({ fields: {}, columns: {}, pages: {}, ...own }, known)

test('the key of every override exists', () => {
  expect(overrideProblems(overrides, known)).toEqual([])
})

test('a key that does not exist is reported', () => {
  expect(problems({ fields: { 'parameter.value': nothing, 'parameter.valeu': nothing } })).toEqual([
    'fields: parameter.valeu'
  ])
  expect(problems({ fields: { 'assignMessage.note': nothing, 'assignMessage.nope': nothing } })).toEqual([
    'fields: assignMessage.nope'
  ])
  const filters = { 'list-ans.keywords': nothing, 'user.username': nothing, 'list-ans.nope': nothing }
  expect(problems({ filters })).toEqual(['filters: list-ans.nope'])
  expect(problems({ columns: { 'list-ans.subject': nothing, 'list-ans.nope': nothing } })).toEqual([
    'columns: list-ans.nope'
  ])
  expect(problems({ names: { parameter: 'meaning', user: 'nope', nothing: 'id' } })).toEqual([
    'names: user',
    'names: nothing'
  ])
  expect(problems({ pages: { 'nothing.list': nothing, 'parameter.show': nothing } })).toEqual([
    'pages: nothing.list'
  ])
  const ofBoards = { 'list-ans.list': nothing, 'list-ans.show': nothing, 'list-to.show': nothing }
  expect(problems({ pages: ofBoards })).toEqual(['pages: list-to.show'])
})

test('an override of a column is a field of react-admin: it finds its value in the surrounding record', () => {
  const Shout = ({ source }: FieldProps) => <b>{useFieldValue({ source })}!</b>
  const own: Overrides['columns'] = { 'parameter.code': Shout }
  const Column = own['parameter.code'] ?? nothing
  const markup = renderToStaticMarkup(
    <RecordContextProvider value={{ code: 'reply.min' }}>
      <Column source="code" />
    </RecordContextProvider>
  )
  expect(markup).toBe('<b>reply.min!</b>')
})

test('fields, inputs and pages of react-admin can be used as overrides unchanged', () => {
  const own = {
    columns: { 'user.loginAt': DateField, 'user.username': TextField },
    fields: { 'user.remark': TextInput, 'user.status': BooleanInput },
    pages: { 'user.list': ListGuesser }
  } satisfies Partial<Overrides>
  expect(Object.keys(own)).toEqual(['columns', 'fields', 'pages'])
})

const folder = import.meta.dirname
const guide = readFileSync(`${folder}/../../docs/guide/overrides.md`, 'utf8')

test('the examples of the guide are code that compiles', () => {
  const examples = [...guide.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, text = '']) => text)
  const compiled = readFileSync(`${folder}/overrides/examples.tsx`, 'utf8')
  expect(examples.length).toBeGreaterThan(4)
  expect(examples.filter(text => !compiled.includes(text))).toEqual([])
})

test('the examples of the guide name boards, resources and fields that exist', () => {
  expect(overrideProblems(exampleOverrides, known)).toEqual([])
})
