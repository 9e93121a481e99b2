import type { LoadArgs } from '../app/loading.ts'
import { useT } from '../lib/i18n.tsx'
import { LinkButton } from '../ui/button.tsx'
import css from './last-used.module.css'

/** A forum that somebody has written to. */
export interface UsedForum {
  fid: number
  forumName: string
}

/** At most so many are offered. */
const most = 4

/** Returns the forums that the signed-in citizen wrote to last, the latest first; nothing for anybody else. */
export async function lastUsedForums({ call, hasToken, signal }: LoadArgs): Promise<UsedForum[]> {
  if (!hasToken()) return []
  // an institution has no messages of its own; the page is of use without this, too
  const own = await call('listOwnMessages', { query: { rows: 20 }, signal }).catch(() => undefined)
  return firstOfEach(own?.list ?? [])
}

/** Keeps the first row of each forum. */
export function firstOfEach(rows: readonly UsedForum[]): UsedForum[] {
  const known = new Map<number, UsedForum>()
  for (const { fid, forumName } of rows) if (!known.has(fid)) known.set(fid, { fid, forumName })
  return [...known.values()].slice(0, most)
}

/** Shows the forums that one wrote to last, each with the link to write there again. */
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
