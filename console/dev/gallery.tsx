import { Box, Link, Typography } from '@mui/material'
import { useLocale, useTranslate } from 'ra-core'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { defaultLanguage, isLanguage } from '../i18n/languages.ts'
import { addressWith, locales, modes, readAddress, type Shown, typeSizes } from './address.ts'
import { type Group, type Row, type StateName, stateNames, type Words } from './row.ts'
import { groups } from './table.ts'

/** Shows the parts of the table that the address names. */
export function Gallery() {
  const shown = readAddress({ search: location.search, hash: useHash() })
  const words = useWords()
  const row = groups.flatMap(group => group.rows).find(({ name }) => name === shown.part)
  const alone = shown.state && row?.states[shown.state]
  if (alone)
    return (
      <Box component="main" key={`${shown.part} ${shown.state}`} sx={{ height: '100vh' }}>
        <Suspense>{alone(words)}</Suspense>
      </Box>
    )
  const chosen = groups.filter(({ id }) => !shown.group || id === shown.group)
  return (
    <Box sx={{ maxWidth: 1280, minHeight: '100vh', mx: 'auto', p: 4, bgcolor: 'background.paper' }}>
      <header>
        <Typography variant="h1">Parts of the console</Typography>
        <Choices label="Language" shown={shown} name="lang" values={locales} />
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
    </Box>
  )
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Returns the part of the address behind `#`. */
const useHash = (): string => useSyncExternalStore(listen, () => location.hash)

function useWords(): Words {
  const t = useTranslate()
  const locale = useLocale()
  const language = isLanguage(locale) ? locale : defaultLanguage
  const at = locales.indexOf(language)
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
    <Box component="nav" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, py: 1 }}>
      {values.map(value => (
        <Link
          key={String(value)}
          href={addressWith(shown, { part: undefined, [name]: value })}
          aria-current={shown[name] === value ? 'true' : undefined}
          sx={{ lineHeight: '24px', '&[aria-current]': { color: 'text.primary', fontWeight: 600 } }}
        >
          {value ?? 'all'}
        </Link>
      ))}
    </Box>
  )
}

interface Around {
  shown: Shown
  words: Words
}

function Section({ group, ...around }: Around & { group: Group }) {
  return (
    <section aria-label={group.title}>
      <Typography variant="h2">{group.title}</Typography>
      {group.rows.map(row => (
        <Part key={row.name} row={row} {...around} />
      ))}
    </section>
  )
}

function Part({ row, shown, words }: Around & { row: Row }) {
  return (
    <Box data-part={row.name} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Link href={addressWith(shown, { part: row.name })} sx={{ lineHeight: '24px', fontWeight: 600 }}>
        {row.name}
      </Link>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))'
        }}
      >
        {stateNames.map(state => {
          const draw = row.states[state]
          return (
            draw && (
              <State key={state} state={state}>
                {row.frame === undefined ? (
                  <Suspense>{draw(words)}</Suspense>
                ) : (
                  <Frame row={row} state={state} shown={shown} />
                )}
              </State>
            )
          )
        })}
      </Box>
    </Box>
  )
}

function State({ state, children }: { state: StateName; children: ReactNode }) {
  return (
    <Box data-state={state} sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.disabled' }}>
        {state}
      </Typography>
      {children}
    </Box>
  )
}

function Frame({ row, state, shown }: { row: Row; state: StateName; shown: Shown }) {
  return (
    <Box
      component="iframe"
      title={`${row.name}, ${state}`}
      height={row.frame}
      loading="lazy"
      src={addressWith(shown, { part: row.name, state })}
      sx={{ width: '100%', border: 1, borderColor: 'divider' }}
    />
  )
}
