import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useT } from '../lib/i18n.tsx'
import { Button } from './button.tsx'
import css from './opened-part.module.css'

/**
 * Returns a part that the reader opens, such as a dialog, and whose script is fetched then. If the script does not
 * arrive, a sentence in its place says so, with a button to try again, and the page stays. `still` is shown until the
 * part is there.
 */
export function openedPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined
  return function OpenedPart(props: Props & { still?: ReactNode }) {
    const t = useT()
    const [Part, setPart] = useState(() => loaded)
    const [isFailed, setFailed] = useState(false)
    useEffect(() => {
      if (loaded || isFailed) return
      load().then(
        part => {
          loaded = part.default
          setPart(() => loaded)
        },
        () => setFailed(true)
      )
    }, [isFailed])
    if (Part) return <Part {...props} />
    return (
      <>
        {props.still}
        {isFailed && (
          <p className={css.failed} role="alert">
            {t('error.network')} <Button onClick={() => setFailed(false)}>{t('ui.retry')}</Button>
          </p>
        )}
      </>
    )
  }
}
