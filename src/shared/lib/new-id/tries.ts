import { newId } from './new-id'

/** The id under which one thing is sent, however often it has to be tried, so that the server stores it once. */
export interface Tries {
  /** The same id for the same content, until that has arrived. */
  idOf(content: string): string
  /** The content has arrived: the same words from now on are a new thing. */
  arrived(): void
}

export function createTries(): Tries {
  let group: { content: string; id: string } | undefined
  return {
    idOf(content) {
      if (group?.content !== content) group = { content, id: newId() }
      return group.id
    },
    arrived() {
      group = undefined
    },
  }
}
