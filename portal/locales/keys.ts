/** The files of texts by their names. Each file in `zh-CN/` adds itself with the declaration at its end. */
// biome-ignore lint/suspicious/noEmptyInterface: the files of texts add its properties
export interface Parts {}

/**
 * The name of a file of texts. Every page loads `common`. It loads other files if its row in the table of pages names them.
 */
export type TextPart = keyof Parts

type KeyIn<Part> = Part extends TextPart ? keyof Parts[Part] : never

/** All texts of the portal by key. The files in `zh-CN/` define the keys. */
export type Messages = Record<KeyIn<TextPart>, string>
export type MessageKey = keyof Messages
