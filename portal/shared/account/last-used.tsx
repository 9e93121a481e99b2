import { useT } from '../../lib/i18n.tsx'
import type { LoadArgs } from '../../services/loading.ts'
import { LinkButton } from '../../ui/button.tsx'
import css from './last-used.module.css'

/** A forum to which the person has written. */
export interface UsedForum {
  fid: number
  forumName: string
}

/** The largest number of forums shown. */
const maxForums = 4

/** Returns the forums that the signed-in citizen wrote to last, the latest first. It is empty for others. */
export async function lastUsedForums({ call, hasToken, signal }: LoadArgs): Promise<UsedForum[]> {
  if (!hasToken()) return []
  // an institution has no messages of its own, and the page is useful without these forums
  const own = await call('listOwnMessages', { query: { rows: 20 }, signal }).catch(() => undefined)
  return distinctForums(own?.list ?? [])
}

/** Returns each forum of some rows once, up to the largest number shown. */
export function distinctForums(rows: readonly UsedForum[]): UsedForum[] {
  const known = new Map<number, UsedForum>()
  for (const { fid, forumName } of rows) if (!known.has(fid)) known.set(fid, { fid, forumName })
  return [...known.values()].slice(0, maxForums)
}

/** Shows the forums that the person wrote to last, each with a link to write to it again. */
export function LastUsed({ forums, form }: { forums: readonly UsedForum[]; form: string }) {
  const t = useT()
  if (forums.length === 0) return null
  return (
    <section aria-labelledby="last-used" className={css.used}>
      <h2 id="last-used" className={css.title}>
        {t('leaders.lastUsed')}
      </h2>
      <ul className={css.forums}>
        {forums.map(({ fid, forumName }) => (
          <li key={fid}>
            <LinkButton to={`${form}?fid=${fid}`}>{forumName}</LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
