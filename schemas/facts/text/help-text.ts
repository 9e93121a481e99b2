/** The pages of /helpC by their numbers; 8 is the privacy policy. Specification 2 has the first seven. */
export const helpKeys = [1, 2, 3, 4, 5, 6, 7, 8] as const
export type HelpKey = (typeof helpKeys)[number]

export const privacyKey: HelpKey = 8

/** The address of the privacy policy that the product ships with. */
export const privacyPage = `/helpC?key=${privacyKey}`

/** A part of a help text: its heading, and its paragraphs. */
export interface HelpSection {
  heading: string
  paragraphs: string[]
}

/** Divides a help text into its sections. Lines that begin with `## ` are headings. */
export function helpSections(content: string): HelpSection[] {
  const sections: HelpSection[] = [{ heading: '', paragraphs: [] }]
  for (const line of content.split('\n').map(text => text.trim())) {
    if (line.startsWith('## ')) sections.push({ heading: line.slice(3).trim(), paragraphs: [] })
    else if (line !== '') sections.at(-1)?.paragraphs.push(line)
  }
  return sections.filter(({ heading, paragraphs }) => heading !== '' || paragraphs.length > 0)
}
