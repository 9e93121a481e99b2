/** The facts for search engines, by the path of the page. The server alone reads this table. */
import type { DataOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import { translations } from '@board/schemas/vocabulary/words'
import type { HeadFacts } from '../app/head.ts'
import type { ListQuery } from '../shared/lists/list-query.ts'
import { withQuery } from '../shared/lists/query.ts'

interface Circumstances<Data> {
  data: Data
  /** Scheme and host of the site. */
  origin: string
  /** The name of the site in the language of the page. */
  site: string
  /** The description of the site, for pages without their own text. */
  about: string
  /** The query of the request. */
  query: URLSearchParams
}

type FactsOf<Data> = (circumstances: Circumstances<Data>) => HeadFacts

/** Returns the breadcrumb from the home page to a page. schema.org: BreadcrumbList. */
const breadcrumb = (origin: string, steps: readonly (readonly [name: string, path: string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path
  }))
})

const iso = (seconds: number) => new Date(seconds * 1000).toISOString()

const messageFacts: FactsOf<DataOf<'getMessage'>> = ({ data: message, origin, site }) => {
  const { tid, fid, subject, forum, replies, likeCount } = message
  const path = `/threads/content?tid=${tid}`
  const text = message.contentList.map(({ content }) => content).join('\n')
  const published = message.approvedAt ?? message.createdAt
  const posting = {
    '@type': 'DiscussionForumPosting',
    url: origin + path,
    headline: subject,
    text,
    author: {
      '@type': message.companyConfirmed === null ? 'Person' : 'Organization',
      name: message.nickName
    },
    datePublished: iso(published),
    dateModified: iso(Math.max(published, message.repliedAt ?? 0)),
    interactionStatistic: [
      {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: likeCount
      },
      {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/CommentAction',
        userInteractionCount: replies.length
      }
    ],
    comment: replies.map(({ content, createdAt, groupName }) => ({
      '@type': 'Comment',
      text: content,
      datePublished: iso(createdAt),
      author: { '@type': 'GovernmentOrganization', name: groupName }
    }))
  }
  const way = [
    [site, '/home'],
    [forum.name, `/threads/list?fid=${fid}`],
    [subject, path]
  ] as const
  return {
    description: text,
    // a suggestion has two addresses; this is the canonical one
    path: '/threads/content',
    type: 'article',
    feed: `/feeds/message.atom?tid=${tid}`,
    things: [posting, breadcrumb(origin, way)]
  }
}

interface ForumList {
  query: ListQuery<{ regionId?: number | undefined }>
  facts?: { forum: DataOf<'getForum'> }
}

const organizationOf = (forum: DataOf<'getForum'>, url: string) => ({
  '@type': 'GovernmentOrganization',
  name: forum.groupName,
  url,
  areaServed: forum.regionName
})

const forumFacts: FactsOf<ForumList> = ({ data, origin, site, about }) => {
  const forum = data.facts?.forum
  if (!forum) {
    const { regionId } = data.query.filter
    return filteredFacts(about, { regionId })
  }
  const path = `/threads/list?fid=${forum.fid}`
  const way = [
    [site, '/home'],
    [forum.name, path]
  ] as const
  return {
    description: [forum.name, forum.title, about].filter(Boolean).join('，'),
    query: `?fid=${forum.fid}`,
    feed: `/feeds/messages.atom?fid=${forum.fid}`,
    things: [organizationOf(forum, origin + path), breadcrumb(origin, way)]
  }
}

/** Returns the facts about the page of suggestions to one institution. */
const institutionFacts: FactsOf<{ forum: DataOf<'getForum'> }> = ({
  data: { forum },
  origin,
  site,
  about
}) => {
  const path = `/rmjy/rd/content?fid=${forum.fid}`
  const way = [
    [site, '/home'],
    [forum.name, path]
  ] as const
  return {
    description: [forum.name, forum.title, about].filter(Boolean).join('，'),
    feed: `/feeds/messages.atom?fid=${forum.fid}`,
    things: [organizationOf(forum, origin + path), breadcrumb(origin, way)]
  }
}

interface Substation {
  region: { id: number; name: string } | undefined
  forums?: DataOf<'listForums'>
}

/** Returns the facts about the page of one region, with its institutions. */
const regionFacts: FactsOf<Substation> = ({ data: { region, forums }, origin, site, about }) => {
  if (!region) return { description: about, feed: '/feeds/messages.atom' }
  const query = `?regionId=${region.id}`
  const way = [
    [site, '/home'],
    [region.name, `/substation${query}`]
  ] as const
  const institutions = (forums?.list ?? []).map(forum =>
    organizationOf(forum, `${origin}/threads/list?fid=${forum.fid}`)
  )
  return {
    description: `${region.name}，${about}`,
    query,
    feed: `/feeds/messages.atom${query}`,
    things: [...institutions, breadcrumb(origin, way)]
  }
}

/** Returns the facts about a page that shows one record, named by a parameter. */
const recordFacts =
  (name: string): FactsOf<unknown> =>
  ({ query, about }) => {
    const value = query.get(name)
    return { description: about, query: value ? `?${new URLSearchParams({ [name]: value })}` : '' }
  }

interface MessageFilter {
  regionId?: number | undefined
  topicId?: number | undefined
  keywords?: string | undefined
}

/** Returns the facts about a list of messages with its filter. A chosen province is part of the canonical address. */
function filteredFacts(about: string, filter: MessageFilter): HeadFacts {
  const query = withQuery('', new URLSearchParams(), { ...filter })
  return { description: about, query, feed: `/feeds/messages.atom${query}` }
}

const searchFacts: FactsOf<{ query: ListQuery<MessageFilter> }> = ({ data, about }) => {
  const { regionId, topicId, keywords } = data.query.filter
  return filteredFacts(about, { regionId, topicId, keywords })
}

const siteFacts: FactsOf<unknown> = ({ about }) => ({ description: about, feed: '/feeds/messages.atom' })

/** The functions by the path of the page. Each expects the data of that page’s loader. */
const table: Readonly<Record<string, FactsOf<never>>> = {
  '/threads/content': messageFacts,
  '/rmjy/rd/threads/content': messageFacts,
  '/threads/list': forumFacts,
  '/rmjy/rd/content': institutionFacts,
  '/messageSearch': searchFacts,
  '/subSiteMessageSearch': searchFacts,
  '/substation': regionFacts,
  '/topics': siteFacts,
  '/noticeMain': recordFacts('id'),
  '/helpC': recordFacts('key'),
  '/home': siteFacts
}

const about = translations(
  '向各级领导和政府部门留言：咨询政策、反映问题、提出建议，查看办理进度和公开回复，并为答复评分。',
  '向各級領導和政府部門留言：諮詢政策、反映問題、提出建議，查看辦理進度和公開回覆，並為答覆評分。',
  'Write to officials and public institutions: ask, complain or make a suggestion, follow how it is handled, read the public reply and grade it.'
)

/** Returns the facts about a page. A page without a function of its own is described as part of the site. */
export function factsOf(
  path: string,
  circumstances: Omit<Circumstances<unknown>, 'about'> & { language: Language }
): HeadFacts {
  const { language, data, ...rest } = circumstances
  const facts = table[path]
  if (!facts || !data) return { description: about[language] }
  return facts({ ...rest, data: data as never, about: about[language] })
}
