import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import type { Region } from '../../shared/regions.ts'
import { Button } from '../../ui/button.tsx'
import css from './form.module.css'
import type { StepProps } from './form.tsx'
import { ForumPicker } from './forum-picker.tsx'
import { Step } from './step.tsx'

/** To whom. */
export function ForumStep({
  values,
  change,
  errorOf,
  idOf,
  provinces
}: StepProps & { provinces?: readonly Region[] }) {
  const t = useT()
  const [choosing, setChoosing] = useState(!values.forum)
  // What was pressed is gone then: focus goes to what took its place.
  const [turned, setTurned] = useState(false)
  const turn = (to: boolean) => {
    setChoosing(to)
    setTurned(true)
  }
  const { forum } = values
  const error = errorOf('forum')
  return (
    <Step id="to" number={1} title={t('post.stepTo')}>
      <div id={idOf('forum')} className={css.place} tabIndex={-1}>
        {forum && (
          <div className={css.chosen}>
            <div>
              <strong>{forum.name}</strong>
              <p className={css.quiet}>
                {[forum.title, forum.regionName, forum.groupName].filter(Boolean).join(' · ')}
              </p>
            </div>
            {provinces && !choosing && (
              <Button autoFocus={turned} onClick={() => turn(true)}>
                {t('post.changeForum')}
              </Button>
            )}
          </div>
        )}
        {error && (
          <p className={css.error} role="alert">
            {error}
          </p>
        )}
        {provinces && choosing && (
          <ForumPicker
            provinces={provinces}
            chosen={forum?.fid}
            autoFocus={turned}
            onChoose={({ fid, name, title, regionName, groupName }) => {
              change({ forum: { fid, name, title, regionName, groupName } })
              turn(false)
            }}
          />
        )}
      </div>
    </Step>
  )
}
