const MAX_LENGTH = 60

/** Whether a value can be part of a sentence: short, and no sentence itself. */
export const isPlainValue = (value: string) =>
  value.length <= MAX_LENGTH && !/[;:!?\n|]|\.(?:\s|$)/.test(value) && (value.match(/\p{L}{3,}/gu)?.length ?? 0) <= 6

/** Whether a value is a quantity, and not "below 0.8 bar" or "level". */
export const startsWithFigure = (value: string) => /^[<>≤≥±~+−-]?\s*\d/.test(value)
