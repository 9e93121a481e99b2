import { Button, LinkButton } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Choices, Tick } from '../../ui/forms/choice.tsx'
import { DataForm } from '../../ui/forms/data-form.tsx'
import { Select, TextArea, TextField } from '../../ui/forms/field.tsx'
import { UploadList } from '../../ui/forms/upload-list.tsx'
import { GradeChoice } from '../../ui/grade.tsx'
import { Line, Stack } from '../arranged.tsx'
import { Held } from '../held.tsx'
import type { Group, Words } from '../row.ts'
import { message, uploads } from '../samples.ts'

const kinds = ({ say }: Words) => [
  { value: 1, label: say('地方领导', '地方首長', 'Local leaders') },
  {
    value: 3,
    label: say('国家部委', '國家部委', 'Ministries'),
    hint: say('全国性政策', '全國性政策', 'National policy')
  }
]

/** Buttons and fields: what a reader presses and fills in. */
export const controls: Group = {
  id: 'controls',
  title: 'Controls',
  rows: [
    {
      name: 'Button',
      states: {
        filled: ({ t }) => (
          <Line>
            <Button tone="primary">{t('menu.post')}</Button>
            <Button>{t('share.act')}</Button>
            <Button tone="quiet">{t('ui.cancel')}</Button>
            <Button tone="danger">{t('withdraw.act')}</Button>
            <Button tone="primary" wide>
              {t('search.submit')}
            </Button>
          </Line>
        ),
        disabled: ({ t }) => (
          <Line>
            <Button disabled>{t('share.act')}</Button>
            <Button isOff>{t('share.act')}</Button>
          </Line>
        ),
        loading: ({ t }) => (
          <Line>
            <Button tone="primary" busy>
              {t('menu.post')}
            </Button>
            <Button busy>{t('share.act')}</Button>
            <Button tone="danger" busy>
              {t('withdraw.act')}
            </Button>
          </Line>
        )
      }
    },
    {
      name: 'LinkButton',
      states: {
        filled: ({ t }) => (
          <Line>
            <LinkButton to="/" tone="primary">
              {t('menu.post')}
            </LinkButton>
            <LinkButton to="/">{t('missing.home')}</LinkButton>
          </Line>
        )
      }
    },
    {
      name: 'CopyButton',
      states: { filled: ({ t }) => <CopyButton label={t('share.copy')} text={() => location.href} /> }
    },
    {
      name: 'TextField',
      states: {
        empty: ({ t }) => (
          <TextField
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            hint={t('leaders.searchHint')}
          />
        ),
        filled: ({ t }) => (
          <TextField
            label={t('search.label')}
            defaultValue={message.subject}
            optional
            action={<Button>{t('search.submit')}</Button>}
          />
        ),
        error: ({ t }) => (
          <TextField
            label={t('search.from')}
            type="date"
            defaultValue="2026-03-02"
            error={t('search.badDates')}
          />
        ),
        disabled: ({ t }) => <TextField label={t('search.label')} defaultValue={message.forumName} disabled />
      }
    },
    {
      name: 'TextArea',
      states: {
        empty: ({ t }) => (
          <TextArea
            label={t('feedback.content')}
            value=""
            onChange={() => undefined}
            rows={3}
            most={500}
            least={30}
          />
        ),
        filled: ({ t }) => (
          <Held start={message.content}>
            {(value, change) => (
              <TextArea
                label={t('feedback.content')}
                value={value}
                onChange={event => change(event.target.value)}
                rows={3}
                most={500}
              />
            )}
          </Held>
        ),
        error: ({ t }) => (
          <TextArea
            label={t('feedback.content')}
            value="路灯"
            onChange={() => undefined}
            rows={3}
            most={500}
            least={30}
            error={t('form.badContent', { min: 30, max: 500 })}
          />
        ),
        disabled: ({ t }) => (
          <TextArea
            label={t('feedback.content')}
            value={message.content}
            onChange={() => undefined}
            rows={3}
            disabled
          />
        )
      }
    },
    {
      name: 'Select',
      states: {
        empty: words => (
          <Select
            label={words.t('search.organization')}
            choices={kinds(words)}
            empty={words.t('filter.all')}
          />
        ),
        filled: words => (
          <Select label={words.t('search.organization')} choices={kinds(words)} defaultValue={3} />
        ),
        error: words => (
          <Select
            label={words.t('region.label')}
            choices={kinds(words)}
            empty={words.t('region.any')}
            error={words.t('region.any')}
          />
        ),
        disabled: words => <Select label={words.t('search.organization')} choices={kinds(words)} disabled />
      }
    },
    {
      name: 'Choices',
      states: {
        empty: words => (
          <Choices
            label={words.t('search.organization')}
            name="empty"
            choices={kinds(words)}
            value={undefined}
            onChange={() => undefined}
          />
        ),
        filled: words => (
          <Held start={3}>
            {(value, change) => (
              <Choices
                label={words.t('search.organization')}
                name="filled"
                choices={kinds(words)}
                value={value}
                onChange={change}
              />
            )}
          </Held>
        ),
        error: words => (
          <Choices
            label={words.t('search.organization')}
            name="error"
            choices={kinds(words)}
            value={undefined}
            error={words.t('region.any')}
            onChange={() => undefined}
          />
        )
      }
    },
    {
      name: 'Tick',
      states: {
        empty: ({ t }) => (
          <Held start={false}>
            {(value, change) => (
              <Tick checked={value} onChange={change}>
                {t('voice.join')}
              </Tick>
            )}
          </Held>
        ),
        filled: ({ t }) => (
          <Held start={true}>
            {(value, change) => (
              <Tick checked={value} onChange={change}>
                {t('shell.footer')}
              </Tick>
            )}
          </Held>
        ),
        error: ({ t }) => (
          <Tick id="tick-error" checked={false} error={t('region.any')} onChange={() => undefined}>
            {t('voice.join')}
          </Tick>
        )
      }
    },
    {
      name: 'GradeChoice',
      states: {
        empty: ({ t }) => (
          <GradeChoice
            label={t('grade.level')}
            name="grade-empty"
            value={undefined}
            onChange={() => undefined}
          />
        ),
        filled: ({ t }) => (
          <Held<number> start={2}>
            {(value, change) => (
              <GradeChoice label={t('grade.level')} name="grade-filled" value={value} onChange={change} />
            )}
          </Held>
        ),
        error: ({ t }) => (
          <GradeChoice
            label={t('grade.level')}
            name="grade-error"
            value={undefined}
            error={t('grade.choose', { label: t('grade.level') })}
            onChange={() => undefined}
          />
        )
      }
    },
    {
      name: 'UploadList',
      states: {
        empty: () => <UploadList items={[]} onRemove={() => undefined} onRetry={() => undefined} />,
        filled: () => <UploadList items={uploads} onRemove={() => undefined} onRetry={() => undefined} />,
        error: ({ t }) => (
          <UploadList
            items={[{ key: 'c', name: 'VID_0008.mov', error: t('error.network'), canRetry: true }]}
            onRemove={() => undefined}
            onRetry={() => undefined}
          />
        ),
        loading: () => (
          <UploadList
            items={[{ key: 'd', name: 'VID_0007.mp4', progress: 0.4 }]}
            onRemove={() => undefined}
            onRetry={() => undefined}
          />
        )
      }
    },
    {
      name: 'DataForm',
      states: {
        filled: ({ t }) => (
          <DataForm onSubmit={event => event.preventDefault()}>
            <Stack>
              <TextField label={t('search.label')} />
              <Button type="submit" tone="primary">
                {t('search.submit')}
              </Button>
            </Stack>
          </DataForm>
        )
      }
    }
  ]
}
