/** Five signs or more, capitals and digits, three of them digits: short enough for EC-2169, too long for a figure's number. */
const partNumber = /(?<![\w.-])(?=(?:[A-Z./-]*\d){3})[A-Z0-9][A-Z0-9./-]{4,}(?![\w-])/g

/** How many words of a text look like part numbers. */
export const partNumbersIn = (text: string): number => text.match(partNumber)?.length ?? 0

export const hasPartNumber = (text: string): boolean => partNumbersIn(text) > 0
