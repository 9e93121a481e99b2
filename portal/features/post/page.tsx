import { ApiError } from '@board/client/error'
import { suggestionType } from '@board/schemas/facts/formats'
import { useState } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { useRoot } from '../../services/root.ts'
import { useServices } from '../../services/services.tsx'
import { askCompany, CompanyWait } from '../../shared/account/company-wait.tsx'
import { askRestriction, RestrictionNotice } from '../../shared/account/restriction.tsx'
import { useKeeps } from '../../shared/forms/use-keeps.ts'
import { numberIn, textIn } from '../../shared/lists/query.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { useToast } from '../../ui/notices/toast.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { CampaignNote } from './campaign-note.tsx'
import css from './form.module.css'
import { PostForm } from './form.tsx'
import { SignedName } from './signed-name.ts'
import {
  type ChosenForum,
  chosenForum,
  emptyPost,
  type PostValues,
  suggestionPage,
  takesSuggestionsOnly
} from './values.ts'

/** The length of a subject in an address: that of searched words. */
const mostOfSubject = 100

export const loader = pageLoader(async ({ call, url, signal }) => {
  const fid = numberIn(url.searchParams, 'fid')
  const id = numberIn(url.searchParams, 'id')
  const subject = textIn(url.searchParams, 'subject', mostOfSubject)
  const [forum, campaign, provinces, topics, restriction, company] = await Promise.all([
    fid === undefined ? undefined : call('getForum', { query: { fid }, signal }),
    id === undefined ? undefined : call('getCampaign', { query: { id }, signal }),
    call('regionChildren', { query: {}, signal }),
    call('topicList', { signal }),
    askRestriction({ call }, signal),
    askCompany({ call }, signal)
  ])
  return { forum, campaign, provinces, topics, restriction, company, subject }
})

type Data = Awaited<ReturnType<typeof loader>>

/** The page to write a message in four steps: to a leader, as a suggestion, or to a campaign. */
export function Component() {
  const t = useT()
  const { pathname } = useLocation()
  const { forum, campaign, restriction, company } = useLoaderData<typeof loader>()
  const { user } = useRoot()
  const keeps = useKeeps()
  const isInstitution = user !== null && user.organization > 0
  if (campaign && campaign.lifeCycle !== 1) {
    return (
      <EmptyState title={t(campaign.lifeCycle === 0 ? 'campaign.notYet' : 'campaign.over')}>
        <LinkButton to={`/rmjy/collect/content?id=${campaign.id}`}>{t('campaign.read')}</LinkButton>
      </EmptyState>
    )
  }
  const isSuggestion = pathname === suggestionPage || campaign !== undefined
  const waiting = company?.confirmed === false ? company : undefined
  // who cannot write sees no form; a draft stays in the browser
  const canWrite = !restriction?.isMuted && !isInstitution && !waiting
  return (
    <>
      <PageHead title={t(campaign ? 'campaign.join' : isSuggestion ? 'suggestions.write' : 'post.title')}>
        {canWrite && (
          <p>{t(keeps ? (isSuggestion ? 'post.suggestionIntro' : 'post.intro') : 'post.introUnkept')}</p>
        )}
      </PageHead>
      {campaign && <CampaignNote campaign={campaign} />}
      {restriction && (
        <div className={css.above}>
          <RestrictionNotice restriction={restriction} />
        </div>
      )}
      {waiting && (
        <div className={css.above}>
          <CompanyWait company={waiting} />
        </div>
      )}
      {isInstitution && <Banner title={t('post.forCitizens')}>{t('post.forCitizensHint')}</Banner>}
      {forum && !forum.isOpen && <Banner tone="late">{t('forum.closed')}</Banner>}
      {canWrite && (
        <SignedName value={company?.signedName}>
          <Writing isSuggestion={isSuggestion} />
        </SignedName>
      )}
    </>
  )
}

function Writing({ isSuggestion }: { isSuggestion: boolean }) {
  const t = useT()
  const toast = useToast()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { call } = useServices()
  const { user } = useRoot()
  const data = useLoaderData<typeof loader>()
  const { forum, campaign, provinces, topics, subject } = data
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const forums = campaign?.forums.map(({ fid, name }) => forumOf(fid, name, campaign.groupName))
  return (
    <>
      {isUnconfirmed && (
        <Banner
          tone="late"
          title={t('post.unconfirmed')}
          action={<LinkButton to="/uCenter/compInfo">{t('post.toCompany')}</LinkButton>}
        >
          {t('post.kept')}
        </Banner>
      )}
      <PostForm
        key={`${user?.uid} ${campaign?.id}`}
        draft={campaign ? `campaign-${campaign.id}` : isSuggestion ? 'suggestion' : 'post'}
        start={startOf(data, isSuggestion)}
        provinces={campaign ? undefined : provinces}
        forums={forums}
        topics={topics}
        onlySuggestions={isSuggestion}
        // The forum and the subject of the address are used once. Afterwards the form has its own, also after a reload.
        onTaken={() => {
          if ((forum || subject) && !campaign) navigate(pathname, { replace: true, preventScrollReset: true })
        }}
        send={async ({ fid, topicId, ...body }, idempotencyKey) => {
          setUnconfirmed(false)
          try {
            const sent = { fid, topicId, collectId: campaign?.id, ...body }
            const { tid } = await call('postMessage', { body: sent, idempotencyKey })
            return async () => {
              await navigate(`/myLeavMessage?${campaign ? 'display=entries&' : ''}posted=${tid}`)
              toast(t(isSuggestion ? 'post.suggestionDone' : 'post.done', { tid }))
            }
          } catch (error) {
            setUnconfirmed(error instanceof ApiError && error.code === 'COM0001')
            throw error
          }
        }}
      />
    </>
  )
}

/** Returns the forum of a campaign in the form that a draft keeps. */
const forumOf = (fid: number, name: string, groupName: string): ChosenForum => ({
  fid,
  name,
  title: '',
  regionName: '',
  groupName
})

/** Returns the initial values from the address. A closed forum is ignored. */
function startOf({ forum, campaign, subject = '' }: Data, isSuggestion: boolean): PostValues {
  if (campaign) {
    const [first, ...others] = campaign.forums
    const only = first && others.length === 0 ? forumOf(first.fid, first.name, campaign.groupName) : undefined
    return { ...emptyPost, typeId: suggestionType, forum: only }
  }
  const chosen = forum?.isOpen ? chosenForum(forum) : undefined
  const typeId = isSuggestion || takesSuggestionsOnly(chosen) ? suggestionType : undefined
  return { ...emptyPost, forum: chosen, typeId, subject }
}
