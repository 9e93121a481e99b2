/** Texts of the order and the widths of columns, fetched with their dialog. */
export const texts = {
  columns: {
    help: 'Change the order with the arrow buttons; widths are in pixels. Changes show at once and are remembered. You can also drag a heading, or its right edge.',
    earlier: 'Move “%{name}” earlier',
    later: 'Move “%{name}” later',
    width: 'Width of “%{name}” in pixels',
    auto: 'Automatic',
    moved: '“%{name}” is now column %{place} of %{all}'
  }
}
