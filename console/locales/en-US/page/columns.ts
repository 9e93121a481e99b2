/** Texts of the order and the widths of columns, fetched with their dialog. */
export const texts = {
  columns: {
    help: 'Change the order with the arrow buttons; widths are in pixels. Changes show at once and are remembered. You can also drag a heading, or its right edge.',
    earlier: 'Move “%{name}” earlier',
    later: 'Move “%{name}” later',
    width: 'Width of “%{name}” in pixels',
    auto: 'Automatic',
    moved: '“%{name}” is now column %{place} of %{all}'
  },
  sharedQueries: {
    title: 'Shared filters',
    ownAbout: 'Shared by you with %{target}',
    about: '%{owner} shares it with %{target}',
    withGroup: 'Share with my institution',
    withRole: 'Share with the role “%{role}”',
    actions: 'Actions on “%{name}”',
    copy: 'Copy to my saved filters',
    rename: 'Rename',
    replace: 'Replace by the current filters',
    withdraw: 'Stop sharing',
    shared: 'Shared',
    changed: 'Updated',
    withdrawn: 'No longer shared',
    copied: 'Copied',
    removed: 'Deleted',
    taken: 'A saved filter of this name exists; choose another name'
  }
}
