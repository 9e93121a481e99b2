import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { formatNumber } from '../../lib/numbers.ts'
import { csvOf, percent } from './formats.ts'
import css from './page.module.css'

export interface FigureRow {
  key: number
  name: string
  /** The name as it is shown: a link. */
  shown?: ReactNode
  messages: number
  replied: number
  replyRate: number | null
  satisfactionRate: number | null
}

/** A table of more lines is folded: it shows `shownRows` of them, and the others on request. */
const longestTable = 20
const shownRows = 10

interface FigureTableProps {
  title: string
  /** The heading of the first column. */
  first: string
  /** The name of the file, without its ending. */
  file: string
  rows: readonly FigureRow[]
}

/**
 * Shows figures as a table with bars in it, and as a file to download. The file is the link itself, so that it
 * needs no script.
 */
export function FigureTable({ title, first, file, rows }: FigureTableProps) {
  const t = useT()
  const id = useId()
  const moreId = useId()
  const box = useRef<HTMLElement>(null)
  const scrolls = useScrolls(box)
  const maximum = Math.max(1, ...rows.map(({ messages }) => messages))
  const shown = rows.length > longestTable ? rows.slice(0, shownRows) : rows
  const folded = rows.slice(shown.length)
  const heads = [
    first,
    t('data.messages'),
    t('data.replied'),
    t('data.replyRate'),
    t('data.satisfaction')
  ] as const
  const csv = csvOf([
    heads,
    ...rows.map(row => [
      row.name,
      row.messages,
      row.replied,
      row.replyRate === null ? '' : percent(row.replyRate),
      row.satisfactionRate === null ? '' : percent(row.satisfactionRate)
    ])
  ])
  return (
    <div className={css.section}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        {rows.length > 0 && (
          <a
            className={css.download}
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
            download={`${file}.csv`}
          >
            {t('data.download')}
            <span className="visually-hidden"> {title}</span>
          </a>
        )}
      </header>
      {rows.length === 0 ? (
        <p className={css.none}>{t('data.none')}</p>
      ) : (
        // the scrolling area must be reachable by keyboard
        <section ref={box} className={css.scroll} tabIndex={scrolls ? 0 : undefined} aria-labelledby={id}>
          <Lines labelledBy={id} heads={heads} most={maximum} rows={shown} />
          {folded.length > 0 && (
            <details className={css.more}>
              <summary id={moreId}>{t('data.more', { count: folded.length })}</summary>
              <Lines labelledBy={`${id} ${moreId}`} heads={heads} most={maximum} rows={folded} />
            </details>
          )}
        </section>
      )}
    </div>
  )
}

/** Tells whether a box scrolls sideways. The answer is yes until the box is measured. */
function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true)
  useEffect(() => {
    const look = () => setScrolls(box.current !== null && box.current.scrollWidth > box.current.clientWidth)
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [box])
  return scrolls
}

interface LinesProps {
  labelledBy: string
  heads: readonly [first: string, messages: string, replied: string, replyRate: string, satisfaction: string]
  /** The number of messages of the longest bar. */
  most: number
  rows: readonly FigureRow[]
}

function Lines({ labelledBy, heads, most, rows }: LinesProps) {
  const t = useT()
  const [, messages, replied, replyRate, satisfaction] = heads
  const share = (value: number | null) => (value === null ? t('data.noShare') : percent(value))
  return (
    <table className={css.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.key}>
            <th scope="row">{row.shown ?? row.name}</th>
            <td data-head={messages}>
              <span className={css.number}>{formatNumber(row.messages)}</span>
              <Bar share={row.messages / most} />
            </td>
            <td data-head={replied}>{formatNumber(row.replied)}</td>
            <td data-head={replyRate}>{share(row.replyRate)}</td>
            <td data-head={satisfaction}>{share(row.satisfactionRate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Shows a share as a bar. The number is beside the bar. */
function Bar({ share }: { share: number }) {
  return (
    <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.max(1, Math.round(share * 100))} height="8" />
    </svg>
  )
}
