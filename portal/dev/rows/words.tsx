import { type ReactNode, useEffect, useRef } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { GradeScores } from '../../ui/grade.tsx'
import { Link, NavLink } from '../../ui/link.tsx'
import { Card } from '../../ui/lists/card.tsx'
import { CardList, ListCard } from '../../ui/lists/card-list.tsx'
import { Chip } from '../../ui/lists/chip.tsx'
import { Excerpt } from '../../ui/lists/excerpt.tsx'
import { Facts } from '../../ui/lists/facts.tsx'
import { Figures } from '../../ui/lists/figures.tsx'
import { Marked } from '../../ui/lists/marked.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { Tabs } from '../../ui/lists/tabs.tsx'
import { Timeline } from '../../ui/lists/timeline.tsx'
import { Masked } from '../../ui/masked.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { Time } from '../../ui/time.tsx'
import { WholeWords } from '../../ui/whole-words.tsx'
import { WithTimes } from '../../ui/with-times.tsx'
import { Line } from '../arranged.tsx'
import type { Group } from '../row.ts'
import { day, message, morning } from '../samples.ts'

const toPage = (page: number) => `/list?page=${page}`

const richText =
  '<h3>征集内容</h3><p>请就以下问题提出建议：</p><ul><li>楼层差异如何分担</li><li>一楼住户如何补偿</li></ul>' +
  '<table><tbody><tr><th>楼层</th><th>补贴</th></tr><tr><td>2</td><td>1,200 元</td></tr></tbody></table>'

/** Opens what folds, after its own effects have closed it. */
function Opened({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('details')?.setAttribute('open', ''), [])
  return <div ref={place}>{children}</div>
}

