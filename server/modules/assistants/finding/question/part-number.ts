/**
 * At least five capitals and digits, three of them digits: matches EC-2169, but not the number of a figure, nor that of a
 * section ("10.12") or a grade of oil (SAE J300: "10W-30").
 */
const partNumber =
  /(?<![\w.-])(?!\d{1,2}(?:\.\d{1,2})+(?![\w-]))(?!\d{1,2}W-?\d{2}(?![\w-]))(?=(?:[A-Z./-]*\d){3})[A-Z0-9][A-Z0-9./-]{4,}(?![\w-])/g

/** Counts the words of a text that look like part numbers. */
export const partNumbersIn = (text: string): number => text.match(partNumber)?.length ?? 0

export const hasPartNumber = (text: string): boolean => partNumbersIn(text) > 0

/** A text without what looks like part numbers in it. */
export const withoutPartNumbers = (text: string): string => text.replace(partNumber, ' ')
