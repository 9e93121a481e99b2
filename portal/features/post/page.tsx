import { useEffect } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { pageLoader } from '../../app/loading.ts'
import { useRoot } from '../../app/root.ts'
import { useServices } from '../../app/services.tsx'
import { useT } from '../../lib/i18n.tsx'
import { numberIn } from '../../shared/query.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PostForm } from './form.tsx'
import { emptyPost } from './values.ts'

export const loader = pageLoader(async ({ call, url, signal }) => {
  const fid = numberIn(url.searchParams, 'fid')
  const [forum, provinces, topics] = await Promise.all([
    fid === undefined ? undefined : call('getForum', { query: { fid }, signal }),
    call('regionChildren', { query: {}, signal }),
    call('topicList', { signal })
  ])
  return { forum, provinces, topics }
})

/** Writing a message, guided in four steps on one page. */
export function Component() {
  const t = useT()
  const navigate = useNavigate()
  const { call } = useServices()
  const { user } = useRoot()
  const { forum, provinces, topics } = useLoaderData<typeof loader>()
  // The forum of the address is taken over once; after that the choice is the form's own, also after a reload.
  useEffect(() => {
    if (forum) navigate('/threads/post', { replace: true, preventScrollReset: true })
  }, [forum, navigate])
  return (
    <>
      <PageHead title={t('post.title')}>
        <p>{t('post.intro')}</p>
      </PageHead>
      <PostForm
        key={user?.uid}
        draft="post"
        start={forum ? { ...emptyPost, forum } : emptyPost}
        provinces={provinces}
        topics={topics}
        send={async ({ fid, topicId, ...body }, idempotencyKey) => {
          const { tid } = await call('postMessage', { body: { fid, topicId, ...body }, idempotencyKey })
          return () => navigate(`/myLeavMessage?posted=${tid}`)
        }}
      />
    </>
  )
}
