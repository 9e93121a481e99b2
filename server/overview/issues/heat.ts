/** What the heat of an issue is computed from. */
export interface IssueFigures {
  readonly people: number
  /** People of the last seven days, and of the seven days before. */
  readonly recentPeople: number
  readonly earlierPeople: number
  readonly messages: number
  readonly likes: number
  readonly graded: number
  readonly lowGrades: number
  readonly overdue: number
}

/** The five parts of the heat of an issue, in points. */
export interface Heat {
  readonly people: number
  readonly growth: number
  readonly likes: number
  readonly lowGrades: number
  readonly lateness: number
}

/** The most points of each part; together 100. */
export const mostHeat: Heat = { people: 40, growth: 20, likes: 10, lowGrades: 15, lateness: 15 }

/** The numbers that give all points of their part. */
const enough = { people: 100, growth: 4, likes: 1000 } as const

/** Grades that are needed before low ones count fully: one low grade of one says little. */
const gradesExpected = 2

/** Returns how much of a whole a number is on a scale of powers: 0 for 0, 1 from `most` on. */
const onScale = (number: number, most: number): number =>
  Math.min(1, Math.log(1 + number) / Math.log(1 + most))

const inPoints = (share: number, most: number): number => Math.round(share * most * 10) / 10

/**
 * Computes the heat of an issue: people (on a scale of powers up to 100), growth (people of the last week by those of the
 * week before, up to four times), likes (up to 1,000), the share of low grades, and the share of overdue messages.
 * docs/guide/hot-issues.md shows the formula.
 */
export function heatFor({
  people,
  recentPeople,
  earlierPeople,
  messages,
  likes,
  graded,
  lowGrades,
  overdue
}: IssueFigures): Heat {
  const growth = Math.log((recentPeople + 1) / (earlierPeople + 1)) / Math.log(enough.growth)
  return {
    people: inPoints(onScale(people, enough.people), mostHeat.people),
    growth: inPoints(Math.min(1, Math.max(0, growth)), mostHeat.growth),
    likes: inPoints(onScale(likes, enough.likes), mostHeat.likes),
    lowGrades: inPoints(lowGrades / (graded + gradesExpected), mostHeat.lowGrades),
    lateness: inPoints(messages === 0 ? 0 : overdue / messages, mostHeat.lateness)
  }
}

/** Returns the heat as one number, from 0 to 100. */
export const totalHeat = ({ people, growth, likes, lowGrades, lateness }: Heat): number =>
  Math.round((people + growth + likes + lowGrades + lateness) * 10) / 10
