/** Texts of the help center and of the manual, fetched with them. */
export const texts = {
  help: {
    title: 'Help center',
    intro: 'Choose a help page.',
    updatedAt: 'Updated %{at}',
    manual: { title: 'Manual', contents: 'Contents' }
  }
}
