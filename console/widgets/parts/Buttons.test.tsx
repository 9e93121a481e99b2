import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActionButton } from './Buttons.tsx'

test('a destructive button has a sign beside its word, others have none', () => {
  const button = (tone: 'danger' | 'primary', busy = false) =>
    renderToStaticMarkup(
      <ActionButton tone={tone} busy={busy}>
        Delete
      </ActionButton>
    )
  expect(button('danger')).toContain('data-danger')
  expect(button('primary')).not.toContain('data-danger')
  // while it works it shows that instead
  expect(button('danger', true)).not.toContain('data-danger')
})
