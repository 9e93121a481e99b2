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
