/** The one table of what an editor decides about a grade's comment (domain 2). */

/** 0 waits for an editor, 1 shown, 2 refused. */
export type CommentState = 0 | 1 | 2

export const commentTransitions = {
  approve: { operation: 'approveComment', from: [0], to: 1 },
  refuse: { operation: 'refuseComment', from: [0], to: 2 }
} as const satisfies Record<string, { operation: string; from: readonly CommentState[]; to: CommentState }>

export type CommentAction = keyof typeof commentTransitions

/** Tells whether everybody may read a comment. */
export const isCommentShown = (state: CommentState): boolean => state === commentTransitions.approve.to

/** Tells whether an action leads on from a comment's state. */
export const mayDecideComment = (state: CommentState, action: CommentAction): boolean =>
  commentTransitions[action].from.some(from => from === state)
