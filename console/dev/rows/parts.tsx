import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { Box } from '@mui/material'
import { useRef } from 'react'
import type { ControlProps } from '../../fields/controlProps.ts'
import { FormBox } from '../../widgets/parts/forms/FormBox.tsx'
import {
  ActionButton,
  ActiveChip,
  Card,
  CardBody,
  ChipLine,
  ChoiceMenu,
  ColumnMenu,
  ConflictTable,
  CountTabs,
  controls,
  DataTable,
  EntryList,
  EventList,
  Facts,
  Failed,
  FileButton,
  FilterLine,
  FormSection,
  FormSwitch,
  InPlaceForm,
  InPlaceValue,
  inputs,
  Notice,
  Pager,
  Progress,
  RangeInput,
  RecordLink,
  ResultList,
  SavedMenu,
  StarToggle,
  StepLink,
  ToolLine,
  TreeChoice,
  WrongSummary
} from '../../widgets/registry.tsx'
import { Held } from '../held.tsx'
import type { Group, Words } from '../row.ts'
import { longText, subject } from '../samples.ts'

const nothing = () => undefined
const verb = ({ say }: Words) => say('审核通过', '審核通過', 'Approve')

const department: JsonSchema = {
  type: 'integer',
  'x-ref': { resource: 'dept', label: 'name', tree: 'parentId' }
}
const filter = {
  schema: { type: 'string' },
  compact: true,
  value: undefined,
  onChange: nothing
} satisfies Partial<ControlProps>

function Filters({ t, say }: Words) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <FilterLine
      label={t('ra.action.search')}
      line={[
        <controls.text
          key="name"
          {...filter}
          id="filter-name"
          name="name"
          label={say('用户名', '使用者名稱', 'Username')}
        />,
        <controls.tree
          key="group"
          {...filter}
          id="filter-group"
          name="group"
          schema={department}
          label={say('所属部门', '所屬部門', 'Department')}
        />
      ]}
      rest={[
        <controls.day key="day" {...filter} id="filter-day" name="day" label={say('日期', '日期', 'Day')} />
      ]}
      restOpen
      onRest={nothing}
      formRef={form}
      onSubmit={nothing}
    />
  )
}

