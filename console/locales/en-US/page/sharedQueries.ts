/** Texts of shared filters, fetched with their menu. */
export const texts = {
  sharedQueries: {
    title: 'Shared filters',
    about: '%{owner} shares it with %{target}',
    share: 'Share “%{name}”',
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
    copied: 'Copied'
  }
}
