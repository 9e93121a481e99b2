import { ListBase } from 'ra-core'
import type { ReactNode } from 'react'
import {
  ActionButton,
  BoardFrame,
  Card,
  CardBody,
  ColumnArranger,
  CountTabs,
  FormDialog,
  FormFrame,
  KanbanBoard,
  KanbanCard,
  KanbanColumn,
  KeyHelp,
  MonthFrame,
  Notice,
  PageFrame,
  Pager,
  ReadDialog,
  RecordTable,
  SavedList,
  SharedList,
  TreeAside
} from '../../widgets/registry.tsx'
import type { Group, Words } from '../row.ts'
import { longText, subject } from '../samples.ts'

const nothing = () => undefined
const back = ({ say }: Words) => ({ to: '/home', words: say('返回列表', '返回列表', 'Back to the list') })

const dialog = (words: Words, state: { busy?: boolean; trouble?: ReactNode }) => (
  <FormDialog
    title={words.say(`退回：${subject}`, `退回：${subject}`, `Return: ${subject}`)}
    verb={words.say('退回', '退回', 'Return')}
    tone="danger"
    busy={state.busy ?? false}
    trouble={state.trouble ?? null}
    onSubmit={nothing}
    onClose={nothing}
  >
    <span>{longText}</span>
  </FormDialog>
)

const columns = ({ say }: Words) => [
  { name: 'subject', label: say('标题', '標題', 'Subject'), wide: true, sortable: true },
  { name: 'group', label: say('单位', '單位', 'Office') },
  { name: 'count', label: say('耗时（毫秒）', '耗時（毫秒）', 'Time (ms)'), numeric: true }
]

const rows = [1, 2, 3].map(id => ({
  id,
  current: id === 2,
  record: { id },
  name: subject,
  cells: [subject, '绍兴市人民政府', id * 4],
  actions: null,
  ...(id === 3 && { trouble: '他人已修改，请刷新后重试' })
}))

const table = (words: Words, state: { isEmpty?: boolean; busy?: boolean; instead?: ReactNode }) => (
  <ListBase resource="dept" disableSyncWithLocation>
    <RecordTable
      caption={words.say('留言', '留言', 'Messages')}
      actionsLabel=""
      columns={columns(words)}
      rows={state.instead ? [] : rows}
      instead={state.instead ?? null}
      busy={state.busy ?? false}
    />
  </ListBase>
)

function Board({ children, ...words }: Words & { children: ReactNode }) {
  const { say } = words
  return (
    <BoardFrame
      title={say('待办理留言', '待辦理留言', 'Messages to do')}
      tools={<ActionButton small>{words.t('ra.action.export')}</ActionButton>}
      tabs={
        <CountTabs
          label={say('留言', '留言', 'Messages')}
          value={8}
          tabs={[{ value: 8, label: say('待办理', '待辦理', 'To do'), count: '12', to: '/home' }]}
        />
      }
      filters={null}
      footer={
        <Pager
          page={1}
          rows={50}
          sizes={[20, 50, 100]}
          words="1–3"
          hasNext={false}
          onPage={nothing}
          onRows={nothing}
        />
      }
    >
      {children}
    </BoardFrame>
  )
}

const pageTools = ({ t }: Words) => (
  <>
    <ActionButton tone="danger">{t('ra.action.delete')}</ActionButton>
    <ActionButton to="/home">{t('ra.action.edit')}</ActionButton>
  </>
)

const choice = ({ say }: Words) => [
  { key: 'move', label: say('移到下一列', '移到下一欄', 'Move on'), onChoose: nothing }
]

function Saved({ isEmpty = false }: { isEmpty?: boolean }) {
  return (
    <SavedList
      saved={isEmpty ? [] : [{ label: '投诉', to: '/home' }]}
      hasSaved={!isEmpty}
      canSave
      refusalOf={nothing}
      onSave={nothing}
      renamed={undefined}
      onRename={nothing}
      onCancel={nothing}
      menu={() => null}
      shared={null}
      onClose={nothing}
    />
  )
}