function InPlace({ words, isHidden }: { words: Words; isHidden: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  return (
    <InPlaceValue label={words.t('ra.action.edit')} isHidden={isHidden} buttonRef={button} onEdit={nothing}>
      {subject}
    </InPlaceValue>
  )
}

/** Buttons, menus and lines of tools. */
export const acts: Group = {
  id: 'acts',
  title: 'Acts',
  rows: [
    {
      name: 'ActionButton',
      states: {
        filled: words => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <ActionButton tone="primary">{verb(words)}</ActionButton>
            <ActionButton>{words.t('ra.action.edit')}</ActionButton>
            <ActionButton tone="quiet">{words.t('ra.action.cancel')}</ActionButton>
            <ActionButton tone="danger">{words.t('ra.action.delete')}</ActionButton>
            <ActionButton small to="/home">
              {words.t('ra.action.show')}
            </ActionButton>
          </Box>
        ),
        disabled: words => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <ActionButton disabled>{verb(words)}</ActionButton>
            <ActionButton off={words.t('ra.validation.required')}>{verb(words)}</ActionButton>
          </Box>
        ),
        loading: words => (
          <ActionButton tone="primary" busy>
            {verb(words)}
          </ActionButton>
        )
      }
    },
    {
      name: 'ChoiceMenu',
      states: {
        filled: words => (
          <>
            <ChoiceMenu
              words
              label={words.t('ra.action.edit')}
              choices={[{ key: 'approve', label: verb(words), onChoose: nothing }]}
            />
            <ChoiceMenu
              label={words.t('ra.action.edit')}
              choices={[
                { key: 'delete', label: words.t('ra.action.delete'), danger: true, onChoose: nothing }
              ]}
            />
          </>
        )
      }
    },
    {
      name: 'ColumnMenu',
      states: {
        filled: ({ say }) => (
          <ColumnMenu
            columns={[{ name: 'subject', label: say('标题', '標題', 'Subject'), shown: true, fixed: true }]}
            onToggle={nothing}
            onArrange={nothing}
            onReset={nothing}
          />
        )
      }
    },
    { name: 'SavedMenu', states: { filled: () => <SavedMenu>{nothing}</SavedMenu> } },
    {
      name: 'StarToggle',
      states: {
        empty: ({ say }) => (
          <StarToggle label={say('关注', '關注', 'Follow')} hint="" isOn={false} onPress={nothing} />
        ),
        filled: ({ say }) => (
          <StarToggle label={say('关注', '關注', 'Follow')} hint="" isOn onPress={nothing} />
        )
      }
    },
    {
      name: 'StepLink',
      states: {
        filled: ({ t }) => <StepLink step="next" label={t('ra.navigation.next')} to="/home" />,
        disabled: ({ t }) => <StepLink step="previous" label={t('ra.navigation.previous')} to={undefined} />
      }
    },
    {
      name: 'FileButton',
      states: {
        filled: ({ say }) => (
          <FileButton
            label={say('导入', '匯入', 'Import')}
            accept=".csv"
            disabled={false}
            onChoose={nothing}
          />
        ),
        disabled: ({ say }) => (
          <FileButton label={say('导入', '匯入', 'Import')} accept=".csv" disabled onChoose={nothing} />
        )
      }
    },
    {
      name: 'ToolLine',
      states: {
        filled: words => (
          <ToolLine label={words.t('ra.action.edit')}>
            <ActionButton small>{verb(words)}</ActionButton>
          </ToolLine>
        )
      }
    },
    { name: 'FilterLine', states: { filled: words => <Filters {...words} /> } },
    {
      name: 'ChipLine',
      states: {
        filled: ({ say }) => (
          <ChipLine onClear={nothing}>
            <ActiveChip words={say('类型：投诉', '類型：投訴', 'Type: complaint')} onRemove={nothing} />
          </ChipLine>
        )
      }
    },
    {
      name: 'CountTabs',
      states: {
        filled: ({ say }) => (
          <CountTabs
            label={say('留言', '留言', 'Messages')}
            value={8}
            tabs={[
              { value: 8, label: say('待办理', '待辦理', 'To do'), count: '12', to: '/home' },
              { value: 9, label: say('已回复', '已回覆', 'Replied'), count: '1,284', to: '/home' },
              { value: 10, label: say('逾期', '逾期', 'Overdue'), count: undefined, to: '/home' }
            ]}
          />
        )
      }
    },
    {
      name: 'Pager',
      states: {
        filled: ({ say }) => (
          <Pager
            page={2}
            rows={50}
            sizes={[20, 50, 100]}
            words={say('第 51–100 条，共 1,284 条', '第 51–100 則，共 1,284 則', '51–100 of 1,284')}
            hasNext
            onPage={nothing}
            onRows={nothing}
          />
        )
      }
    },
    {
      name: 'FormSwitch',
      states: {
        filled: ({ say }) => (
          <Held start="list">
            {(value, change) => (
              <FormSwitch
                label={say('显示为', '顯示為', 'Show as')}
                value={value}
                choices={[
                  { value: 'list', label: say('列表', '列表', 'List') },
                  { value: 'board', label: say('看板', '看板', 'Board') }
                ]}
                onChange={change}
              />
            )}
          </Held>
        )
      }
    },
    {
      name: 'RangeInput',
      states: {
        empty: ({ say }) => (
          <FormBox onSubmit={nothing}>
            <RangeInput label={say('提交时间', '送出時間', 'Sent')} of="date" from="from" to="to" />
          </FormBox>
        ),
        filled: ({ say }) => (
          <FormBox onSubmit={nothing}>
            <RangeInput
              label={say('提交时间', '送出時間', 'Sent')}
              of="date"
              from="from"
              to="to"
              defaultValues={{ from: '2026-03-02', to: '2026-03-09' }}
            />
          </FormBox>
        )
      }
    }
  ]
}

