/** Lets so many pieces of work run at once and the others wait, in the order in which they came. */
export function createSlots(most: number) {
  const waiting: (() => void)[] = []
  let free = most
  const take = () => (free > 0 ? void free-- : new Promise<void>((resolve) => waiting.push(resolve)))
  const giveBack = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await take()
    try {
      return await work()
    } finally {
      giveBack()
    }
  }
}
