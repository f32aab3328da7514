import type { Database } from '../../db/connection'

/** What people thought of the answers. */
export function createFeedback(_options: { db: Database }) {
  return { operations: {}, conversationOperations: {} }
}
