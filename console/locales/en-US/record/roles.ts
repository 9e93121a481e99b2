/** Texts of the form of a role. */
export const roles = {
  stopped:
    '%{smart_count} account with this role has no second factor and can go on only after setting one up once you have saved. |||| %{smart_count} accounts with this role have no second factor and can go on only after setting one up once you have saved.'
}
