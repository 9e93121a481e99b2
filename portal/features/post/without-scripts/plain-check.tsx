import { PolicyLinks } from '../../../shared/account/policy-links.tsx'
import plain from '../../../shared/forms/form.module.css'
import { kindTexts } from '../../../shared/forms/personal-data.tsx'
import type { ViewProps } from '../../../shared/forms/plain-form.ts'
import { Button } from '../../../ui/button.tsx'
import css from '../form.module.css'
import { usePostT } from '../post-words.ts'
import { Preview } from '../preview.tsx'
import { Hidden } from './plain-hidden.tsx'
import type { PostData } from './plain-post.tsx'
import { findingsIn, valuesOf } from './plain-values.ts'

/**
 * The last page of the form: it lists the personal data that would become public, shows a preview, and sends the
 * message.
 */
export function CheckView({ data, values }: ViewProps<PostData>) {
  const t = usePostT()
  const post = valuesOf(values, data)
  const findings = post.isPublic ? findingsIn(values) : []
  const masks = values.getAll('mask')
  const undecided = findings.filter(({ mask }) => !masks.includes(mask)).length
  return (
    <>
      <Hidden values={values} shown={['mask']} />
      <h2>{t('post.stepCheck')}</h2>
      {findings.length > 0 && (
        <fieldset className={css.place}>
          <legend className={css.legend}>{t('plain.findings')}</legend>
          {findings.map(({ kind, words, mask }) => (
            <label key={mask} className={css.option}>
              <input type="checkbox" name="mask" value={mask} defaultChecked={masks.includes(mask)} />
              <span>{t('plain.hide', { kind: t(kindTexts[kind]), words })}</span>
            </label>
          ))}
          <div>
            <Button type="submit" name="act" value="check">
              {t('plain.again')}
            </Button>
          </div>
        </fieldset>
      )}
      <Preview values={post} />
      {post.remark && <p className={css.quiet}>{t('plain.remark', { remark: post.remark })}</p>}
      {undecided > 0 && <p className={css.quiet}>{t('post.undecided', { count: undecided })}</p>}
      <div className={plain.acts}>
        <Button type="submit" tone="primary" name="act" value="send">
          {t('post.submit')}
        </Button>
        <Button type="submit" name="act" value="edit">
          {t('plain.edit')}
        </Button>
      </div>
      <p className={css.quiet}>
        {t('post.agree')} <PolicyLinks />
      </p>
    </>
  )
}
