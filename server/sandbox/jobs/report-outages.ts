interface Listeners {
  onError(error: unknown): void
  onRecovered(): void
}

/**
 * Reports work that is done again and again: the first of a row of failures, and the first success after them.
 * @returns what follows one piece of work; it never rejects
 */
export function reportOutages({ onError, onRecovered }: Listeners): (work: Promise<unknown>) => Promise<void> {
  let isFailing = false
  return async (work) => {
    try {
      await work
      if (isFailing) onRecovered()
      isFailing = false
    } catch (error) {
      if (!isFailing) onError(error)
      isFailing = true
    }
  }
}
