/** Resolves when the work has settled, successfully or not, or after `ms` milliseconds. */
export async function settledWithin(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work.then(undefined, () => undefined), timeUp])
  clearTimeout(timer)
}