/** Parts over the page, and frames of pages. Each state has a frame of its own. */
export const frames: Group = {
  id: 'frames',
  title: 'Frames and dialogs',
  rows: [
    {
      name: 'FormDialog',
      frame: 420,
      states: {
        filled: words => dialog(words, {}),
        error: words =>
          dialog(words, { trouble: <Notice kind="error" words={words.t('frame.partMissing')} /> }),
        loading: words => dialog(words, { busy: true })
      }
    },
    {
      name: 'ReadDialog',
      frame: 320,
      states: {
        filled: ({ say }) => (
          <ReadDialog title={say('公告', '公告', 'Notice')} isShort onClose={nothing}>
            {longText}
          </ReadDialog>
        )
      }
    },
    {
      name: 'KeyHelp',
      frame: 420,
      states: {
        filled: ({ say }) => (
          <KeyHelp
            onClose={nothing}
            keys={[
              { key: 'j', words: say('下一条', '下一則', 'Next message') },
              { key: '/', words: say('搜索', '搜尋', 'Search') }
            ]}
          />
        )
      }
    },
    {
      name: 'ColumnArranger',
      frame: 360,
      states: {
        filled: words => (
          <ColumnArranger
            limits={{ least: 80, most: 600, step: 20 }}
            columns={columns(words).map(({ name, label }) => ({
              name,
              label,
              fixed: name === 'subject',
              width: undefined
            }))}
            onMove={nothing}
            onResize={nothing}
            onReset={nothing}
          />
        )
      }
    },
    {
      name: 'RecordTable',
      frame: 320,
      states: {
        empty: words =>
          table(words, {
            instead: (
              <Notice
                kind="empty"
                words={words.t('ra.navigation.no_results', { name: words.say('留言', '留言', 'messages') })}
              />
            )
          }),
        filled: words => table(words, {}),
        error: words =>
          table(words, { instead: <Notice kind="error" words={words.t('frame.partMissing')} /> }),
        loading: words => table(words, { busy: true })
      }
    },
    {
      name: 'BoardFrame',
      frame: 480,
      states: { filled: words => <Board {...words}>{table(words, {})}</Board> }
    },
    {
      name: 'PageFrame',
      frame: 240,
      states: {
        filled: words => (
          <PageFrame title={`${subject}。${subject}`} back={back(words)} tools={pageTools(words)}>
            <Card>
              <CardBody>{longText}</CardBody>
            </Card>
          </PageFrame>
        )
      }
    },
    {
      name: 'FormFrame',
      frame: 320,
      states: {
        filled: words => (
          <FormFrame
            title={words.say('新增部门', '新增部門', 'New department')}
            back={back(words)}
            verb={words.t('ra.action.save')}
            busy={false}
            trouble={null}
            form={{}}
            onSubmit={nothing}
          >
            <span>{longText}</span>
          </FormFrame>
        ),
        error: words => (
          <FormFrame
            title={words.say('新增部门', '新增部門', 'New department')}
            back={back(words)}
            verb={words.t('ra.action.save')}
            busy={false}
            trouble={<Notice kind="error" words={words.t('frame.partMissing')} />}
            form={{}}
            onSubmit={nothing}
          >
            <span>{longText}</span>
          </FormFrame>
        )
      }
    },
    {
      name: 'KanbanBoard',
      frame: 360,
      states: {
        filled: words => (
          <KanbanBoard label={words.say('看板', '看板', 'Board')}>
            <KanbanColumn
              value="todo"
              words={words.say('待办理', '待辦理', 'To do')}
              tone="wait"
              count="1"
              isTarget={false}
            >
              <KanbanCard
                id={1}
                facts={[
                  { name: 'group', label: words.say('单位', '單位', 'Office'), value: '绍兴市人民政府' }
                ]}
                menu={{ label: words.t('ra.action.edit'), choices: choice(words) }}
                busy={false}
              >
                <a href="#one">{subject}</a>
              </KanbanCard>
            </KanbanColumn>
            <KanbanColumn
              value="done"
              words={words.say('已办结', '已辦結', 'Done')}
              tone="ok"
              count="0"
              isTarget
            >
              {null}
            </KanbanColumn>
          </KanbanBoard>
        )
      }
    },
    {
      name: 'MonthFrame',
      frame: 560,
      states: {
        filled: ({ say }) => (
          <MonthFrame
            title="2026-03"
            weekdays={[...say('一二三四五六日', '一二三四五六日', 'MTWTFSS')]}
            days={Array.from({ length: 28 }, (_, at) => ({
              day: `2026-03-${String(at + 2).padStart(2, '0')}`,
              label: `2026-03-${String(at + 2).padStart(2, '0')}`,
              isToday: at === 3,
              isOutside: at > 25,
              entries:
                at === 3
                  ? [
                      <a key="one" href="#one">
                        {subject}
                      </a>
                    ]
                  : []
            }))}
            busy={false}
            isPending={false}
            trouble={null}
            words={{
              earlier: say('上个月', '上個月', 'Earlier'),
              later: say('下个月', '下個月', 'Later'),
              today: say('今天', '今天', 'Today'),
              none: say('没有记录', '沒有紀錄', 'No records'),
              noneHint: ''
            }}
            onMove={nothing}
            onToday={nothing}
          />
        )
      }
    },
    {
      name: 'SavedList',
      frame: 320,
      states: {
        empty: () => <Saved isEmpty />,
        filled: () => <Saved />
      }
    },
    {
      name: 'SharedList',
      frame: 200,
      states: {
        filled: words => (
          <SharedList
            title={words.say('共享给我的', '共享給我的', 'Shared with me')}
            mark={words.t('frame.shared')}
            entries={[
              {
                id: 1,
                name: words.say('本周逾期', '本週逾期', 'Overdue this week'),
                to: '/home',
                about: '绍兴市人民政府',
                menu: { label: words.t('ra.action.edit'), choices: choice(words) }
              }
            ]}
            renamed={undefined}
            words={{
              name: words.say('名称', '名稱', 'Name'),
              save: words.t('ra.action.save'),
              cancel: words.t('ra.action.cancel')
            }}
            onRename={nothing}
            onCancel={nothing}
            onChoose={nothing}
          />
        )
      }
    },
    {
      name: 'TreeAside',
      frame: 280,
      states: {
        filled: ({ say }) => (
          <TreeAside
            resource="dept"
            label={say('部门', '部門', 'Department')}
            chosen={[1]}
            onChoose={nothing}
          />
        )
      }
    }
  ]
}
