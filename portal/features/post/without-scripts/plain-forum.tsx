import { useT } from '../../../lib/i18n.tsx'
import plain from '../../../shared/forms/form.module.css'
import { idOfField, type ViewProps } from '../../../shared/forms/plain-form.ts'
import { forumPlace } from '../../../shared/places/forum-place.ts'
import { Button } from '../../../ui/button.tsx'
import { Select, TextField } from '../../../ui/forms/field.tsx'
import { Banner } from '../../../ui/notices/banner.tsx'
import css from '../form.module.css'
import { Hidden } from './plain-hidden.tsx'
import type { PostData } from './plain-post.tsx'

/**
 * The first page of the form: it offers the forums of a campaign, or forums found by name or province. A button chooses
 * one.
 */
export function ForumView(props: ViewProps<PostData>) {
  const t = useT()
  const { forum, isOpen, campaign } = props.data
  return (
    <>
      <Hidden values={props.values} shown={[]} />
      {forum && !isOpen && <Banner tone="late">{t('forum.closed')}</Banner>}
      <h2>{t('post.stepTo')}</h2>
      {campaign ? (
        <Forums forums={campaign.forums.map(one => ({ ...one, place: campaign.groupName }))} />
      ) : (
        <Finder {...props} />
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

/** Shows the fields to find forums, and the results. */
function Finder({ data, values, problems }: ViewProps<PostData>) {
  const t = useT()
  const { provinces, found } = data
  return (
    <>
      <TextField
        id={idOfField('forum')}
        label={t('plain.forumName')}
        name="keywords"
        maxLength={50}
        defaultValue={values.get('keywords') ?? ''}
        error={problems.forum}
      />
      <Select
        label={t('plain.province')}
        name="regionId"
        optional
        empty={t('plain.anywhere')}
        choices={provinces.map(({ id, name }) => ({ value: id, label: name }))}
        defaultValue={values.get('regionId') ?? ''}
      />
      <div>
        <Button type="submit" tone={found ? 'plain' : 'primary'} name="act" value="find">
          {t('plain.find')}
        </Button>
      </div>
      {found && (
        <section aria-label={t('plain.found')}>
          <p className={css.quiet}>{t(found.list.length === 0 ? 'plain.foundNone' : 'plain.found')}</p>
          <Forums forums={found.list.map(one => ({ ...one, place: forumPlace(one) }))} />
        </section>
      )}
    </>
  )
}

/** Shows forums to choose from, each with its place to tell them apart. */
function Forums({ forums }: { forums: readonly { fid: number; name: string; place: string }[] }) {
  return (
    <ul className={css.forums}>
      {forums.map(({ fid, name, place }) => (
        <li key={fid}>
          <button type="submit" name="pick" value={fid} className={css.forum}>
            <strong>{name}</strong>
            <span className={css.quiet}>{place}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
