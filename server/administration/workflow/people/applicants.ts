/** The applicants of an instance: nobody of them decides on what they applied for. Decision 0167. */

/** The people who applied, and their institutions. */
export interface Applicants {
  readonly uids: readonly number[]
  readonly groups: readonly number[]
}

/** Tells whether an account is one of the applicants, or belongs to their institution. */
export const isOneOf = (
  { uids, groups }: Applicants,
  { uid, groupId }: { readonly uid: number; readonly groupId: number | null }
): boolean => uids.includes(uid) || (groupId !== null && groups.includes(groupId))
