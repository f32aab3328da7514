/** The keys of the specification, section 3, in its own words; "(default Bob)" is `defaultAssistantName`. */
export const storageKeys = {
  user: 'user',
  auth: 'auth',
  selectedMachine: 'selected machine',
  selectedAssistantType: 'selected assistant type',
  conversation: 'conversation',
  conversationId: 'conversationId',
  /** Our own: the attempt to refresh that is under way (docs/decisions/0003). */
  refreshAttempt: 'refresh attempt',
  /** Our own: what was typed on /machine-hours, followed by its link, and the answer for the page after it. */
  enteredHours: 'entered hours',
  acceptedHours: 'accepted hours',
  /** Our own: a question that is being asked or changed, for the next visit to its machine. */
  unsentQuestion: 'unsent question',
  /** Our own: lines of a quick order that were not added yet, in this tab. */
  unaddedLines: 'unadded lines',
  /** Our own: when this person last opened Home. */
  lastVisit: 'last visit',
} as const
