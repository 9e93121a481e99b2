import { useLoaderData, useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { type LoadArgs, pageLoader } from '../../services/loading.ts'
import type { PageHandle } from '../../services/page.ts'
import { ListPage } from '../../shared/lists/list-page.tsx'
import { choice, id, listAddress, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { MessageCards } from '../../shared/messages/message-card.tsx'
import { replyChoices } from '../../shared/messages/message-state.ts'
import { readRegionList, useRegionFilter } from '../../shared/places/region-filter.ts'
import { WholeCountryLink } from '../../shared/places/region-links.tsx'
import { loadRegionLevels, regionChoices } from '../../shared/places/regions.ts'
import { SpecialHead, specialTitle } from '../../shared/special-head.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { type ForumFacts, ForumHead, ForumIntro } from './forum-head.tsx'
import css from './list.module.css'

const filters = { fid: id, regionId: id, replied: choice([0, 1]) }

/** Reads the data of a forum’s page. Only the forum itself is required. */
async function loadForum({ call, signal }: LoadArgs, fid: number): Promise<ForumFacts> {
  const query = { fid }
  const optional = <T,>(answer: Promise<T>) => answer.catch(() => undefined)
  const [forum, figures, institution, share] = await Promise.all([
    call('getForum', { query, signal }),
    optional(call('getForumFigures', { query, signal })),
    optional(call('getForumInstitution', { query, signal })),
    optional(call('getForumShare', { query, signal }))
  ])
  return { forum, figures, institution, share }
}

export const loader = pageLoader(async args => {
  const { call, t, signal } = args
  const query = readRegionList(args, filters)
  const { fid, regionId, replied } = query.filter
  const order = replied === 1 ? 'repliedAt:desc' : 'approvedAt:desc'
  const [facts, levels, messages] = await Promise.all([
    fid === undefined ? undefined : loadForum(args, fid),
    fid === undefined ? loadRegionLevels(call, query.filter.regionId) : [],
    rowsOrFailure(
      call('listMessages', { query: { fid, regionId, replied, order, ...query.paging }, signal }),
      { t }
    )
  ])
  return { query, facts, levels, messages, order }
})

/** Returns the title for the messages of all forums. The menu has an own entry for those with a reply. */
const titleOf = (replied: number | undefined) => (replied === 1 ? 'menu.served' : 'menu.letters')

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PageHandle<Data> = {
  title: (t, data) => {
    const forum = data?.facts?.forum
    if (!forum) return t(titleOf(data?.query.filter.replied))
    return specialTitle(t, forum.name, forum.specialLayout)
  },
  write: data => (data?.facts?.forum.isOpen ? `/threads/post?fid=${data.facts.forum.fid}` : undefined)
}

/** The page of one forum with its messages and figures; or the messages of all forums. */
export function Component() {
  const t = useT()
  const { query, facts, levels, messages, order } = useLoaderData<typeof loader>()
  const { pathname } = useLocation()
  const region = useRegionFilter(t('region.label'), regionChoices(levels))
  const { replied } = query.filter
  const isAll = replied === undefined
  const forum = facts?.forum
  const page = (
    <ListPage
      title={forum?.name ?? t(titleOf(replied))}
      intro={forum ? <ForumIntro forum={forum} /> : <Intro isServed={replied === 1} />}
      aside={
        forum?.isOpen && (
          <LinkButton className={css.write} to={`/threads/post?fid=${forum.fid}`} tone="primary">
            {t('forum.write')}
          </LinkButton>
        )
      }
      filters={
        levels.length > 0
          ? {
              label: t('region.label'),
              main: [region]
            }
          : undefined
      }
      tabs={{
        label: t('list.tabs'),
        name: 'replied',
        choices: [{ label: t('filter.all') }, ...replyChoices(t, { gradingUsed: forum?.organization !== 5 })]
      }}
      query={query}
      results={messages}
      found={total => t('search.found', { total })}
      rows={list => (
        <MessageCards
          messages={list}
          by={order === 'repliedAt:desc' ? 'repliedAt' : 'approvedAt'}
          showsForum={!forum}
        />
      )}
      empty={{
        title: t('list.none'),
        hint: (
          <>
            {isAll ? (
              <p>{t('list.noneHint')}</p>
            ) : (
              <Link to={listAddress(pathname, query, { replied: undefined })}>{t('list.showAll')}</Link>
            )}
            <WholeCountryLink query={query} />
          </>
        )
      }}
    >
      {facts && <ForumHead facts={facts} />}
    </ListPage>
  )
  return (
    <>
      {forum?.specialLayout && <SpecialHead />}
      {page}
    </>
  )
}

/** Says which messages the list of all forums contains. For messages with a reply it links to the figures. */
function Intro({ isServed }: { isServed: boolean }) {
  const t = useT()
  if (!isServed) return <p>{t('list.intro')}</p>
  return (
    <p>
      {t('list.servedIntro')} <Link to="/data">{t('list.servedFigures')}</Link>
    </p>
  )
}