/** Parts that show a page and its answers. */
export const answers: Group = {
  id: 'answers',
  title: 'Answers',
  rows: [
    {
      name: 'Notice',
      states: {
        empty: ({ t, say }) => (
          <Notice
            kind="empty"
            words={t('ra.navigation.no_results', { name: say('留言', '留言', 'messages') })}
            hint={say('减少条件后再试', '減少條件後再試', 'Try fewer filters.')}
          />
        ),
        filled: ({ say }) => (
          <>
            <Notice kind="info" words={say('由上级单位交办', '由上級單位交辦', 'Assigned by the superior')} />
            <Notice kind="done" words={say('已完成', '已完成', 'Done')} />
            <Notice
              kind="warning"
              words={say('还有未保存的内容', '還有未儲存的內容', 'There are unsaved changes')}
            />
          </>
        ),
        error: words => (
          <Notice
            kind="error"
            words={words.t('frame.partMissing')}
            action={<ActionButton small>{words.t('ra.action.update_application')}</ActionButton>}
          />
        ),
        loading: ({ t }) => <Notice kind="loading" words={t('ra.page.loading')} />
      }
    },
    { name: 'Failed', states: { error: () => <Failed error={new Error('x')} onRetry={nothing} /> } },
    {
      name: 'Progress',
      states: {
        loading: ({ t }) => (
          <>
            <Progress words={t('ra.page.loading')} />
            <Progress words={t('ra.page.loading')} share={0.4} />
          </>
        )
      }
    },
    {
      name: 'WrongSummary',
      states: {
        error: ({ t }) => (
          <WrongSummary
            wrong={[
              { fieldId: 'one', words: t('ra.validation.required') },
              { fieldId: 'two', words: t('ra.validation.number') }
            ]}
          />
        )
      }
    },
    {
      name: 'ResultList',
      states: {
        filled: ({ say }) => (
          <ResultList
            tone="ok"
            label={say('已完成', '已完成', 'Done')}
            items={[{ id: 1, name: subject, trouble: undefined }]}
          />
        ),
        error: ({ t, say }) => (
          <ResultList
            tone="late"
            label={say('未完成', '未完成', 'Not done')}
            items={[{ id: 1, name: subject, trouble: t('ra.validation.required') }]}
          />
        )
      }
    },
    {
      name: 'Card',
      states: {
        filled: () => (
          <Card>
            <CardBody>{longText}</CardBody>
          </Card>
        )
      }
    },
    {
      name: 'FormSection',
      states: {
        filled: ({ say }) => (
          <FormSection title={say('联系方式', '聯絡方式', 'Contact')}>
            <span>{longText}</span>
          </FormSection>
        )
      }
    },
    {
      name: 'Facts',
      states: {
        filled: ({ say }) => (
          <Facts
            facts={[
              { name: 'author', label: say('留言人', '留言人', 'Author'), value: '东门住户' },
              { name: 'text', label: say('正文', '內文', 'Text'), value: longText }
            ]}
          />
        )
      }
    },
    {
      name: 'InPlaceValue',
      states: { filled: words => <InPlace words={words} isHidden={false} /> }
    },
    {
      name: 'InPlaceForm',
      states: {
        filled: words => (
          <InPlaceForm
            label={words.t('ra.action.edit')}
            form={{ defaultValues: { name: subject } }}
            busy={false}
            trouble={null}
            onSubmit={nothing}
            onCancel={nothing}
          >
            <inputs.text source="name" label={words.say('名称', '名稱', 'Name')} helperText={false} />
          </InPlaceForm>
        ),
        error: words => (
          <InPlaceForm
            label={words.t('ra.action.edit')}
            form={{ defaultValues: { name: subject } }}
            busy={false}
            trouble={<Notice kind="error" words={words.t('frame.partMissing')} />}
            onSubmit={nothing}
            onCancel={nothing}
          >
            <inputs.text source="name" label={words.say('名称', '名稱', 'Name')} helperText={false} />
          </InPlaceForm>
        )
      }
    },
    {
      name: 'DataTable',
      states: {
        filled: ({ say }) => (
          <DataTable
            caption={say('按类型统计', '按類型統計', 'By type')}
            head={[say('类型', '類型', 'Type'), say('条数', '則數', 'Messages')]}
            rows={[
              [say('投诉', '投訴', 'Complaint'), '1,284'],
              [say('咨询', '諮詢', 'Question'), '36']
            ]}
          />
        )
      }
    },
    {
      name: 'ConflictTable',
      states: {
        filled: ({ say }) => (
          <ConflictTable
            onChoose={nothing}
            rows={[
              {
                name: 'name',
                label: say('名称', '名稱', 'Name'),
                mine: '市政管理处',
                theirs: '市政管理中心',
                differs: true,
                choice: 'mine'
              }
            ]}
          />
        )
      }
    },
    {
      name: 'EventList',
      states: {
        filled: ({ say }) => (
          <EventList
            more={null}
            events={[
              {
                id: 1,
                at: '2026-03-02 09:30',
                verb: say('修改', '修改', 'Changed'),
                actor: 'editor',
                note: '',
                changes: [
                  {
                    name: 'name',
                    label: say('名称', '名稱', 'Name'),
                    before: '市政管理处',
                    after: '市政管理中心'
                  }
                ]
              }
            ]}
          />
        )
      }
    },
    {
      name: 'EntryList',
      states: {
        filled: () => (
          <EntryList>
            <RecordLink id={1} to="/home">
              {subject}
            </RecordLink>
          </EntryList>
        )
      }
    },
    {
      name: 'TreeChoice',
      states: {
        filled: ({ say }) => (
          <TreeChoice resource="dept" label={say('部门', '部門', 'Department')} ids={[1, 3]} />
        )
      }
    }
  ]
}
