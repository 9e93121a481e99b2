import type { Locator, Page } from 'playwright'

/** Returns the button that publishes a text, in the dialog that shows the text as the public will read it. */
export const publishButton = (page: Page): Locator =>
  page.getByRole('dialog', { name: '发布前核对' }).getByRole('button', { name: '确认发布' })
