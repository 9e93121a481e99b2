import { type ComponentType, lazy, Suspense } from 'react'
import { atFirstAct } from './first-act.ts'

/**
 * Returns parts of a page that only some of its addresses show, in a script of their own. The loader of the page calls
 * `load` where they are shown, so that they are there when the page is. In the first view, which the server has rendered,
 * they are links and texts without a script until the reader first acts.
 */
export function pageParts<Module>(load: () => Promise<Module>) {
  let loaded: Module | undefined
  return {
    load: async (): Promise<Module> => {
      loaded = await load()
      return loaded
    },
    /** Returns one of the components of the script. */
    part<Props extends object>(choose: (parts: Module) => ComponentType<Props>): ComponentType<Props> {
      const Late = lazy(async () => {
        await new Promise<void>(atFirstAct)
        // without the script, the part stays as the server has rendered it
        const parts = await load().catch(() => new Promise<Module>(() => {}))
        return { default: choose(parts) }
      })
      return function PagePart(props) {
        const Part = loaded ? choose(loaded) : Late
        return (
          <Suspense>
            <Part {...props} />
          </Suspense>
        )
      }
    }
  }
}
