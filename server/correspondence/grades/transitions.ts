/** The transitions of a grade's comment: an editor's decisions (domain 2). */

/** The state of a grade's comment: 0 waiting for an editor, 1 approved, 2 refused. */
export type CommentState = 0 | 1 | 2

export const commentTransitions = {
  approve: { operation: 'approveComment', from: [0], to: 1 },
  refuse: { operation: 'refuseComment', from: [0], to: 2 }
} as const satisfies Record<string, { operation: string; from: readonly CommentState[]; to: CommentState }>

export type CommentAction = keyof typeof commentTransitions

/** Tells whether the public may read a comment. */
export const isCommentShown = (state: CommentState): boolean => state === commentTransitions.approve.to

/** Tells whether an action is possible in this state of a comment. */
export const mayDecideComment = (state: CommentState, action: CommentAction): boolean =>
  commentTransitions[action].from.some(from => from === state)
