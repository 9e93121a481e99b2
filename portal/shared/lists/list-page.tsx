import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { type Translate, useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { TabLinks } from '../../ui/lists/tab-links.tsx'
import { EmptyState } from '../../ui/notices/empty-state.tsx'
import { ErrorState } from '../../ui/notices/error-state.tsx'
import { CardSkeletons } from '../../ui/notices/skeleton.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { FilterBar, type FilterBarProps } from './filter-bar.tsx'
import css from './list-page.module.css'
import {
  isFailure,
  type ListFailure,
  type ListQuery,
  type ListRows,
  listAddress,
  rowChoices
} from './list-query.ts'
import { useKeptPlace } from './use-kept-place.ts'

/** The id of the heading of the results. The links to other pages of the list lead to it. */
const resultsId = 'results'

/** The code of a list that the reader may not see. */
const refused = 'GEN0403'

interface ListResultsProps<Row> {
  query: ListQuery
  /** The rows from the loader; absent while the page reads them in the browser. */
  results: ListRows<Row> | ListFailure | undefined
  /** Returns the text for the number of results: "共 {total} 条留言". */
  found: (total: string) => string
  rows: (list: readonly Row[]) => ReactNode
  /** Shown for an empty list: it says so and suggests what to try. */
  empty: {
    title: string
    hint: ReactNode
    /** True if something else follows the list: then one line says that it is empty. */
    isLine?: boolean
  }
}

interface ListPageProps<Row> extends ListResultsProps<Row> {
  title: ReactNode
  intro?: ReactNode
  /** Shown beside the title, such as the link to write a message. */
  aside?: ReactNode
  filters?: FilterBarProps
  tabs?: {
    label: string
    /** The filter that the tabs set. The tab without a value removes it. */
    name: string
    choices: readonly { value?: string | number; label: string; count?: number }[]
    /** Filters that are removed when the tab changes, as a change of the address. */
    drops?: Readonly<Record<string, undefined>>
  }
  /** Shown between the filters and the tabs: what was found beside the rows. */
  above?: ReactNode
  /** Shown between the head and the list: the result of the last act, or the choice of a region. */
  children?: ReactNode
}

/**
 * Shows a page with a list: head, filters, tabs, rows and page links. Its address holds its state, and it works without
 * scripts.
 */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, intro, aside, filters, tabs, above, children, ...list } = props
  const { pathname } = useLocation()
  const { query, results } = list
  // who may not see the list has nothing to search in it
  const isRefused = results && isFailure(results) && results.code === refused
  return (
    <>
      <PageHead title={title} aside={aside}>
        {intro}
      </PageHead>
      {children}
      {filters && !isRefused && <FilterBar {...filters} query={query} />}
      {above}
      {tabs && (
        <TabLinks
          label={tabs.label}
          current={query.values[tabs.name] ?? ''}
          tabs={tabs.choices.map(({ value, label, count }) => ({
            id: String(value ?? ''),
            label,
            count,
            to: listAddress(pathname, query, {
              ...tabs.drops,
              [tabs.name]: value
            })
          }))}
        />
      )}
      <ListResults {...list} />
    </>
  )
}

/** Shows the results of a list: their number, the rows and the page links; or why there are none, and what to try. */
export function ListResults<Row>({ query, results, found, rows, empty }: ListResultsProps<Row>) {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isChanging = navigation.state === 'loading' && navigation.location.pathname === pathname
  const place = useKeptPlace<HTMLElement>()
  const t = useT()
  const words =
    results && !isFailure(results) ? countOf(results, query, { t, found, empty: empty.title }) : ''
  const { heading, said } = useHeading(words)
  const title = (
    <h2 id={resultsId} ref={heading} tabIndex={-1} className={css.heading}>
      {words}
    </h2>
  )
  return (
    <section ref={place} className={css.results} aria-labelledby={resultsId} aria-busy={isChanging}>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {results === undefined ? (
        <CardSkeletons />
      ) : isFailure(results) ? (
        <Failed failure={results} query={query} />
      ) : results.total === 0 ? (
        empty.isLine ? (
          title
        ) : (
          <EmptyState title={title}>{empty.hint}</EmptyState>
        )
      ) : (
        <>
          {title}
          {results.list.length > 0 ? rows(results.list) : <NoSuchPage query={query} />}
          <Pages query={query} results={results} />
        </>
      )}
    </section>
  )
}

