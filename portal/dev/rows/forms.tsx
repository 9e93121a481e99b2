import { CodeField } from '../../shared/account/code-field.tsx'
import { CompanyFields, noCompany } from '../../shared/account/company-fields.tsx'
import { type Contact, ContactCode } from '../../shared/account/contact-code.tsx'
import { IdentityFields, noIdentity } from '../../shared/account/identity-fields.tsx'
import { NewPassword } from '../../shared/account/new-password.tsx'
import { PasswordField } from '../../shared/account/password-field.tsx'
import { PasswordRule } from '../../shared/account/password-rule.tsx'
import { PolicyLinks } from '../../shared/account/policy-links.tsx'
import { DraftNote, Form } from '../../shared/forms/form.tsx'
import { FileNames, PersonalData } from '../../shared/forms/personal-data.tsx'
import { UploadField } from '../../shared/forms/upload-field.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useUploads } from '../../shared/forms/use-uploads.ts'
import { FilterBar } from '../../shared/lists/filter-bar.tsx'
import { ListPage } from '../../shared/lists/list-page.tsx'
import { type ListQuery, readList, text } from '../../shared/lists/list-query.ts'
import { MessageCards } from '../../shared/messages/message-card.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { Stack } from '../arranged.tsx'
import { Held } from '../held.tsx'
import type { Group, Words } from '../row.ts'
import { answeredMessage, message, morning, picture } from '../samples.ts'

const nothing = () => undefined
const never = () => new Promise<never>(() => undefined)
const query = readList(new URLSearchParams('keywords=积水&typeId=2'), {
  keywords: text(100),
  typeId: text(9)
})
const noQuery = readList(new URLSearchParams(), {})

/** Holds the values of several fields in the form that these parts take. */
const fieldsOf = <V extends object>(values: V, change: (values: V) => void) => ({
  values,
  change: (part: Partial<V>) => change({ ...values, ...part }),
  text: (name: keyof V & string) => ({
    id: `gallery-${name}`,
    value: String(values[name]),
    onChange: (event: { target: { value: string } }) => change({ ...values, [name]: event.target.value }),
    onBlur: nothing
  })
})

const draft = {
  isUnkept: false,
  savedAt: undefined,
  restoredAt: undefined,
  discard: nothing,
  otherSavedAt: undefined,
  takeOther: nothing,
  dropOther: nothing
}

/** A form whose fields are refused at the first attempt. */
function RefusedForm({ t, say }: Words) {
  const form = useForm({
    start: { content: '', contact: '' },
    check: ({ content, contact }) => ({
      content: content === '' && t('form.badContent', { min: 5, max: 500 }),
      contact: contact === '' && t('code.badPhone')
    }),
    send: never
  })
  return (
    <Form form={form}>
      <TextArea {...form.text('content')} label={t('feedback.content')} rows={3} most={500} />
      <TextField {...form.text('contact')} label={t('code.phone')} />
      <Button type="submit" tone="primary" busy={form.busy}>
        {say('提交', '送出', 'Send')}
      </Button>
    </Form>
  )
}

function Uploads({ isEmpty = false }: { isEmpty?: boolean }) {
  const start = isEmpty ? [] : [{ aid: 1, fileName: '东门街 12 号门前.jpg', thumbUrl: picture }]
  return <UploadField uploads={useUploads({ start, most: 9 })} />
}

const filters = ({ t }: Words) => ({
  label: t('search.title'),
  main: [
    {
      kind: 'search' as const,
      name: 'keywords',
      label: t('search.label'),
      placeholder: t('search.placeholder'),
      most: 100
    }
  ],
  more: [
    {
      kind: 'choice' as const,
      name: 'typeId',
      label: t('message.type'),
      choices: [{ value: '2', label: t('message.private') }]
    },
    { kind: 'day' as const, name: 'from', until: 'until', label: t('search.from') }
  ]
})

const list = (words: Words, asked: ListQuery, results: Parameters<typeof ListPage>[0]['results']) => (
  <ListPage
    title={words.t('search.title')}
    filters={filters(words)}
    query={asked}
    results={results}
    found={total => words.t('search.found', { total })}
    rows={() => <MessageCards messages={[{ ...message, matchWords: ['积水'] }, answeredMessage]} />}
    empty={{ title: words.t('search.none'), hint: <p>{words.t('search.noneHint')}</p> }}
  />
)

const documents = ({ say }: Words) => [
  { name: say('居民身份证', '居民身分證', 'ID card'), value: '1' },
  { name: say('护照', '護照', 'Passport'), value: '2' }
]

