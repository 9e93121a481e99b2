import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/forms/field.tsx'
import { Link } from '../../ui/link.tsx'
import css from './filter-bar.module.css'
import { FilterForm, toResults } from './filter-form.tsx'
import { type ListQuery, listAddress } from './list-query.ts'

interface Choice {
  value: string | number
  label: string
}

/** One filter: its name in the address, and its field. */
export type FilterField = { name: string; label: string; error?: string | false } & (
  | { kind: 'search'; placeholder?: string; most: number }
  /**
   * `empty` is the label of the choice without a filter. `none` is its value in the address, if the address needs one.
   */
  | { kind: 'choice'; choices: readonly Choice[]; empty?: string; none?: string | undefined }
  /** The name of the other day of the period: `until` names its end, `from` its beginning. */
  | { kind: 'day'; until?: string; from?: string }
)

export interface FilterBarProps {
  /** The accessible name of the form. */
  label: string
  /** Fields that are always visible. The search text comes first. */
  main: readonly FilterField[]
  /** Fields that are folded. On phones they open as a sheet. */
  more?: readonly FilterField[]
}

/**
 * Shows the filters of a list with their current values. It is a plain form with plain links, so everything works
 * without scripts.
 */
export function FilterBar({ label, main, more = [], query }: FilterBarProps & { query: ListQuery }) {
  const t = useT()
  const { pathname } = useLocation()
  const { values } = query
  const names = [...main, ...more].map(field => field.name)
  const kept = Object.entries(values).filter(([name]) => !names.includes(name))
  const active = [...main, ...more].filter(
    field => field.kind !== 'search' && field.name in values && values[field.name] !== noneOf(field)
  )
  const folded = active.filter(field => more.includes(field)).length
  const field = (field: FilterField) => (
    <Field key={field.name} field={field} value={values[field.name]} values={values} />
  )
  return (
    <FilterForm role="search" aria-label={label} className={css.bar} key={JSON.stringify(values)}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.main}>
        {main.map(field)}
        <Button type="submit" tone={more.length > 0 ? 'primary' : 'plain'}>
          {t('search.submit')}
        </Button>
      </div>
      {more.length > 0 && (
        <Sheet
          label={folded > 0 ? t('search.moreActive', { count: folded }) : t('search.more')}
          open={more.some(({ error }) => error)}
        >
          {more.map(field)}
        </Sheet>
      )}
      {active.length > 0 && (
        <ul className={css.active} aria-label={t('search.active')}>
          {active.map(field => (
            <li key={field.name}>
              <Link
                to={listAddress(pathname, query, { [field.name]: noneOf(field) })}
                state={toResults}
                preventScrollReset
                className={css.drop}
              >
                {wordsOf(field, values[field.name] ?? '')}
                <span aria-hidden="true">×</span>
                <span className="visually-hidden">{t('search.drop')}</span>
              </Link>
            </li>
          ))}
          {active.length > 1 && (
            <li>
              <Link
                to={listAddress(
                  pathname,
                  query,
                  Object.fromEntries(active.map(field => [field.name, noneOf(field)]))
                )}
                state={toResults}
                preventScrollReset
                className={css.clear}
              >
                {t('search.clear')}
              </Link>
            </li>
          )}
        </ul>
      )}
    </FilterForm>
  )
}

interface FieldProps {
  field: FilterField
  value?: string
  values: Readonly<Record<string, string>>
}

function Field({ field, value = '', values }: FieldProps) {
  const t = useT()
  const { name, label, error } = field
  if (field.kind === 'choice') {
    const { choices, empty = t('filter.all'), none } = field
    return (
      <Select
        label={label}
        name={name}
        error={error}
        empty={none === undefined ? empty : undefined}
        choices={none === undefined ? choices : [{ value: none, label: empty }, ...choices]}
        defaultValue={value}
      />
    )
  }
  if (field.kind === 'day') {
    const { from, until } = field
    return (
      <TextField
        label={label}
        name={name}
        type="date"
        error={error}
        defaultValue={value}
        min={from && values[from]}
        max={until && values[until]}
        onChange={event => limitOtherDay(event.target, field)}
      />
    )
  }
  return (
    <TextField
      label={label}
      name={name}
      type="search"
      enterKeyHint="search"
      maxLength={field.most}
      placeholder={field.placeholder}
      error={error}
      defaultValue={value}
    />
  )
}

/** Returns the value that means no filter; undefined if the address then omits the name. */
const noneOf = (field: FilterField): string | undefined => (field.kind === 'choice' ? field.none : undefined)

/** Limits the other day of the period in the same form, before the form is sent. */
function limitOtherDay(day: HTMLInputElement, { from, until }: { from?: string; until?: string }): void {
  const other = day.form?.elements.namedItem(until ?? from ?? '')
  if (other instanceof HTMLInputElement) other[until ? 'min' : 'max'] = day.value
}

/** Returns the current value of a filter as text for its chip. */
function wordsOf(field: FilterField, value: string): string {
  if (field.kind !== 'choice') return `${field.label} ${value}`
  return field.choices.find(choice => String(choice.value) === value)?.label ?? value
}

/**
 * Shows folded fields: in place on a wide screen, as a sheet over the page on phones. Its backdrop belongs to the
 * summary, so that a press beside the sheet closes it even without scripts.
 */
function Sheet({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  const t = useT()
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    const element = details.current
    if (!element) return
    element.open = false
    element.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={details}
      className={css.more}
      open={open || undefined}
      onKeyDown={event => event.key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        // the sheet covers the page, so the focus must not move to an element behind it
        const isSheet = matchMedia('(max-width: 640px)').matches
        if (isSheet && relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary>{label}</summary>
      <div className={css.sheet}>
        <div className={css.sheetHead}>
          <strong>{t('search.more')}</strong>
          <Button tone="quiet" className={css.close} onClick={close}>
            {t('ui.close')}
          </Button>
        </div>
        <div className={css.fields}>{children}</div>
        <div className={css.sheetFoot}>
          <Button type="submit" tone="primary">
            {t('search.apply')}
          </Button>
        </div>
      </div>
    </details>
  )
}
