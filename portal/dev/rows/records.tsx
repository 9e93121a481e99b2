import { ContactWay } from '../../shared/account/contact-way.tsx'
import { LastUsed } from '../../shared/account/last-used.tsx'
import { OwnNav } from '../../shared/account/own-nav.tsx'
import { RestrictionNotice } from '../../shared/account/restriction.tsx'
import { CampaignCards } from '../../shared/campaign-card.tsx'
import { CampaignTimes, LifeChip } from '../../shared/campaign-life.tsx'
import { HelpBody } from '../../shared/help-body.tsx'
import { readList, text } from '../../shared/lists/list-query.ts'
import { Attachments } from '../../shared/messages/attachments.tsx'
import { MessageCards } from '../../shared/messages/message-card.tsx'
import { KeptChip, PromiseChip } from '../../shared/messages/promise-chip.tsx'
import { StateChip } from '../../shared/messages/state-chip.tsx'
import { CountedAt, ForumCards, NearForums } from '../../shared/places/forum-card.tsx'
import { RegionSteps } from '../../shared/places/region-steps.tsx'
import { NumberedMessage, SiteFindings } from '../../shared/search/site-findings.tsx'
import { Correction, WaysOn } from '../../shared/search/ways-on.tsx'
import { SpecialHead } from '../../shared/special-head.tsx'
import { Line } from '../arranged.tsx'
import type { Group } from '../row.ts'
import {
  answeredMessage,
  campaign,
  cities,
  closedForum,
  day,
  forum,
  message,
  morning,
  photo,
  provinces,
  zhejiang
} from '../samples.ts'

const states = [0, 1, 2, 3, 11, 13, 21] as const
const promise = {
  answer: 'reply',
  dueAt: morning + day,
  daysLeft: 2,
  answeredAt: null,
  stoppedSince: null,
  stoppedBy: null,
  extendedFrom: null,
  lateDays: null
} as const

const nothingFound = { number: null, leaders: [], help: [], topics: [], campaigns: [], cases: [] }
const found = {
  number: { ...message, matchWords: [] },
  leaders: [forum],
  help: [
    {
      key: 5,
      part: 5,
      title: '忘记密码怎么办',
      excerpt: '在登录窗口点击“忘记密码”，凭手机或邮箱收到的验证码设置新密码。'
    }
  ],
  topics: [{ topicId: 1, topicName: '老旧小区改造', specialLayout: false }],
  campaigns: [{ ...campaign, lifeCycle: 1 as const }],
  cases: [
    {
      id: 1,
      title: '小区门口道路坑洼三日修复',
      summary: '接到留言当日到场勘查。',
      groupName: forum.groupName
    }
  ]
}
const nothingBeside = { findings: undefined, near: [], ways: undefined, wording: undefined }
const searched = readList(new URLSearchParams({ keywords: '路登不亮' }), { keywords: text(100) })

