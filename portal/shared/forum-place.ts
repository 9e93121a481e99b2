interface Placed {
  /** A line under the name; often the province. */
  title: string
  regionName: string
  groupName?: string
}

/** Returns what stands under a forum's name: a part that another one begins with is not said twice. */
export function forumPlace({ title, regionName, groupName = '' }: Placed): string {
  const parts = [title, regionName, groupName].filter(Boolean)
  const isSaid = (part: string, at: number) =>
    parts.some((other, place) => place !== at && other.startsWith(part) && (other !== part || place < at))
  return parts.filter((part, at) => !isSaid(part, at)).join(' · ')
}
