/** What the records of a tool may be asked for by, as `state` of its input. */
export interface ToolState {
  name: string
  /** For whoever chooses one, where the name does not say it. */
  meaning?: string | undefined
}

/** The states of a table by which a tool chooses, and what they mean where their names do not say it. */
export const statesIn = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  meanings: Partial<Record<NoInfer<Name>, string>> = {},
): ToolState[] => {
  const meaningOf: Partial<Record<string, string>> = meanings
  return Object.keys(table).map((name) => ({ name, meaning: meaningOf[name] }))
}

/** What a table has for a state; undefined where none is asked for, and for one that it does not have. */
export const ofState = <Meaning>(
  table: Readonly<Record<string, Meaning>>,
  state: string | undefined,
): Meaning | undefined => (state !== undefined && Object.hasOwn(table, state) ? table[state] : undefined)
