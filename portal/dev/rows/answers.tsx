import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { ErrorText } from '../../ui/forms/error-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { CardSkeletons, Skeleton } from '../../ui/notices/skeleton.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { ToastProvider, useToast } from '../../ui/notices/toast.tsx'
import { Stack } from '../arranged.tsx'
import type { Group } from '../row.ts'
import { message } from '../samples.ts'

/** Shows a toast at once: a failure, because it stays five seconds. */
function Toasted({ words }: { words: string }) {
  const toast = useToast()
  useEffect(() => toast(words, 'late'), [toast, words])
  return null
}

/** Parts by which a page answers: something is loading, done, empty or failed. */
export const answers: Group = {
  id: 'answers',
  title: 'Answers',
  rows: [
    {
      name: 'Banner',
      states: {
        filled: ({ t }) => (
          <Stack>
            <Banner title={t('form.otherDraft')} action={<Button>{t('form.takeOther')}</Button>}>
              {t('form.otherDraftHint', { time: '2026-03-02 09:30' })}
            </Banner>
            <Banner tone="ok">{t('post.done', { tid: message.tid })}</Banner>
          </Stack>
        ),
        error: ({ t }) => (
          <Banner tone="late" title={t('form.failed')}>
            {t('error.network')}
          </Banner>
        )
      }
    },
    {
      name: 'Status',
      states: {
        empty: () => <Status />,
        filled: ({ t }) => <Status>{t('post.done', { tid: message.tid })}</Status>
      }
    },
    {
      name: 'EmptyState',
      states: {
        empty: ({ t }) => (
          <EmptyState title={<h3>{t('search.none')}</h3>}>
            <p>{t('search.noneHint')}</p>
            <Link to="/">{t('list.wholeCountry')}</Link>
          </EmptyState>
        )
      }
    },
    {
      name: 'ErrorState',
      states: {
        error: ({ t }) => (
          <ErrorState title={t('list.failed')} action={<Button tone="primary">{t('ui.retry')}</Button>}>
            <p>{t('error.network')}</p>
          </ErrorState>
        )
      }
    },
    {
      name: 'ErrorSummary',
      states: {
        error: ({ t }) => (
          <ErrorSummary
            problems={[
              { id: 'a', words: t('code.badPhone') },
              { id: 'b', words: t('form.badContent', { min: 30, max: 2000 }) }
            ]}
            onGo={() => undefined}
          />
        )
      }
    },
    {
      name: 'ErrorText',
      states: { error: ({ t }) => <ErrorText>{t('form.badContent', { min: 30, max: 2000 })}</ErrorText> }
    },
    { name: 'Skeleton', states: { loading: () => <Skeleton /> } },
    { name: 'CardSkeletons', states: { loading: () => <CardSkeletons count={2} /> } },
    {
      name: 'ToastProvider',
      frame: 120,
      states: {
        error: ({ t }) => (
          <ToastProvider>
            <Toasted words={t('error.network')} />
          </ToastProvider>
        )
      }
    }
  ]
}