interface Wording {
  t: Translate
  found: (total: string) => string
  empty: string
}

/** Returns the text for the number of results. After the first page it contains the number of the page. */
function countOf(results: ListRows<unknown>, { page }: ListQuery, { t, found, empty }: Wording): string {
  if (results.total === 0) return empty
  const count = found(formatNumber(results.total) + (results.totalCapped ? '+' : ''))
  return page > 1 ? `${count} · ${t('ui.page', { page })}` : count
}

/**
 * Moves the focus to the heading of the results after the reader has changed the page or the filters. After other
 * changes, such as another tab, screen readers announce the heading. WCAG 2.4.3, 4.1.3.
 * @returns the heading’s ref, and the text for screen readers
 */
function useHeading(words: string) {
  const { key, hash, state } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<{ key: string }>(null)
  const [said, setSaid] = useState('')
  const leadsHere = !isBack && (hash === `#${resultsId}` || state?.toResults === true)
  useEffect(() => {
    const before = shown.current
    shown.current = { key }
    // the page that the server has rendered is read from its top; only later changes are announced
    if (!before && isBack) return
    const isAsked = leadsHere && before !== null && before.key !== key
    setSaid(isAsked ? '' : words)
    if (!isAsked) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: hash ? 'start' : 'nearest' })
  }, [key, words, leadsHere, hash, isBack])
  return { heading, said }
}

/** Says that the list has no such page. */
function NoSuchPage({ query }: { query: ListQuery }) {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <EmptyState title={t('list.noPage')}>
      <Link to={listAddress(pathname, query)}>{t('list.toFirst')}</Link>
    </EmptyState>
  )
}

function Failed({ failure, query }: { failure: ListFailure; query: ListQuery }) {
  const t = useT()
  const { pathname, search } = useLocation()
  return (
    <ErrorState
      title={<span id={resultsId}>{t('list.failed')}</span>}
      action={
        // another try would be refused, too
        failure.code !== refused && (
          <LinkButton to={pathname + search} replace preventScrollReset tone="primary">
            {t('ui.retry')}
          </LinkButton>
        )
      }
    >
      <p>{failure.message || t('error.unexpected')}</p>
      {query.page > 1 && <Link to={listAddress(pathname, query)}>{t('list.toFirst')}</Link>}
    </ErrorState>
  )
}

function Pages({ query, results }: { query: ListQuery; results: ListRows<unknown> }) {
  const t = useT()
  const { pathname } = useLocation()
  const { page, rows } = query
  const to = (change: Record<string, string | number | undefined>) =>
    `${listAddress(pathname, query, change)}#${resultsId}`
  const { total, totalCapped, nextCursor } = results
  return (
    <>
      <Pager
        page={page}
        rows={rows}
        total={total}
        capped={totalCapped}
        beyond={'cursor' in query.paging}
        hrefOf={page => to({ page: page === 1 ? undefined : page })}
        after={totalCapped && nextCursor ? to({ page: page + 1, cursor: nextCursor }) : undefined}
      />
      {total > rowChoices[0] && (
        <nav className={css.sizes} aria-label={t('list.rows')}>
          <span aria-hidden="true">{t('list.rows')}</span>
          {rowChoices.map(choice => (
            <Link
              key={choice}
              to={to({ rows: choice, page: pageOfFirstRow(page, rows, choice) })}
              aria-label={t('list.rowsOf', { rows: choice })}
              aria-current={choice === rows ? 'true' : undefined}
            >
              {choice}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}

/** Returns the page with this page’s first row after a change of the number of rows; undefined for the first page. */
function pageOfFirstRow(page: number, rows: number, choice: number): number | undefined {
  const number = Math.floor(((page - 1) * rows) / choice) + 1
  return number > 1 ? number : undefined
}
