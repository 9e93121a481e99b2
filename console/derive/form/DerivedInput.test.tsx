import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Form, I18nContext, ResourceContextProvider, testI18nProvider, useInput } from 'ra-core'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { overrides } from '../../app/overrides.ts'
import { entityNamed } from '../../base/entities.ts'
import { RecordSchemasContext } from '../../fields/recordSchemas.ts'
import { FormFieldsProvider } from '../../widgets/inputs/FormFields.ts'
import { inputs } from '../../widgets/registry.tsx'
import type { InputProps } from '../overrides.ts'
import { DerivedInput } from './DerivedInput.tsx'
import { FieldInput } from './FieldInput.tsx'

const words = {
  entities: { dept: { fields: { name: '名称' }, hints: { name: '唯一' } } }
}

/**
 * Renders a form that is written by hand for a record of a resource, in the way in which react-admin's own inputs are
 * used.
 */
const drawn = (record: { id: number; name: string }, children: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <I18nContext value={testI18nProvider({ messages: words })}>
          <ResourceContextProvider value="dept">
            <RecordSchemasContext value={name => entityNamed(name)?.schema}>
              <Form record={record}>{children}</Form>
            </RecordSchemasContext>
          </ResourceContextProvider>
        </I18nContext>
      </QueryClientProvider>
    </MemoryRouter>
  )

test('an input of the registry finds its value and its label by source in a form of react-admin', () => {
  const TextInput = inputs.text
  const html = drawn({ id: 1, name: '审核部' }, <TextInput source="name" />)
  expect(html).toContain('value="审核部"')
  expect(html).toContain('名称')
  expect(html).toContain('唯一')
})

test('a derived input takes its rules from the schema of the resource', () => {
  const html = drawn({ id: 1, name: '审核部' }, <DerivedInput source="name" />)
  expect(html).toContain('value="审核部"')
  expect(html).toContain('aria-required="true"')
})

test('a field that the resource does not have is named in the error', () => {
  expect(() => drawn({ id: 1, name: '' }, <DerivedInput source="nobody" />)).toThrow(
    'dept has no field nobody'
  )
})

function OwnInput({ id: given, source }: InputProps) {
  const { id, field } = useInput({ source, ...(given !== undefined && { id: given }) })
  return <input {...field} id={id} />
}

test('the summary of errors finds an input of an override', () => {
  const own = overrides.fields as Record<string, typeof OwnInput>
  own['dept.name'] = OwnInput
  onTestFinished(() => void Reflect.deleteProperty(own, 'dept.name'))
  const schema = entityNamed('dept')?.schema.properties.name ?? {}
  const field = { name: 'name', kind: 'text', schema, required: true } as const
  const html = drawn(
    { id: 1, name: '审核部' },
    <FormFieldsProvider value={{ fields: [field], prefix: 'form-' }}>
      <FieldInput field={field} />
    </FormFieldsProvider>
  )
  expect(html).toContain('id="form-name"')
})

test('an override may replace the input of a field in only one action', () => {
  const own = overrides.fields as Record<string, typeof OwnInput>
  own['renameDept.name'] = OwnInput
  onTestFinished(() => void Reflect.deleteProperty(own, 'renameDept.name'))
  const schema = entityNamed('dept')?.schema.properties.name ?? {}
  const field = { name: 'name', kind: 'text', schema, required: true } as const
  const form = (operation: string) =>
    drawn(
      { id: 1, name: '审核部' },
      <FormFieldsProvider value={{ fields: [field], prefix: 'form-', operation }}>
        <FieldInput field={field} />
      </FormFieldsProvider>
    )
  expect(form('renameDept')).toContain('<input id="form-name"')
  expect(form('moveDept')).toContain('名称')
})
