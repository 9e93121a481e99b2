import { type ReactNode, useId } from 'react'
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
  const most = Math.max(1, ...rows.map(({ messages }) => messages))
  const [messages, replied, replyRate, satisfaction] = [
    t('data.messages'),
    t('data.replied'),
    t('data.replyRate'),
    t('data.satisfaction')
  ] as const
  const heads = [first, messages, replied, replyRate, satisfaction]
  const share = (value: number | null) => (value === null ? t('data.noShare') : percent(value))
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the scrolling area must be reachable by keyboard
        <section className={css.scroll} tabIndex={0} aria-labelledby={id}>
          <table className={css.table}>
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
        </section>
      )}
    </div>
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
