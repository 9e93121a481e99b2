import '../../app/overrides.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { I18nContext, type RaRecord, RecordContextProvider, ResourceContextProvider } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { boards } from '../../base/boards.ts'
import { entityNamed } from '../../base/entities.ts'
import { RecordSchemasContext } from '../../fields/recordSchemas.ts'
import { withEntities } from '../../i18n/resources.ts'
import { entities } from '../../locales/en-US/entities.ts'
import { messages } from '../../locales/en-US/index.ts'
import { DerivedField } from './DerivedField.tsx'
import { ReferenceValue } from './ReferenceValue.tsx'
import { type DerivedFieldProps, ReferencePartContext } from './ValueField.tsx'

const i18nProvider = polyglotI18nProvider(() => withEntities(messages, entities), 'en-US', [], {
  allowMissing: true
})
const schemaOf = (resource: string) => entityNamed(resource)?.schema

/** Returns the text rendered on a page of a resource. */
function textOn(resource: string, children: ReactNode): string {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <I18nContext.Provider value={i18nProvider}>
          <ReferencePartContext value={ReferenceValue}>
            <ResourceContextProvider value={resource}>{children}</ResourceContextProvider>
          </ReferencePartContext>
        </I18nContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>
  )
  return markup.replace(/<style.*?<\/style>/g, '').replace(/<[^>]*>/g, '')
}

/** Returns the text of a field within a record of a resource. */
const textOf = (resource: string, record: Omit<RaRecord, 'id'>, props: DerivedFieldProps) =>
  textOn(
    resource,
    <RecordContextProvider value={record}>
      <DerivedField {...props} />
    </RecordContextProvider>
  )

const onEntity = (resource: string, record: Omit<RaRecord, 'id'>, source: string) =>
  textOf(resource, record, { source, schema: schemaOf(resource)?.properties?.[source] })

test('a field shows its value by the schema of its resource', () => {
  expect(onEntity('loginLog', { status: 0 }, 'status')).toBe('▲Failed')
  expect(onEntity('user', { nickName: 'Anna' }, 'nickName')).toBe('Anna')
})

test('the schema of an entity is found by the resource, if its page provides it', () => {
  const field = (
    <RecordSchemasContext value={schemaOf}>
      <DerivedField source="status" record={{ id: 1, status: 0 }} />
    </RecordSchemasContext>
  )
  expect(textOn('loginLog', field)).toBe('▲Failed')
})

test('the schema of a board’s rows is found on every page', () => {
  const board = boards.find(one => one.columns.includes('isDelegated'))
  if (!board) throw new Error('No board has such a column')
  expect(textOf(board.name, { isDelegated: true }, { source: 'isDelegated' })).toBe('Yes')
})

test('an override replaces the derived field and reads the same record', async () => {
  const row = { record: { title: 'Roads' }, businessKey: 'message:3' }
  // its component is loaded with the first row
  await expect.poll(() => textOf('tasks', row, { source: 'record' })).toBe('Roads')
  expect(textOf('tasks', { ...row, record: null }, { source: 'record' })).toBe('message:3')
})

test('a text may replace a missing value', () => {
  expect(textOf('user', { nickName: '' }, { source: 'nickName', emptyText: '—' })).toBe('—')
  expect(textOf('user', { nickName: '' }, { source: 'nickName' })).toBe('')
})

test('a reference that is not loaded yet is shown as its id', () => {
  expect(onEntity('user', { deptId: 7 }, 'deptId')).toBe('7')
})
