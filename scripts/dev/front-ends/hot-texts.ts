import type { Plugin } from 'vite'

/** The line of `portal/lib/i18n.tsx` that makes the texts of the pages, and the line in its place. */
const former =
  'const value = useMemo(() => ({ language, t: createTranslate(messages) }), [language, messages])'
const present = `const changed = useChangedTexts()
  const value = useMemo(
    () => ({ language, t: createTranslate(Object.assign(messages, changed)) }),
    [language, messages, changed]
  )`

const store = '(globalThis.changedTexts ??= { texts: {}, listeners: new Set() })'

const useChangedTexts = `
import { useSyncExternalStore as useStore } from 'react'
function useChangedTexts() {
  const store = ${store}
  const subscribe = listener => {
    store.listeners.add(listener)
    return () => store.listeners.delete(listener)
  }
  return useStore(subscribe, () => store.texts, () => store.texts)
}`

const accept = `
import.meta.hot.accept(next => {
  const store = ${store}
  store.texts = { ...store.texts, ...next?.messages }
  for (const listener of store.listeners) listener()
})`

/** Shows a changed text of the portal in the open page, which keeps its state: otherwise the page would be loaded again. */
export const hotTexts: Plugin = {
  name: 'hot-texts',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'client',
  transform: {
    filter: { id: /portal[\\/](?:lib[\\/]i18n\.tsx|locales[\\/]\w+-\w+[\\/][\w-]+\.ts)(?:\?|$)/ },
    handler(code, id) {
      if (!/i18n\.tsx/.test(id)) return `${code}${accept}`
      if (!code.includes(former))
        throw new Error('portal/lib/i18n.tsx has no line for scripts/dev/front-ends/hot-texts.ts')
      return code.replace(former, present) + useChangedTexts
    }
  }
}

/** Lines of the console's own modules, each with the line in its place. */
const consoleLines: Readonly<Record<string, readonly (readonly [former: string, present: string])[]>> = {
  'i18n/provider.ts': [
    ['    load[language](),', "    changedTexts.files.get(language + '/index.ts') ?? load[language](),"],
    [
      "    face === 'admin' ? loadEntities[language]() : undefined",
      "    face === 'admin' ? (changedTexts.files.get(language + '/entities.ts') ?? loadEntities[language]()) : undefined"
    ],
    [
      '    locale => (locale === initial ? first : messagesIn(isLanguage(locale) ? locale : initial, face)),',
      `    locale =>
      locale === initial && changedTexts.files.size === 0
        ? first
        : messagesIn(isLanguage(locale) ? locale : initial, face),`
    ],
    [
      '  document.documentElement.lang = initial\n',
      `  document.documentElement.lang = initial
  changedTexts.apply = () => provider.changeLocale(provider.getLocale())
`
    ]
  ],
  'App.tsx': [
    [
      'const translations = useMemo(() => withFreshAnswers(i18nProvider, queryClient), [i18nProvider])',
      `const changes = useChanges()
  const translations = useMemo(() => withFreshAnswers(i18nProvider, queryClient), [i18nProvider, changes])`
    ]
  ]
}

const consoleStore = `
const changedTexts = (globalThis.changedTexts ??= {
  files: new Map(), changes: 0, listeners: new Set(), apply: async () => {}
})`

const useChanges = `
import { useSyncExternalStore as useStore } from 'react'
function useChanges() {
  const subscribe = listener => {
    changedTexts.listeners.add(listener)
    return () => changedTexts.listeners.delete(listener)
  }
  return useStore(subscribe, () => changedTexts.changes)
}`

/** @param name the file of the texts, such as `zh-CN/index.ts` */
const acceptInConsole = (name: string) => `
import.meta.hot.accept(async next => {
  if (!next) return
  changedTexts.files.set('${name}', next)
  await changedTexts.apply()
  changedTexts.changes++
  for (const listener of changedTexts.listeners) listener()
})`

/** Shows a changed text of the console in the open page, which keeps its state. */
export const hotConsoleTexts: Plugin = {
  name: 'hot-console-texts',
  enforce: 'pre',
  transform: {
    filter: {
      id: /console[\\/](?:i18n[\\/]provider\.ts|App\.tsx|locales[\\/]\w+-\w+[\\/](?:index|entities)\.ts)(?:\?|$)/
    },
    handler(code, id) {
      const path = id.replace(/\?.*/, '').replaceAll('\\', '/').split('/console/').at(-1) ?? ''
      const lines = consoleLines[path]
      if (!lines) return code + consoleStore + acceptInConsole(path.replace('locales/', ''))
      const changed = lines.reduce((text, [former, present]) => {
        if (!text.includes(former))
          throw new Error(
            `console/${path} has no line for scripts/dev/front-ends/hot-texts.ts: ${former.trim()}`
          )
        return text.replace(former, present)
      }, code)
      return changed + consoleStore + (path === 'App.tsx' ? useChanges : '')
    }
  }
}
