/** A part with the one that replaces it, if any. */
export interface SupersedablePart {
  id: string
  supersededById: string | null
  supersessionReason: string
}

/** Where a chain of supersessions ends. */
export interface ChainEnd<Part> {
  part: Part
  /** Of each step that states one, in order. */
  reasons: readonly string[]
}

/**
 * Follows a part to the one that replaces it in the end, which is the part itself if it is not superseded.
 * @param parts by id: at least those of the chain
 * @returns undefined for a chain that returns to one of its parts
 */
export function followSupersession<Part extends SupersedablePart>(
  start: Part,
  parts: ReadonlyMap<string, Part>,
): ChainEnd<Part> | undefined {
  const reasons: string[] = []
  const visited = new Set<string>()
  let part = start
  while (part.supersededById !== null) {
    visited.add(part.id)
    if (part.supersessionReason !== '') reasons.push(part.supersessionReason)
    const next = parts.get(part.supersededById)
    if (!next || visited.has(next.id)) return undefined
    part = next
  }
  return { part, reasons }
}
