import { newId } from './new-id'

export type Tries = ReturnType<typeof createTries>

/** The ids under which things are sent, however often each has to be tried, so that the server stores it once. */
export function createTries() {
  const ids = new Map<string, string>()
  return {
    /** The same id for the same content, until that has arrived. */
    idOf(content: string): string {
      const id = ids.get(content) ?? newId()
      ids.set(content, id)
      return id
    },
    /** The content has arrived: the same words from now on are a new thing. */
    arrived(content: string): void {
      ids.delete(content)
    },
    /** Whatever is sent from now on is a new thing, also words whose answer was lost and that may have arrived. */
    clear(): void {
      ids.clear()
    },
  }
}
