/** The minimum widths of the panel and of the message beside it, in pixels. */
export const minWidths = { panel: 320, message: 320 } as const