/** Parts of forms and lists that hold values and know the contract. */
export const forms: Group = {
  id: 'forms',
  title: 'Forms and lists',
  rows: [
    {
      name: 'CodeField',
      states: {
        empty: ({ t }) => (
          <CodeField
            name="code-empty"
            label={t('code.phoneCode')}
            value={{ code: '' }}
            blocked={t('code.needsPhone')}
            onChange={nothing}
            send={never}
          />
        ),
        filled: ({ t }) => (
          <CodeField
            name="code-filled"
            label={t('code.phoneCode')}
            value={{ code: '204816', sentAt: Date.now() - 1_000_000 }}
            sentTo="138****1234"
            onChange={nothing}
            send={never}
          />
        ),
        error: ({ t }) => (
          <CodeField
            name="code-error"
            label={t('code.phoneCode')}
            value={{ code: '204816', sentAt: Date.now() - 1_000_000 }}
            sentTo="138****1234"
            error={t('code.missing')}
            onChange={nothing}
            send={never}
          />
        )
      }
    },
    {
      name: 'ContactCode',
      states: {
        filled: () => (
          <Held<Contact> start={{ contact: '13800001234', code: '' }}>
            {(value, change) => (
              <Stack>
                <ContactCode
                  kind="phone"
                  value={value}
                  onChange={part => change({ ...value, ...part })}
                  send={never}
                />
              </Stack>
            )}
          </Held>
        ),
        error: ({ t }) => (
          <Stack>
            <ContactCode
              kind="email"
              value={{ contact: 'a@', code: '' }}
              contact={{ error: t('code.badEmail', { min: 1, max: 64 }) }}
              onChange={nothing}
              send={never}
            />
          </Stack>
        )
      }
    },
    {
      name: 'PasswordField',
      states: {
        empty: ({ say }) => (
          <PasswordField label={say('密码', '密碼', 'Password')} autoComplete="current-password" />
        ),
        filled: ({ say }) => (
          <PasswordField
            label={say('密码', '密碼', 'Password')}
            autoComplete="current-password"
            defaultValue="Dongmen#2026"
          />
        ),
        error: ({ say, t }) => (
          <PasswordField
            label={say('密码', '密碼', 'Password')}
            autoComplete="current-password"
            defaultValue="dongmen"
            error={t('password.weak')}
          />
        )
      }
    },
    {
      name: 'NewPassword',
      states: {
        filled: ({ say }) => (
          <Stack>
            <NewPassword
              password={{
                label: say('新密码', '新密碼', 'New password'),
                value: 'dongmen26',
                onChange: nothing
              }}
              again={{ label: say('确认密码', '確認密碼', 'Repeat it'), value: '', onChange: nothing }}
            />
          </Stack>
        )
      }
    },
    {
      name: 'PasswordRule',
      states: { empty: () => <PasswordRule value="" />, filled: () => <PasswordRule value="Dongmen#2026" /> }
    },
    {
      name: 'IdentityFields',
      states: {
        empty: words => (
          <Held start={noIdentity}>
            {(values, change) => (
              <Stack>
                <IdentityFields documents={documents(words)} form={fieldsOf(values, change)} />
              </Stack>
            )}
          </Held>
        )
      }
    },
    {
      name: 'CompanyFields',
      states: {
        empty: () => (
          <Held start={noCompany}>
            {(values, change) => (
              <Stack>
                <CompanyFields form={fieldsOf(values, change)} />
              </Stack>
            )}
          </Held>
        )
      }
    },
    {
      name: 'PersonalData',
      states: {
        filled: ({ t }) => (
          <Held start={`${message.content}我的电话是 13800001234。`}>
            {(value, change) => (
              <Stack>
                <TextArea
                  id="gallery-personal"
                  label={t('feedback.content')}
                  value={value}
                  rows={3}
                  onChange={event => change(event.target.value)}
                />
                <PersonalData control="gallery-personal" text={value} passages={[]} onChange={nothing} />
              </Stack>
            )}
          </Held>
        )
      }
    },
    { name: 'PolicyLinks', states: { filled: () => <PolicyLinks /> } },
    {
      name: 'FileNames',
      states: {
        empty: () => <FileNames names={['东门街.jpg']} />,
        filled: () => <FileNames names={['电话13800001234.jpg']} />
      }
    },
    { name: 'UploadField', states: { empty: () => <Uploads isEmpty />, filled: () => <Uploads /> } },
    {
      name: 'DraftNote',
      states: {
        empty: () => <DraftNote draft={draft} />,
        filled: () => (
          <>
            <DraftNote draft={{ ...draft, isUnkept: true }} />
            <DraftNote draft={{ ...draft, savedAt: morning * 1000 }} />
            <DraftNote draft={{ ...draft, savedAt: morning * 1000, restoredAt: morning * 1000 }} />
          </>
        ),
        error: () => <DraftNote draft={{ ...draft, otherSavedAt: morning * 1000 }} />
      }
    },
    { name: 'Form', states: { empty: words => <RefusedForm {...words} /> } },
    {
      name: 'FilterBar',
      states: {
        empty: words => <FilterBar {...filters(words)} query={noQuery} />,
        filled: words => <FilterBar {...filters(words)} query={query} />
      }
    },
    {
      name: 'ListPage',
      frame: 640,
      states: {
        empty: words => list(words, query, { list: [], total: 0, totalCapped: false, nextCursor: null }),
        filled: words =>
          list(words, noQuery, { list: [1, 2], total: 1284, totalCapped: false, nextCursor: null }),
        error: words => list(words, query, { failed: true, code: '', message: words.t('error.network') }),
        disabled: words =>
          list(words, query, { failed: true, code: 'GEN0403', message: words.t('error.unexpected') }),
        loading: words => list(words, noQuery, undefined)
      }
    }
  ]
}
