import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { boards } from './boards.ts'
import { entityNamed } from './entities.ts'
import { type Overrides, overrideProblems, overrides } from './overrides.ts'

const nothing = () => null
const known = {
  boards: boards.map(board => ({ name: board.name, columns: board.columns })),
  fieldsOf: (resource: string) => Object.keys(entityNamed(resource)?.schema.properties ?? {})
}
const problems = (own: Partial<Overrides>) =>
  overrideProblems({ fields: {}, columns: {}, pages: {}, ...own }, known)

test('every override names something that is there', () => {
  expect(overrideProblems(overrides, known)).toEqual([])
})

test('a key that names nothing is found', () => {
  expect(problems({ fields: { 'parameter.value': nothing, 'parameter.valeu': nothing } })).toEqual([
    'fields: parameter.valeu'
  ])
  expect(problems({ columns: { 'list-ans.subject': nothing, 'list-ans.nope': nothing } })).toEqual([
    'columns: list-ans.nope'
  ])
  expect(problems({ pages: { 'nothing.list': nothing, 'parameter.show': nothing } })).toEqual([
    'pages: nothing.list'
  ])
})

test('a column of one’s own is given the record and its value', () => {
  const Shout = ({ value }: { value: unknown }) => createElement('b', null, `${value}!`)
  const own: Overrides['columns'] = { 'parameter.code': Shout }
  const Column = own['parameter.code'] ?? nothing
  expect(renderToStaticMarkup(createElement(Column, { record: {}, value: 'reply.min' }))).toBe(
    '<b>reply.min!</b>'
  )
})