/** Headings, labels and texts: what a reader reads. */
export const words: Group = {
  id: 'words',
  title: 'Words',
  rows: [
    {
      name: 'PageHead',
      states: {
        filled: ({ t }) => (
          <PageHead title={t('search.title')} aside={<Link to="/">{t('missing.home')}</Link>}>
            {t('shell.footer')}
          </PageHead>
        )
      }
    },
    {
      name: 'SectionHead',
      states: {
        filled: ({ t }) => (
          <SectionHead title={t('notices.title')} aside={<Link to="/">{t('notices.more')}</Link>} />
        )
      }
    },
    {
      name: 'Card',
      states: {
        filled: ({ t }) => (
          <Card title={t('notices.title')} aside={<Chip>{t('message.adopted')}</Chip>}>
            {t('shell.footer')}
          </Card>
        )
      }
    },
    {
      name: 'CardList',
      states: {
        filled: ({ t }) => (
          <CardList flush rows={[1, 2]} keyOf={row => row}>
            {row => <p>{t('message.number', { tid: row })}</p>}
          </CardList>
        )
      }
    },
    {
      name: 'ListCard',
      states: {
        filled: ({ t }) => (
          <ListCard
            title={
              <Link to="/" lang="zh-CN">
                {message.subject}
              </Link>
            }
            state={<Chip tone="late">{t('promise.late', { days: 3 })}</Chip>}
            facts={
              <>
                <span>{t('message.to', { name: message.forumName })}</span>
                <Chip>{t('message.private')}</Chip>
              </>
            }
            actions={<Link to="/">{t('supplement.act')}</Link>}
          >
            <Excerpt lang="zh-CN">{message.content}</Excerpt>
          </ListCard>
        )
      }
    },
    {
      name: 'Chip',
      states: {
        filled: ({ t }) => (
          <Line>
            <Chip>{t('message.private')}</Chip>
            <Chip tone="new">{t('own.inbox')}</Chip>
            <Chip tone="ok">{t('state.replied')}</Chip>
            <Chip tone="wait">{t('state.awaitingReply')}</Chip>
            <Chip tone="late">{t('promise.late', { days: 3 })}</Chip>
          </Line>
        )
      }
    },
    {
      name: 'Excerpt',
      states: { filled: () => <Excerpt lang="zh-CN">{message.content}</Excerpt> }
    },
    {
      name: 'Marked',
      states: { filled: () => <Marked text={message.subject} words={['积水', '人行道']} /> }
    },
    { name: 'Masked', states: { filled: () => <Masked mobile="13800001234" /> } },
    {
      name: 'Facts',
      states: {
        empty: () => <Facts facts={[]} />,
        filled: ({ t }) => (
          <Facts
            facts={[
              { label: t('message.type'), value: t('message.private') },
              { label: t('message.returnedFor'), value: <span lang="zh-CN">{message.content}</span> }
            ]}
          />
        )
      }
    },
    {
      name: 'Figures',
      states: {
        filled: ({ t }) => (
          <Figures
            figures={[
              { label: t('search.title'), value: '1,284,096', base: t('list.rowsOf', { rows: 120 }) },
              { label: t('state.replied'), value: '92%', base: t('list.rowsOf', { rows: 120 }) },
              { label: t('state.graded'), value: '0' }
            ]}
          />
        )
      }
    },
    {
      name: 'GradeScores',
      states: {
        filled: ({ t }) => (
          <GradeScores
            limits={{ explainThreshold: 2 }}
            scores={[
              { label: t('grade.level'), score: 2 },
              { label: t('grade.speed'), score: 4 },
              { label: t('grade.manner'), score: 5 }
            ]}
          />
        )
      }
    },
    {
      name: 'Time',
      states: {
        filled: () => (
          <>
            <Time at={morning} /> <Time at={morning} day />
          </>
        )
      }
    },
    {
      name: 'Timeline',
      states: {
        filled: ({ t, say }) => (
          <Timeline
            label={t('search.title')}
            steps={[
              { id: 1, what: t('state.pending'), who: say('留言人', '留言人', 'Author'), at: morning },
              {
                id: 2,
                what: t('state.awaitingReply'),
                who: message.groupName,
                at: morning + day,
                took: say('历时 1 天', '歷時 1 天', '1 day'),
                tone: 'wait'
              },
              {
                id: 3,
                what: t('state.replied'),
                who: message.groupName,
                at: morning + 3 * day,
                note: <span lang="zh-CN">已安排 4 月上旬修缮，请以现场公告为准。</span>,
                tone: 'ok'
              }
            ]}
          />
        )
      }
    },
    {
      name: 'RichText',
      states: { filled: () => <RichText html={richText} lang="zh-CN" /> }
    },
    {
      name: 'WholeWords',
      states: { filled: () => <WholeWords>申请删除：人行道坏了，没有处理</WholeWords> }
    },
    {
      name: 'WithTimes',
      states: { filled: ({ t }) => <WithTimes>{t('form.saved', { time: '2026-03-02 09:30' })}</WithTimes> }
    },
    { name: 'Link', states: { filled: ({ t }) => <Link to="/">{t('missing.home')}</Link> } },
    {
      name: 'NavLink',
      states: { filled: ({ t }) => <NavLink to="/">{t('menu.home')}</NavLink> }
    },
    {
      name: 'Pager',
      states: {
        empty: () => <Pager page={1} rows={10} total={3} hrefOf={toPage} />,
        filled: () => (
          <>
            <Pager page={5} rows={10} total={120} hrefOf={toPage} />
            <Pager
              page={1001}
              rows={10}
              total={10_000}
              capped
              beyond
              after="/list?cursor=b"
              hrefOf={toPage}
            />
          </>
        )
      }
    },
    {
      name: 'TabLinks',
      states: {
        filled: ({ t }) => (
          <TabLinks
            label={t('list.tabs')}
            current="replied"
            tabs={[
              { id: '', label: t('filter.all'), count: 1_284_096, to: '/' },
              { id: 'replied', label: t('state.replied'), count: 12, to: '/' },
              { id: 'waiting', label: t('state.awaitingReply'), count: 0, to: '/' },
              { id: 'explained', label: t('state.explained'), to: '/' }
            ]}
          />
        )
      }
    },
    {
      name: 'Tabs',
      states: {
        filled: ({ t }) => (
          <Tabs
            label={t('code.phone')}
            tabs={[
              { id: 'phone', label: t('code.phone'), panel: t('code.needsPhone') },
              { id: 'email', label: t('code.email'), panel: t('code.needsEmail') }
            ]}
          />
        )
      }
    },
    {
      name: 'Disclosure',
      frame: 220,
      states: {
        empty: ({ t }) => (
          <Disclosure label={t('shell.centre')} align="start">
            {t('shell.footer')}
          </Disclosure>
        ),
        filled: ({ t }) => (
          <Opened>
            <Disclosure label={t('shell.menu')} icon="menu" align="start">
              <Link to="/other">{t('menu.suggestions')}</Link>
            </Disclosure>
          </Opened>
        )
      }
    }
  ]
}
