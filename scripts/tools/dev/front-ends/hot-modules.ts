import type { Plugin } from 'vite'
import { servedEvent } from './addresses.ts'

/**
 * Code that stands in the modules below. `hotChanges` holds what has changed in the open page: `texts` of the portal,
 * `files` with texts of the console, and the number of changes, to which components listen.
 */
const store = `
const hotChanges = (globalThis.hotChanges ??= {
  texts: {}, files: new Map(), count: 0, listeners: new Set(), apply: async () => {}
})
function announceChange() {
  hotChanges.count++
  for (const listener of hotChanges.listeners) listener()
}`

/** A hook that draws a component again after each change. */
const useChanges = `
import { useSyncExternalStore as useStore } from 'react'
function useChanges() {
  const subscribe = listener => {
    hotChanges.listeners.add(listener)
    return () => hotChanges.listeners.delete(listener)
  }
  return useStore(subscribe, () => hotChanges.count, () => hotChanges.count)
}`

type Line = readonly [former: string, present: string]

/** Modules of our own in which lines are replaced, by their paths; `more` follows at the end. */
const changedModules: Readonly<Record<string, { lines: readonly Line[]; more: string }>> = {
  'portal/lib/i18n.tsx': {
    lines: [
      [
        'const value = useMemo(() => ({ language, t: createTranslate(messages) }), [language, messages])',
        `const changes = useChanges()
  const value = useMemo(
    () => ({ language, t: createTranslate(Object.assign(messages, hotChanges.texts)) }),
    [language, messages, changes]
  )`
      ]
    ],
    more: useChanges
  },
  'console/i18n/provider.ts': {
    lines: [
      ['    load[language](),', "    hotChanges.files.get(language + '/index.ts') ?? load[language](),"],
      [
        "    face === 'admin' ? loadEntities[language]() : undefined",
        "    face === 'admin' ? (hotChanges.files.get(language + '/entities.ts') ?? loadEntities[language]()) : undefined"
      ],
      [
        '    locale => (locale === initial ? first : messagesIn(isLanguage(locale) ? locale : initial, face)),',
        `    locale =>
      locale === initial && hotChanges.files.size === 0
        ? first
        : messagesIn(isLanguage(locale) ? locale : initial, face),`
      ],
      [
        '  document.documentElement.lang = initial\n',
        `  document.documentElement.lang = initial
  hotChanges.apply = () => provider.changeLocale(provider.getLocale())
`
      ]
    ],
    more: ''
  },
  'console/app/App.tsx': {
    lines: [
      [
        'const resources = useMemo(() => resourcesOf(face, i18nProvider.translate), [face, i18nProvider])',
        `const changes = useChanges()
  const resources = useMemo(() => resourcesOf(face, i18nProvider.translate), [face, i18nProvider, changes])`
      ],
      [
        'const translations = useMemo(() => withFreshAnswers(i18nProvider, queryClient), [i18nProvider])',
        'const translations = useMemo(() => withFreshAnswers(i18nProvider, queryClient), [i18nProvider, changes])'
      ]
    ],
    // records of the new server may have more fields
    more: `${useChanges}
import.meta.hot.on('${servedEvent}', () => queryClient.invalidateQueries())`
  }
}

/** Shows changed texts of a module of the portal in the open page. */
const acceptTexts = `
import.meta.hot.accept(next => {
  Object.assign(hotChanges.texts, next?.messages)
  announceChange()
})`

/** @param name the file of the console's texts, such as `zh-CN/index.ts` */
const acceptFile = (name: string) => `
import.meta.hot.accept(async next => {
  if (!next) return
  hotChanges.files.set('${name}', next)
  await hotChanges.apply()
  announceChange()
})`

/**
 * Puts what a generated table, or the texts of a page, have now into the objects that the first module of the file has
 * exported, which all its importers hold.
 * @param names of the exported tables
 */
const acceptTables = (names: readonly string[]) => `
import.meta.hot.data.first ??= { ${names.join(', ')} }
import.meta.hot.accept(next => {
  if (!next) return
  for (const [name, table] of Object.entries(import.meta.hot.data.first)) {
    if (Array.isArray(table)) table.length = 0
    else for (const key of Object.keys(table)) delete table[key]
    Object.assign(table, next[name])
  }
  announceChange()
})`

const exportedTables = /^export const (\w+)/gm

/**
 * Shows a changed text, and a changed table that is made from the schemas, in the open page, which keeps its state: otherwise
 * the page would be loaded again.
 */
export const hotModules: Plugin = {
  name: 'hot-modules',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'client',
  transform: {
    filter: {
      id: [
        /portal[\\/](?:lib[\\/]i18n\.tsx|locales[\\/]\w+-\w+[\\/][\w-]+\.ts)(?:\?|$)/,
        /console[\\/](?:i18n[\\/]provider\.ts|app[\\/]App\.tsx|locales[\\/]\w+-\w+[\\/](?:index|entities)\.ts)(?:\?|$)/,
        /console[\\/]locales[\\/]\w+-\w+[\\/]page[\\/]\w+\.ts(?:\?|$)/,
        /generated[\\/](?:entities|entity-names|actions|filters)\.ts(?:\?|$)/
      ]
    },
    handler(code, id) {
      const path = id.replace(/\?.*/, '').replaceAll('\\', '/').split('/').slice(-4).join('/')
      const changed = Object.entries(changedModules).find(([name]) => path.endsWith(`/${name}`))
      if (changed) return replaceLines(code, ...changed)
      if (/\/generated\/|\/page\//.test(path)) {
        const names = [...code.matchAll(exportedTables)].flatMap(([, name]) => name ?? [])
        return code + store + acceptTables(names)
      }
      const [, file] = path.split('/locales/')
      return code + store + (path.includes('portal/') ? acceptTexts : acceptFile(file ?? ''))
    }
  }
}

function replaceLines(
  code: string,
  name: string,
  { lines, more }: { lines: readonly Line[]; more: string }
): string {
  const changed = lines.reduce((text, [former, present]) => {
    if (!text.includes(former))
      throw new Error(`${name} has no line for scripts/tools/dev/front-ends/hot-modules.ts: ${former.trim()}`)
    return text.replace(former, present)
  }, code)
  return changed + store + more
}

/**
 * Replaces a changed style sheet in place. The names of its classes follow from its path, so that components need not be
 * loaded again; Vite would load the page again where a module without components imports it.
 */
export const hotStyles: Plugin = {
  name: 'hot-styles',
  enforce: 'post',
  applyToEnvironment: environment => environment.name === 'client',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: code => `${code}\nimport.meta.hot.accept()`
  },
  // the server's pages have style sheets without a script, for which Vite would load the page again
  hotUpdate: ({ modules }) => modules.filter(({ id }) => !id?.endsWith('?direct'))
}
