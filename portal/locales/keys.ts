/** The parts of the texts. Each part adds itself: see the end of its file in `zh-CN/`. */
// biome-ignore lint/suspicious/noEmptyInterface: the parts fill it
export interface Parts {}

/** A file of texts: `common` comes with every page, the others with the pages whose rows name them. */
export type TextPart = keyof Parts

type KeyIn<Part> = Part extends TextPart ? keyof Parts[Part] : never

/** Every text of the portal by its key; simplified Chinese says which keys there are. */
export type Messages = Record<KeyIn<TextPart>, string>
export type MessageKey = keyof Messages
