interface Supersession {
  from: string
  to: string
  /** Of the file; null for one that the catalogue has already. */
  line: number | null
}

/** The lines of supersessions that lead back to their own part. */
export function linesInCycles(supersessions: readonly Supersession[]): number[] {
  const next = new Map(supersessions.map(({ from, to }) => [from, to]))
  const isInCycle = (start: string): boolean => {
    const visited = new Set<string>()
    for (let at = next.get(start); at !== undefined && !visited.has(at); at = next.get(at)) {
      if (at === start) return true
      visited.add(at)
    }
    return false
  }
  return supersessions.flatMap(({ from, line }) => (line !== null && isInCycle(from) ? [line] : []))
}
