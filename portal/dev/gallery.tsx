import { type ReactNode, useSyncExternalStore } from 'react'
import { languages, useI18n } from '../lib/i18n.tsx'
import { addressWith, modes, readAddress, type Shown, typeSizes } from './address.ts'
import css from './gallery.module.css'
import { type Group, type Row, type StateName, stateNames, type Words } from './row.ts'
import { groups } from './table.ts'

/** Shows the parts of the table that the address names. */
export function Gallery() {
  const shown = readAddress({ search: location.search, hash: useHash() })
  const words = useWords()
  const rows = groups.flatMap(group => group.rows)
  const row = rows.find(({ name }) => name === shown.part)
  const alone = shown.state && row?.states[shown.state]
  if (alone)
    return (
      <main key={`${shown.part} ${shown.state}`} className={css.alone}>
        {alone(words)}
      </main>
    )
  const chosen = groups.filter(({ id }) => !shown.group || id === shown.group)
  return (
    <div className={css.gallery}>
      <header>
        <h1>Parts of the portal</h1>
        <Choices label="Language" shown={shown} name="lang" values={languages} />
        <Choices label="Mode" shown={shown} name="mode" values={modes} />
        <Choices label="Type" shown={shown} name="size" values={typeSizes} />
        <Choices
          label="Group"
          shown={shown}
          name="group"
          values={[undefined, ...groups.map(({ id }) => id)]}
        />
      </header>
      <main>
        {row ? (
          <Part key={row.name} row={row} shown={shown} words={words} />
        ) : (
          chosen.map(group => <Section key={group.id} group={group} shown={shown} words={words} />)
        )}
      </main>
    </div>
  )
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Returns the part of the address behind `#`. */
const useHash = (): string => useSyncExternalStore(listen, () => location.hash)

function useWords(): Words {
  const { t, language } = useI18n()
  const at = languages.indexOf(language)
  return { t, language, say: (...texts) => texts[at] ?? texts[0] }
}

interface ChoicesProps<Name extends keyof Shown> {
  label: string
  shown: Shown
  name: Name
  values: readonly Shown[Name][]
}

function Choices<Name extends keyof Shown>({ label, shown, name, values }: ChoicesProps<Name>) {
  return (
    <nav aria-label={label} className={css.choices}>
      {values.map(value => (
        <a
          key={String(value)}
          href={addressWith(shown, { part: undefined, [name]: value })}
          aria-current={shown[name] === value ? 'true' : undefined}
        >
          {value ?? 'all'}
        </a>
      ))}
    </nav>
  )
}

interface Around {
  shown: Shown
  words: Words
}

function Section({ group, ...around }: Around & { group: Group }) {
  return (
    <section aria-label={group.title}>
      <h2>{group.title}</h2>
      {group.rows.map(row => (
        <Part key={row.name} row={row} {...around} />
      ))}
    </section>
  )
}

function Part({ row, shown, words }: Around & { row: Row }) {
  return (
    <div className={css.row} data-part={row.name}>
      <p className={css.name}>
        <a href={addressWith(shown, { part: row.name })}>{row.name}</a>
      </p>
      <div className={css.states}>
        {stateNames.map(state => {
          const draw = row.states[state]
          return (
            draw && (
              <State key={state} state={state}>
                {row.frame === undefined ? draw(words) : <Frame row={row} state={state} shown={shown} />}
              </State>
            )
          )
        })}
      </div>
    </div>
  )
}

function State({ state, children }: { state: StateName; children: ReactNode }) {
  return (
    <div className={css.state} data-state={state}>
      <p className={css.caption}>{state}</p>
      {children}
    </div>
  )
}

function Frame({ row, state, shown }: { row: Row; state: StateName; shown: Shown }) {
  return (
    <iframe
      className={css.frame}
      title={`${row.name}, ${state}`}
      height={row.frame}
      loading="lazy"
      src={addressWith(shown, { part: row.name, state })}
    />
  )
}
