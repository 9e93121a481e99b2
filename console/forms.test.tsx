import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { I18nContext, RecordContextProvider, testI18nProvider, useInput, useRecordContext } from 'ra-core'
import type { ReactNode } from 'react'
import { TextField, TextInput } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useActionForm } from './derive/dialog/useActionForm.ts'
import { FormBox } from './widgets/parts/forms/FormBox.tsx'

/** A message whose text has the name of a field of the reply's form. */
const message = { id: 5, tid: 5, version: 1, subject: '路灯不亮', content: '三天了' }

/** A developer's own input. It shows its value in the form, and the record. */
function OwnInput({ source }: { source: string }) {
  const { field } = useInput({ source })
  return <i>{`${field.value || 'empty'} of ${useRecordContext()?.subject}`}</i>
}

function ReplyForm() {
  const { options } = useActionForm({ id: 'replyMessage', record: message }, () => undefined)
  return (
    <FormBox {...options} onSubmit={() => undefined}>
      <TextField source="subject" />
      <OwnInput source="content" />
    </FormBox>
  )
}

const drawn = (children: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <I18nContext value={testI18nProvider({})}>{children}</I18nContext>
      </QueryClientProvider>
    </MemoryRouter>
  )

test('a field and an input of react-admin find the record of an action’s form; the record fills no field', () => {
  const html = drawn(<ReplyForm />)
  expect(html).toContain('路灯不亮</span>')
  expect(html).toContain('<i>empty of 路灯不亮</i>')
})

test('components of react-admin in a record’s form find the record', () => {
  const html = drawn(
    <FormBox record={message} defaultValues={{ subject: '路灯' }} onSubmit={() => undefined}>
      <TextInput source="subject" />
      <TextField source="content" />
    </FormBox>
  )
  expect(html).toContain('value="路灯"')
  expect(html).toContain('三天了')
})

test('a form without a record does not use the record around it', () => {
  const html = drawn(
    <RecordContextProvider value={message}>
      <FormBox onSubmit={() => undefined}>
        <OwnInput source="content" />
      </FormBox>
    </RecordContextProvider>
  )
  expect(html).toContain('empty of undefined')
})
