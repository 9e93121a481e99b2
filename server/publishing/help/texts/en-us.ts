import type { Texts } from '../page.ts'

/** The help pages as they ship, in English. */
export const enUS: Texts = {
  1: {
    title: 'User agreement',
    content: `Welcome. By registering, signing in or writing a message you accept this agreement.

## Your account
Register with your own phone number, keep the password to yourself and lend the account to nobody. Organizations register as legal persons.

## Messages
Describe what is true: when, where, and what you ask for. Nothing unlawful, insulting, defamatory or promotional, and nothing private of other people; one message for one matter. Messages are examined before they are published or passed on, and an editor may cover personal details in them.

## Personal data
Phone and ID numbers are stored encrypted and used for signing in, certification and handling alone. An institution that looks up how to reach you gives a reason, which you are told. The privacy policy says all of it.

## Breaches
The platform can warn an account that breaks this agreement, limit its messages, mute or ban it. Object by way of the feedback page.

## Changes
Changes are published on this page; going on using the board means accepting them.`
  },
  2: {
    title: 'Basic operations',
    content: `## Registering and signing in
Choose “Sign in / Register” at the top of the page (“Sign in” on a phone), then register in the window that opens: enter your phone number and the code that is sent to it. Sign in with a password or with a code.

## Writing a message: questions, complaints, requests, suggestions
Choose the leader or institution, the type and the domain, and fill in title and text. You can add pictures and videos, and choose whether it is public and whether your name is shown.

## Following what happens
“My messages” shows how far each has come. Keep other people’s messages as favorites; follow one to be told of everything public that happens to it.

## Grading
Grade a reply for resolution, speed and manner, within {gradingDays} days. After an explanation you can grade once more. Once you grade an interim reply, the institution no longer owes a final one; to wait for the final reply, do not grade yet.`
  },
  3: {
    title: 'How to delete a message',
    content: `## Before it is approved
Withdraw it in “My messages”.

## After it is approved
Ask for its deletion on its page and say why; an editor decides. Once that is granted it is not shown any more and assignments that are open end; statistics stay as they are.

## It shows something private
Where only a personal detail should not be public, tell us on the feedback page: an editor covers it, and the message stays.`
  },
  4: {
    title: 'Legal persons',
    content: `## Who can register
Companies, social organizations and other legal persons, through somebody who acts for them.

## What is needed
The name, the unified social credit code, the legal representative, and the name and contact of whoever acts for it.

## What differs
Messages show the organization’s name, marked “not verified” until the platform has confirmed it; everything else is as for citizens. Keep the details up to date in the user center, and cancel the account once the organization is dissolved.`
  },
  5: {
    title: 'Questions and answers',
    content: `## No code arrives
Check the number, look into blocked messages, and ask again after two minutes. When the day’s codes are used up, try the next day or sign in with your password.

## Why was my message returned
The reason stands in “My messages”; change the message and send it again. Usually the place is missing, the matter is not that leader’s, or it shows something private of others.

## How long does a reply take
{consultationDays} working days for a question, {ordinaryDays} for a complaint, a request for help or thanks, {suggestionDays} for a suggestion, counted from its approval; half of that for urgent messages. The page of each message shows the promised date, and institutions are reminded of what is late. After a low grade, an explanation follows within {explainDays} working days.

## Can I add to it after a reply
Yes: choose “Supplement” on its page. Once it is approved the institution sees it.

## Who sees my name on an anonymous message
Not the public. The institution sees your shown name, and must give a reason to look up how to reach you.

## I forgot my password
Choose “Forgot your password?” in the sign-in window and set a new one with a code sent to your phone or mail. If you forgot your username, too, choose “Find my account”; or sign in with a code.

## How do I change my phone number
Sign in, open “Change phone” in the user center, and prove first the old number, then the new one. If the old number no longer works, tell us: “Contact us” in the help center says how.

## How do I export my data
Sign in, and choose “A copy of my data” under “My data” in the user center.

## How do I close my account
Sign in and open “Close account” in the user center; it says what is deleted and what stays. It takes effect at once and cannot be undone. A restricted account can be closed only after its restriction ends.`
  },
  6: {
    title: 'Getting messages handled quickly',
    content: `## The right address
Write to the institution of the place: what happens in a county goes to the county first, and need not be passed on.

## Be clear
When, where, what happened, and what you would like to be done. One message for one matter.

## Add proof
A picture or a video says more than a long description.

## Be reachable
Institutions sometimes need to check a detail. Only those who handle the message, and say why, see your number.

## Grade the reply
If it does not satisfy you, say so and why: the institution then owes an explanation.`
  },
  7: {
    title: 'Contact us',
    content: `## Feedback
Sign in and write to us on the feedback page about the site itself. Our answer appears in “My feedback”, and you are notified.

## Not for your requests
Write a message about what a leader or institution should do. Feedback is read by the platform’s editors and not passed on.`
  },
  8: {
    title: 'Privacy policy',
    content: `The board uses your personal data to accept, handle and publish messages, and for nothing else. This page says what is stored, why, for how long, who can read it, and how to see, correct and delete it.

## What we store
Your account: user name, nickname, phone number, and the e-mail address, gender and region that you enter. Of the password we store only a hash, from which it cannot be read.
Certification: real name, kind and number of the document. We have them only if you certify your name, of your own accord or because the site asks for it.
Legal persons: the name, the unified social credit code, the names of the legal representative and the contact, and, where the site asks for it, a picture of the licence.
Messages: title, text, place, note, attachments, supplements, grades, and the history of how they were handled.
Use: messages that you saved, liked, followed, joined or opened, notifications that you got, and feedback.
Logs: time, network address and browser of signing in and out, page visits, and requests that failed.

## Why
To sign you in and to recover accounts, to confirm who writes, to handle and answer messages, to tell you of news, to prevent abuse, and to count figures that name nobody. We do not sell personal data and do not use it for advertising; the pages load no scripts of other sites.

## How it is protected
Phone numbers, e-mail addresses, real names, document numbers and the names of a legal person’s people are stored encrypted. Most of a phone number, e-mail address or document number is covered where it is shown.

## Who can read it
Everybody: title and text of a public message, its public attachments, replies and grades, and your nickname, unless you write anonymously. Passages that you hide are shown as ■■. Note, phone number and real name are never public.
The institution that handles a message: its whole text, your nickname, your real name and a covered phone number. To see the whole number it has to give a reason.
Editors of the platform: messages and accounts, as far as they examine them. To see a whole phone number, e-mail address or document number they have to give a reason.
Administrators: accounts, logs and what else is needed to keep the site running.
Providers of text messages, mail and third-party sign-in: the phone number, e-mail address or account name that they need for it.
Each time a covered value is shown in full, you are told. “Who read my data” in the user center lists it: which institution, when, and why. Authorities may ask for data where the law says so.

## For how long
Account data: until you cancel the account.
Messages: without an end, unless you withdraw them or the platform agrees to delete them. A deleted message is not public any more; the record of how it was handled stays.
Logs of sign-ins, visits and failures: {logDays} days, and at least the six months that the law asks for; then the system removes them.
Text messages and mails that were sent: about 200 days. Codes: two days.
Uploads that were not used, and deleted files, are removed by the system regularly.
The history of handling and of readings: without an end, as the proof of who did what and when. Nobody can change it.
Backups of the site hold deleted data until they expire.

## What you can do
See and copy: “Export my data” on the profile page of the user center.
Correct: the pages for the profile, the company and the phone number in the user center.
Delete a message: withdraw it before it is approved; after that, ask for its deletion on its page, and an editor decides. To cover a personal detail only, write to us on the feedback page.
Delete the account: “Cancel account” in the user center. It takes effect at once. Phone number, e-mail address, real name, document number, user name and nickname are deleted; your messages stay without your name.
Leave less behind: remove opened, saved and followed messages at any time, and switch mails and text messages off.
Withdraw your consent: cancel the account. What was done before stays lawful.
Complain: on the feedback page or at the contact of the platform, or to the cyberspace administration.

## What the browser stores
The proof that you are signed in, language and display settings, and drafts that were not sent. Signing out removes the proof.

## Minors
For a child below 14, a parent or guardian should read this page and write the message.

## Changes
Changes are published on this page, with their date.`
  }
}
