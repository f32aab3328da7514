import type { Text } from '../../domain/text'

/** How something ended that a person started. */
export interface NewNotice {
  personId: string
  outcome: 'success' | 'failure'
  text: Text
  /** The address of the page in the web app that shows it. */
  link: string
}

export interface Notice extends Omit<NewNotice, 'personId'> {
  id: string
  createdAt: Date
  isRead: boolean
}

/** The oldest beyond these are deleted. */
export const MAX_NOTICES = 100
