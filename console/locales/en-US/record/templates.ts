/** Texts of the forms of templates of mail and SMS. */
export const templates = { keptCode: 'The product finds this template by its code, so it cannot be changed.' }
