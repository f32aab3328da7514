/** The first so many UTF-16 units of a text; one fewer where they would end in half a character, which cannot be stored. */
export const beginningOf = (text: string, length: number): string => text.slice(0, length).replace(/\p{Cs}$/u, '')
