/** A date, with or without its time. */
const moment = /(\d{4}-\d\d-\d\d(?: \d\d:\d\d)?)/

/** Returns a text whose dates and times do not break at the end of a line. */
export const wholeMoments = (text: string) =>
  text.split(moment).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order, and a moment can stand twice
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    )
  )
