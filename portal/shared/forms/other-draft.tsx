import { useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import css from './form.module.css'

interface Props {
  draft: { otherSavedAt: number | undefined; takeOther: () => void; dropOther: () => void }
}

/** Says that another tab has written another draft of the same form. Both are kept until the person decides. */
export function OtherDraft({ draft: { otherSavedAt, takeOther, dropOther } }: Props) {
  const t = useT()
  if (otherSavedAt === undefined) return null
  return (
    <Banner
      title={t('form.otherDraft')}
      action={
        <div className={css.acts}>
          <Button onClick={takeOther}>{t('form.takeOther')}</Button>
          <Button onClick={dropOther}>{t('form.dropOther')}</Button>
        </div>
      }
    >
      {t('form.otherDraftHint', { time: formatTime(Math.floor(otherSavedAt / 1000)) })}
    </Banner>
  )
}
