interface Placed {
  /** A line under the name; often the province. */
  title: string
  regionName: string
  groupName?: string
}

/**
 * Returns the place of a forum for the line under its name. A part is omitted if another part begins with it, spaces
 * aside.
 */
export function forumPlace({ title, regionName, groupName = '' }: Placed): string {
  const parts = [title, regionName, groupName].filter(Boolean)
  const isSaid = (part: string, at: number) =>
    parts.some((other, place) => {
      const whole = joined(other)
      const begin = joined(part)
      return place !== at && whole.startsWith(begin) && (whole !== begin || place < at)
    })
  return parts.filter((part, at) => !isSaid(part, at)).join(' · ')
}

const joined = (text: string): string => text.replaceAll(' ', '')
