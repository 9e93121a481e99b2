/** The files of texts. Each file adds itself here: see its end in `zh-CN/`. */
// biome-ignore lint/suspicious/noEmptyInterface: the parts fill it
export interface Parts {}

/** The name of a file of texts. `common` comes with every page, the others come with the pages whose rows name them. */
export type TextPart = keyof Parts

type KeyIn<Part> = Part extends TextPart ? keyof Parts[Part] : never

/** All texts of the portal by key. The keys are those of simplified Chinese. */
export type Messages = Record<KeyIn<TextPart>, string>
export type MessageKey = keyof Messages
