/** Texts of the forms of templates of mail and SMS. */
export const templates = {
  kept: {
    code: 'The product finds this template by its code, so it cannot be changed.',
    variables: 'The product fills these in, so they cannot be changed. Subject and text may use them.'
  }
}
