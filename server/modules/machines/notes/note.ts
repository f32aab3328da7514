/** What staff know about a model that its manuals do not say. */
export interface Note {
  id: string
  machineId: string
  /** What was asked; empty for a note that answers no question. */
  question: string
  body: string
  /** Whether the customers who have the model see it too. */
  isShared: boolean
  /** The dealership whose note it is; null for the platform's. */
  organizationId: string | null
  dealership: string | null
  /** Null if the account no longer exists. */
  author: string | null
  createdAt: Date
}

export type NoteContent = Pick<Note, 'question' | 'body' | 'isShared'>

/** The words of a question that may have meaning, for a search. */
export const wordsOf = (question: string): string[] => [
  ...new Set(question.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []),
]
