import { useState } from 'react'
import { useT } from '../../lib/i18n.tsx'
import { forumPlace } from '../../shared/places/forum-place.ts'
import type { Region } from '../../shared/places/regions.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/forms/choice.tsx'
import { ErrorText } from '../../ui/forms/error-text.tsx'
import css from './form.module.css'
import { ForumPicker } from './forum-picker.tsx'
import type { StepProps } from './step.ts'
import { Step } from './step.tsx'
import { type ChosenForum, chosenForum } from './values.ts'

/** The step that asks for the forum. */
export function ForumStep({
  values,
  change,
  errorOf,
  idOf,
  provinces,
  forums = []
}: StepProps & { provinces?: readonly Region[]; forums?: readonly ChosenForum[] }) {
  const t = useT()
  const [isChanging, setChanging] = useState(false)
  // The pressed button disappears, so the focus moves to the element that replaces it.
  const [turned, setTurned] = useState(false)
  const turn = (to: boolean) => {
    setChanging(to)
    setTurned(true)
  }
  const { forum } = values
  // a leader can be chosen elsewhere, too: by a proposal
  const choosing = isChanging || !forum
  const error = errorOf('forum')
  return (
    <Step id="to" number={1} title={t('post.stepTo')}>
      <div id={idOf('forum')} className={css.place} tabIndex={-1}>
        {forums.length > 1 && (
          <Choices
            label={t('post.chooseForum')}
            name="fid"
            choices={forums.map(({ fid, name }) => ({ value: fid, label: name }))}
            value={forum?.fid}
            onChange={fid => change({ forum: forums.find(candidate => candidate.fid === fid) })}
          />
        )}
        {forum && forums.length <= 1 && (
          <div className={css.chosen}>
            <div>
              <strong>{forum.name}</strong>
              <p className={css.quiet}>{forumPlace(forum)}</p>
            </div>
            {provinces && !choosing && (
              <Button autoFocus={turned} onClick={() => turn(true)}>
                {t('post.changeForum')}
              </Button>
            )}
          </div>
        )}
        {error && <ErrorText>{error}</ErrorText>}
        {provinces && choosing && (
          <ForumPicker
            provinces={provinces}
            chosen={forum?.fid}
            autoFocus={turned}
            onChoose={chosen => {
              change({ forum: chosenForum(chosen) })
              turn(false)
            }}
          />
        )}
      </div>
    </Step>
  )
}
