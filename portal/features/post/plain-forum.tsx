import { useT } from '../../lib/i18n.tsx'
import plain from '../../shared/form.module.css'
import { forumPlace } from '../../shared/forum-place.ts'
import { idOfField, type ViewProps } from '../../shared/plain-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Select, TextField } from '../../ui/field.tsx'
import css from './form.module.css'
import { Hidden } from './plain-hidden.tsx'
import type { PostData } from './plain-post.tsx'

/** To whom: forums are looked for by name or province, and chosen by a button. */
export function ForumView({ data, values, problems }: ViewProps<PostData>) {
  const t = useT()
  const { forum, isOpen, provinces, found } = data
  return (
    <>
      <Hidden values={values} shown={[]} />
      {forum && !isOpen && <Banner tone="late">{t('forum.closed')}</Banner>}
      <h2>{t('post.stepTo')}</h2>
      <TextField
        id={idOfField('forum')}
        label={t('plain.forumName')}
        name="keywords"
        maxLength={50}
        autoComplete="off"
        error={problems.forum}
      />
      <Select
        label={t('plain.province')}
        name="regionId"
        optional
        empty={t('plain.anywhere')}
        choices={provinces.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div>
        <Button type="submit" tone={found ? 'plain' : 'primary'} name="act" value="find">
          {t('plain.find')}
        </Button>
      </div>
      {found && (
        <section aria-label={t('plain.found')}>
          <p className={css.quiet}>{t(found.list.length === 0 ? 'plain.foundNone' : 'plain.found')}</p>
          <ul className={css.forums}>
            {found.list.map(one => (
              <li key={one.fid}>
                <button type="submit" name="pick" value={one.fid} className={css.forum}>
                  <strong>{one.name}</strong>
                  <span className={css.quiet}>{forumPlace(one)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {forum && isOpen && (
        <div className={plain.acts}>
          <Button type="submit" name="act" value="edit">
            {t('plain.keepForum', { name: forum.name })}
          </Button>
        </div>
      )}
    </>
  )
}