/** Records as pages show them: messages, forums, campaigns. */
export const records: Group = {
  id: 'records',
  title: 'Records',
  rows: [
    {
      name: 'MessageCards',
      states: {
        empty: () => <MessageCards messages={[]} />,
        filled: () => <MessageCards messages={[{ ...message, matchWords: ['积水'] }, answeredMessage]} />
      }
    },
    {
      name: 'ForumCards',
      states: {
        empty: () => <ForumCards forums={[]} />,
        filled: () => <ForumCards forums={[forum, closedForum]} />
      }
    },
    {
      name: 'SiteFindings',
      states: {
        empty: () => <SiteFindings found={nothingFound} />,
        filled: () => <SiteFindings found={found} />
      }
    },
    {
      name: 'NumberedMessage',
      states: {
        empty: () => <NumberedMessage found={nothingFound} list={[]} />,
        filled: () => <NumberedMessage found={found} list={[]} />
      }
    },
    {
      name: 'Correction',
      states: {
        empty: () => <Correction query={searched} side={nothingBeside} />,
        filled: () => (
          <Correction
            query={searched}
            side={{ ...nothingBeside, wording: { corrected: '路灯不亮', unknownWords: [], nearest: [] } }}
          />
        )
      }
    },
    {
      name: 'WaysOn',
      states: {
        empty: () => <WaysOn query={searched} side={nothingBeside} />,
        filled: () => (
          <WaysOn
            query={searched}
            side={{
              ...nothingBeside,
              ways: {
                fewer: [
                  { filter: 'regionId', total: 12, totalCapped: false },
                  { filter: 'typeId', total: 10_000, totalCapped: true }
                ],
                leader: forum
              },
              wording: { corrected: null, unknownWords: ['路登'], nearest: ['路灯坏了', '路灯'] }
            }}
          />
        )
      }
    },
    {
      name: 'NearForums',
      states: {
        empty: () => <NearForums results={{}} />,
        filled: () => <NearForums results={{ list: [], total: 0, near: [forum], countedAt: morning }} />
      }
    },
    {
      name: 'CountedAt',
      states: { empty: () => <CountedAt at={null} />, filled: () => <CountedAt at={morning} /> }
    },
    {
      name: 'CampaignCards',
      states: {
        filled: () => (
          <CampaignCards
            campaigns={[
              campaign,
              {
                ...campaign,
                id: 6,
                coverUrl: null,
                lifeCycle: 2,
                hasSummary: false,
                adoptedCount: 0,
                entryCount: 0
              }
            ]}
          />
        )
      }
    },
    {
      name: 'LifeChip',
      states: {
        filled: () => (
          <Line>
            <LifeChip lifeCycle={0} />
            <LifeChip lifeCycle={1} />
            <LifeChip lifeCycle={2} />
          </Line>
        )
      }
    },
    { name: 'CampaignTimes', states: { filled: () => <CampaignTimes {...campaign} /> } },
    {
      name: 'StateChip',
      states: {
        filled: () => (
          <Line>
            {states.map(state => (
              <StateChip key={state} state={state} gradingUsed />
            ))}
          </Line>
        ),
        error: () => <StateChip state={0} gradingUsed auditState={2} />,
        disabled: () => <StateChip state={0} gradingUsed auditState={3} />
      }
    },
    {
      name: 'PromiseChip',
      states: {
        filled: () => (
          <>
            <PromiseChip promise={promise} state={0} />{' '}
            <PromiseChip promise={{ ...promise, daysLeft: 0, stoppedSince: morning }} state={0} />
          </>
        ),
        error: () => <PromiseChip promise={{ ...promise, daysLeft: null, lateDays: 4 }} state={0} />
      }
    },
    {
      name: 'KeptChip',
      states: {
        filled: () => <KeptChip answer="reply" lateDays={null} />,
        error: () => <KeptChip answer="explanation" lateDays={2} />
      }
    },
    {
      name: 'Attachments',
      states: {
        empty: () => <Attachments attachments={[]} />,
        filled: () => (
          <Attachments
            attachments={[
              photo,
              { ...photo, aid: 2, isPublic: 0 },
              {
                ...photo,
                aid: 3,
                mime: 'video/mp4',
                fileName: '积水.mp4',
                url: 'data:video/mp4,',
                thumbUrl: null
              }
            ]}
          />
        )
      }
    },
    {
      name: 'LastUsed',
      states: {
        filled: () => (
          <LastUsed
            form="/threads/post"
            forums={[forum, closedForum].map(({ fid, name }) => ({ fid, forumName: name }))}
          />
        )
      }
    },
    {
      name: 'RegionSteps',
      states: {
        empty: () => <RegionSteps levels={[{ regions: provinces }]} />,
        filled: () => <RegionSteps levels={[{ regions: provinces, chosen: zhejiang }, { regions: cities }]} />
      }
    },
    {
      name: 'RestrictionNotice',
      states: {
        filled: () => (
          <RestrictionNotice
            restriction={{
              isMuted: false,
              ruleName: '重复留言',
              endTime: morning + 30 * day,
              countDays: 1,
              postedToday: 1
            }}
          />
        ),
        error: () => (
          <RestrictionNotice
            restriction={{
              isMuted: true,
              ruleName: '冒用他人账号',
              endTime: morning + 30 * day,
              countDays: 0,
              postedToday: 0
            }}
          />
        )
      }
    },
    { name: 'SpecialHead', states: { filled: () => <SpecialHead /> } },
    { name: 'OwnNav', states: { filled: () => <OwnNav /> } },
    { name: 'ContactWay', states: { filled: () => <ContactWay /> } },
    {
      name: 'HelpBody',
      states: {
        filled: ({ say }) => (
          <HelpBody
            level={3}
            content={say(
              '## 怎样留言\n选择留言对象，写明时间、地点和诉求。',
              '## 怎樣留言\n選擇留言對象，寫明時間、地點和訴求。',
              '## How to write\nChoose whom you write to, and say when and where it happened and what you ask for.'
            )}
          />
        )
      }
    }
  ]
}
