/** Hands a text to an app that the person chooses; undefined where the device offers none. */
export function deviceShare(): ((shared: { title: string; text: string }) => Promise<void>) | undefined {
  if (!navigator.share) return undefined
  return (shared) =>
    navigator.share(shared).catch((cause: unknown) => {
      // The person has changed their mind.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) throw cause
    })
}
