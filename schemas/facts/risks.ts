/** What an editor should know of a message before approving it, in the order of the chips. Decision 0182. */
export const riskKinds = ['distress', 'forbiddenWord', 'personalData', 'otherPlace', 'duplicate'] as const
export type RiskKind = (typeof riskKinds)[number]

/** A risk of a message, and how often it was found. */
export interface Risk {
  readonly kind: RiskKind
  readonly count: number
}
