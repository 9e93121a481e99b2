/** Parts without a row, each with the reason. A part that gets a row leaves this list. */
export const exempt: Readonly<Record<string, string>> = {
  // acts that ask the server before they show anything
  GradeDialog: 'reads the message first; the journey of a message shows it',
  SupplementDialog: 'reads the message first; the journey of supplements shows it',
  DeletionDialog: 'a form in a Dialog; the journey of a message shows it',
  WithdrawDialog: 'a ConfirmDialog with its words',
  WithdrawDeletionDialog: 'a ConfirmDialog with its words',
  ConfirmAct: 'a ConfirmDialog that sends',
  MessageDialog: 'chooses one of the dialogs above',
  MessageActions: 'buttons that open the dialogs above',
  VoiceJoin: 'asks for a restriction first; the journey of voices shows it',
  LateDraft: 'looks into the storage of the browser, then shows DraftLine',
  DraftLine: 'shows what the storage of the browser has; the journey of unsent messages shows it',
  CompanyWait: 'a Banner with words about the company; the journey of accounts shows it',
  Share: 'depends on the browser; CopyButton is what most readers see',
  ShareButton: 'Share, loaded later',
  // frames of whole pages
  CentreFrame: 'a whole page; the survey of pages shows it',
  CentreNav: 'the menu of CentreFrame; the survey of pages shows it',
  FormFrame: 'a whole page without scripts; the journey without scripts shows it',
  LeaderFinder: 'a whole page; the survey of pages shows it',
  MessageSearch: 'a whole page; the survey of pages shows it',
  FooterLinks: 'the links of the footer; the survey of pages shows them',
  // parts of rows that are there
  LeaderNameField: 'a TextField with its words',
  AboveResults: 'SiteFindings, NumberedMessage and Correction',
  NearResults: 'MessageCards and WriteTo',
  WriteTo: 'part of WaysOn',
  DialogActions: 'part of Dialog',
  ListResults: 'part of ListPage',
  FormProblems: 'part of Form',
  OtherDraft: 'part of DraftNote',
  FilterForm: 'part of FilterBar',
  // nothing to see
  FormLinks: 'links inside noscript, which a page with scripts does not show',
  LeaveGuard: 'a ConfirmDialog when the page is left',
  ClearLink: 'a Link with its words',
  WholeCountryLink: 'a Link with its words'
}
