/**
 * Does what concerns the same thing in the order in which it was asked for, the next when the one before has ended;
 * different things do not wait for each other.
 */
export function createTurns<Thing>(): (thing: Thing, act: () => Promise<void>) => void {
  const last = new Map<Thing, Promise<void>>()
  return (thing, act) => {
    const turn = (last.get(thing) ?? Promise.resolve()).then(act).catch(() => undefined)
    last.set(thing, turn)
    void turn.then(() => {
      if (last.get(thing) === turn) last.delete(thing)
    })
  }
}
