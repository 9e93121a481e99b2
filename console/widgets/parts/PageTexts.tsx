import { useQuery } from '@tanstack/react-query'
import { I18nContext, useI18nProvider, useLocale, useTranslate } from 'ra-core'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { loaderOf, type TextFamily } from '../../i18n/pageTexts.ts'
import { Failed } from './notices/Failed.tsx'
import { Notice } from './notices/States.tsx'

interface Props {
  family: TextFamily
  /** The content until the texts are fetched; by default a loading notice. */
  fallback?: ReactNode
  children: ReactNode
}

/** Gives a page the texts of its family, which are fetched in the reader's language. */
export function PageTexts({ family, fallback, children }: Props) {
  const translate = useTranslate()
  const locale = useLocale()
  const frame = useI18nProvider()
  const { data, error, refetch } = useQuery({
    queryKey: ['pageTexts', family, locale],
    queryFn: loaderOf(locale, family),
    staleTime: Number.POSITIVE_INFINITY
  })
  const provider = useMemo(() => {
    if (!data) return undefined
    const own = polyglotI18nProvider(() => ({ ...data.texts }) as never, locale, [], { allowMissing: true })
    return {
      ...frame,
      translate: (key: string, options?: object) =>
        ((key.split('.')[0] ?? '') in data.texts ? own : frame).translate(key, options)
    }
  }, [data, frame, locale])
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!provider && fallback !== undefined) return fallback
  if (!provider) return <Notice kind="loading" words={translate('ra.page.loading')} />
  return <I18nContext.Provider value={provider}>{children}</I18nContext.Provider>
}

/**
 * Returns a component that fetches the texts of its family before it is drawn.
 * @param fallback the content until then; by default a loading notice
 */
export const withPageTexts =
  <P extends object>(family: TextFamily, Part: ComponentType<P>, fallback?: ReactNode): ComponentType<P> =>
  props => (
    <PageTexts family={family} fallback={fallback}>
      <Part {...props} />
    </PageTexts>
  )
