/** Texts of the sign-in page after a session has ended. */
export const texts = {
  afterSignIn: {
    kept: 'What you typed and did not send is kept in this browser. Sign in with the same account, and you find it again on its page.',
    returns: 'You return to your page after signing in.'
  }
}
