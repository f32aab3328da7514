/** Styles of the link or button in a row's title that opens the row. */
export const rowTitleClass = 'inline-flex min-h-6 items-center text-left font-semibold wrap-anywhere hover:underline'
